"""What learners rely on, frozen: the files here say what version 0 of the encoding was, and no later change may alter it."""
