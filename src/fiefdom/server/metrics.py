"""What hosts can watch: numbers about tables, visitors, answers, thinking and the database, as Prometheus reads them."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.metrics_core import GaugeMetricFamily, Metric
from prometheus_client.parser import text_string_to_metric_families

TYPE = CONTENT_TYPE_LATEST
PAGE = os.sysconf("SC_PAGESIZE") if hasattr(os, "sysconf") else 0
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)


def memory_of_helpers() -> float:
    """Bytes of the processes that this one has started; 0 where the system does not tell."""
    pages = 0
    for task in Path("/proc/self/task").glob("*/children"):
        with contextlib.suppress(OSError, ValueError):  # it may have ended meanwhile
            for child in task.read_text().split():
                with contextlib.suppress(OSError):
                    pages += int(Path(f"/proc/{child}/statm").read_text().split()[1])
    return float(pages * PAGE)


class Metrics:
    """The numbers of one server; they are its own, so that several can run in one process."""

    def __init__(self) -> None:
        self._registry = CollectorRegistry()
        ProcessCollector(registry=self._registry)
        self.messages = Histogram(
            "fiefdom_message_seconds",
            "Time from the arrival of a message until it is carried out, stored and answered",
            ["message"],
            buckets=SECONDS,
            registry=self._registry,
        )
        self._kinds: dict[str, Histogram] = {}
        """The numbers of each kind of message: to find them by the label takes longer than to count."""
        self.refused = Counter("fiefdom_refused_total", "Messages and requests that were refused", ["reason"], registry=self._registry)
        self.database = Histogram(
            "fiefdom_database_seconds", "Time of a transaction, its sync included", buckets=SECONDS, registry=self._registry
        )
        self.database_failures = Counter("fiefdom_database_failures_total", "Transactions that failed", registry=self._registry)

    def note_message(self, kind: str, seconds: float) -> None:
        if kind not in self._kinds:
            self._kinds[kind] = self.messages.labels(kind)
        self._kinds[kind].observe(seconds)

    def note_refusal(self, code: str) -> None:
        self.refused.labels(code).inc()

    def note_transaction(self, seconds: float) -> None:
        self.database.observe(seconds)

    def watch(self, name: str, about: str, number: Callable[[], float]) -> None:
        """Show a number that somebody else keeps, as it is when it is asked for."""
        Gauge(f"fiefdom_{name}", about, registry=self._registry).set_function(number)

    def watch_each(self, name: str, about: str, label: str, numbers: dict[str, Callable[[], float]]) -> None:
        """The same for several that belong together."""
        gauge = Gauge(f"fiefdom_{name}", about, [label], registry=self._registry)
        for each, number in numbers.items():
            gauge.labels(each).set_function(number)

    def text(self) -> bytes:
        """All numbers, as they are fetched."""
        return generate_latest(self._registry)


class Together:
    """The numbers of several processes; each keeps its own, by a label. `up` says of all whether they have answered."""

    def __init__(self, texts: Mapping[str, bytes], up: Mapping[str, bool]) -> None:
        well = GaugeMetricFamily("fiefdom_process_up", "Whether a process of the house answers", labels=["process"])
        for process, answers in up.items():
            well.add_metric([process], answers)
        self._families: dict[str, Metric] = {well.name: well}
        for process, text in texts.items():
            for family in text_string_to_metric_families(text.decode()):
                self._add(family, process)

    def _add(self, family: Metric, process: str) -> None:
        kept = self._families.setdefault(family.name, Metric(family.name, family.documentation, family.type))
        kept.samples += [sample._replace(labels={**sample.labels, "process": process}) for sample in family.samples]

    def collect(self) -> Iterable[Metric]:
        """Called by the library."""
        return self._families.values()

    def text(self) -> bytes:
        registry = CollectorRegistry()
        registry.register(self)
        return generate_latest(registry)
