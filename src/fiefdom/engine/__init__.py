"""The rules as plain Python over one flat record of small integers. Compiled with Cython where there is a C compiler."""
