"""Datasets: games and decisions in Parquet files, written in a stream and gone on with after an interruption."""
