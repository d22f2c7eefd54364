"""Games as people and programs use them: positions, views, batches."""
