"""How much one connection, or one address, may ask for: messages, requests, things to keep, and time to work."""

from __future__ import annotations

import ipaddress
from dataclasses import dataclass, field

from fiefdom.server.settings import Settings

SMALLEST_NETWORK = 64
"""Bits of an IPv6 network that one household gets, and with it more addresses than anybody could count."""

MOST_REMEMBERED = 10_000
"""Addresses; then those are forgotten that have been quiet for a while."""

LOOKING = 5.0
"""Seconds between two looks for them."""

QUIET = 120.0
"""Seconds after which every bucket is full again, or nearly."""


def network_of(address: str) -> str:
    """What counts as one address: of IPv6 the network, and an IPv4 address the same however it is written."""
    try:
        parsed = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, ipaddress.IPv4Address):
        return str(parsed)
    if parsed.ipv4_mapped:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.ip_network((parsed, SMALLEST_NETWORK), strict=False))


@dataclass
class Bucket:
    """Fills with `rate` drops a second up to `size`; whatever is asked for takes some."""

    rate: float
    size: float
    level: float = field(init=False)
    at: float = 0.0

    def __post_init__(self) -> None:
        """Begin full."""
        self.level = self.size

    def take(self, now: float, drops: float = 1.0) -> bool:
        """Take some drops, if they are there."""
        if self.left(now) < drops:
            return False
        self.level -= drops
        return True

    def owe(self, now: float, drops: float) -> None:
        """Take drops that may not be there: what something has cost is known only afterwards."""
        self.level = self.left(now) - drops

    def left(self, now: float) -> float:
        """The drops in it; fewer than none if somebody owes some."""
        self.level = min(self.size, self.level + max(0.0, now - self.at) * self.rate)
        self.at = now
        return self.level


@dataclass
class Address:
    """What one address uses: sockets, requests and work that are open now, and buckets for all that it asks for."""

    made: Bucket
    asked: Bucket
    said: Bucket
    worked: Bucket
    sockets: int = 0
    requests: int = 0
    working: int = 0
    last_used: float = 0.0

    @property
    def is_busy(self) -> bool:
        """Whether anything of it goes on."""
        return bool(self.sockets or self.requests or self.working)


class Addresses:
    """All addresses that have been here lately."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.known: dict[str, Address] = {}
        self._looked = -QUIET

    def of(self, address: str, now: float) -> Address:
        """What an address uses."""
        key = network_of(address)
        if key not in self.known:
            self._forget_quiet(now)
            self.known[key] = self._new(now)
        self.known[key].last_used = now
        return self.known[key]

    def _new(self, now: float) -> Address:
        settings = self.settings
        return Address(
            made=Bucket(settings.tables_per_minute / 60, settings.tables_per_minute, at=now),
            asked=Bucket(settings.request_rate, settings.request_burst, at=now),
            said=Bucket(settings.message_rate * settings.busy_connections, settings.message_burst * settings.busy_connections, at=now),
            worked=Bucket(settings.work_rate, settings.work_burst, at=now),
        )

    def _forget_quiet(self, now: float) -> None:
        """Look now and then, if there are many, who has not been here for a while."""
        if len(self.known) >= MOST_REMEMBERED and now - self._looked >= LOOKING:
            self._looked = now
            self.known = {key: each for key, each in self.known.items() if each.is_busy or now - each.last_used < QUIET}
