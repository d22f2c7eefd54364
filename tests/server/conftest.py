"""One server for all tests that do not need one of their own."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator

import pytest

from tests.server.clients import QUICK, Running, running
from tests.server.postgres import Postgres, binaries, running_postgres


@pytest.fixture(scope="session")
def server() -> Iterator[Running]:
    with running() as server:
        yield server


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server of our own."""
    pytest.importorskip("psycopg", reason="psycopg is not installed: the extra `postgres`")
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed (Debian: `apt install postgresql`)")
    with running_postgres(programs) as server:
        yield server


@pytest.fixture
def database(postgres: Postgres) -> str:
    """An empty database."""
    postgres.empty()
    return postgres.address


@pytest.fixture
def house(database: str) -> Iterator[tuple[Running, Running]]:
    """Two processes that share it, in two threads."""
    settings = dataclasses.replace(QUICK, database=database, workers=2)
    with running(settings) as first, running(settings) as second:
        yield first, second
