"""How much one connection, or one address, may ask for."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field


@dataclass
class Bucket:
    """Fills with `rate` drops a second up to `size`; each message takes one."""

    rate: float
    size: float
    level: float = field(init=False)
    at: float = 0.0

    def __post_init__(self) -> None:
        """Begin full."""
        self.level = self.size

    def take(self, now: float) -> bool:
        """Take a drop, if there is one."""
        self.level = min(self.size, self.level + (now - self.at) * self.rate)
        self.at = now
        if self.level < 1:
            return False
        self.level -= 1
        return True


class Addresses:
    """What each address uses: open connections, and new tables and uploads."""

    def __init__(self, connections: int, per_minute: int) -> None:
        self.most = connections
        self.per_minute = per_minute
        self.connections: Counter[str] = Counter()
        self._buckets: dict[str, Bucket] = {}

    def connect(self, address: str) -> bool:
        """Count a connection, if there may be another one."""
        if self.connections[address] >= self.most:
            return False
        self.connections[address] += 1
        return True

    def disconnect(self, address: str) -> None:
        """Count one less."""
        self.connections[address] -= 1
        if self.connections[address] <= 0:
            del self.connections[address]

    def make(self, address: str, now: float) -> bool:
        """Count something new that has to be stored, if there may be more."""
        if len(self._buckets) > 10_000:
            self._buckets = {key: bucket for key, bucket in self._buckets.items() if now - bucket.at < 60}
        bucket = self._buckets.setdefault(address, Bucket(self.per_minute / 60, self.per_minute, at=now))
        return bucket.take(now)
