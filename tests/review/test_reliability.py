"""The table that holds stated chances against the truth."""

from __future__ import annotations

import re
from pathlib import Path

import numpy
import pytest

from benchmarks.strength.reliability import Sample, brier, error, held, read_samples, tables, worst_row, write_samples


def sample(stated: float, result: float, *, kingdom: int = 0, deals: int = 400, reach: float = 0.1) -> Sample:
    return Sample(kingdom, 0, 0, "leader", "novice", 5, stated, stated - reach, stated + reach, result, deals, result)


def lots(number: int) -> list[Sample]:
    """Stated chances that are true."""
    random = numpy.random.default_rng(3)
    stated = random.random(number)
    return [sample(float(each), float(random.random() < each), kingdom=place % 50) for place, each in enumerate(stated)]


def test_samples_are_read_as_they_were_written(tmp_path: Path) -> None:
    samples = [sample(0.25, 1.0), sample(0.75, 0.5, kingdom=3, deals=0)]
    write_samples(tmp_path / "kept.csv", samples, "how it was made")
    assert (tmp_path / "kept.csv").read_text(encoding="utf-8").startswith("# how it was made\n")
    assert read_samples(tmp_path / "kept.csv") == samples
    assert read_samples(tmp_path / "none.csv") == []


def test_the_parts_of_a_brier_score_add_up() -> None:
    samples = lots(2000)
    words = brier(samples, lambda each: each.result)
    score, reliability, resolution, uncertainty, within = (float(number) for number in re.findall(r"-?\d+\.\d+", words))
    assert score == pytest.approx(numpy.mean([(each.stated - each.result) ** 2 for each in samples]), abs=1e-4)
    assert score == pytest.approx(reliability - resolution + uncertainty + within, abs=3e-4)
    assert reliability < 0.003
    assert uncertainty == pytest.approx(0.25, abs=0.01)


def test_true_chances_have_a_true_table() -> None:
    rows = [line for line in tables(lots(20_000)) if re.match(r"\| \d", line)]
    assert len(rows) == 10
    for row in rows:
        _, _, known, stated, same, *_ = (cell.strip() for cell in row.split("|"))
        assert int(known) > 1500
        assert float(same.split()[0]) == pytest.approx(float(stated), abs=4)


def test_intervals_are_held_against_what_is_known_well() -> None:
    samples = [sample(0.5, 0.55, kingdom=1), sample(0.5, 0.65, kingdom=2), sample(0.5, 1.0, kingdom=3, deals=8)]
    assert held(samples).startswith("50.0 ")


def test_the_noise_of_the_truth_is_no_error_of_what_is_stated() -> None:
    random = numpy.random.default_rng(4)
    samples = [sample(0.5, float(random.binomial(8, 0.5)) / 8, deals=8) for _ in range(4000)]
    assert error(samples) < 4
    assert error([sample(0.6, 0.5) for _ in range(10)]) == pytest.approx(10, abs=0.4)


def test_a_row_that_is_off_is_told_from_chance() -> None:
    true = lots(4000)
    wrong = [each._replace(result=0.0) if each.bin == 6 and place % 3 == 0 else each for place, each in enumerate(true)]
    assert float(re.findall(r"off in (\d+) %", worst_row(true))[0]) > 5
    assert worst_row(wrong).startswith("60–70 %")
    assert worst_row(wrong).endswith("off in 0 % of such tables")
