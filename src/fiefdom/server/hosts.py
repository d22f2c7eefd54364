"""Under which names the server may be reached: against pages of other sites that let their own name lead here (DNS rebinding)."""

from __future__ import annotations

import ipaddress
import socket
from collections.abc import Iterable
from urllib.parse import urlsplit

ANY = "*"


class Hosts:
    """The names of a server.

    Addresses in digits are always right: a browser that shows one went to that very address, and no other site can lend it a name.
    """

    def __init__(self, names: Iterable[str] = (), origins: Iterable[str] = ()) -> None:
        wanted = {*names, *(urlsplit(origin).hostname or "" for origin in origins)}
        self.names = {name.lower().rstrip(".") for name in wanted if name} | own_names()

    def knows(self, host: str | None) -> bool:
        """Whether the server goes by the name in a `Host` header. Browsers always send one, so none is no danger."""
        if host is None or ANY in self.names:
            return True
        name = name_in(host)
        return bool(name) and (is_address(name) or name in self.names or self._matches(name))

    def _matches(self, name: str) -> bool:
        """Whether one of the names is a pattern for this one: `*.example.org`."""
        parents = (name.split(".", number)[-1] for number in range(1, name.count(".") + 1))
        return any(f"{ANY}.{parent}" in self.names for parent in parents)


def own_names() -> set[str]:
    """What this machine is called: by itself, and by its neighbours in the network."""
    machine = socket.gethostname().lower()
    return {"localhost", f"{ANY}.localhost", machine, f"{machine.partition('.')[0]}.local"} - {"", ".local"}


def name_in(host: str) -> str:
    """The name in a `Host` header, without the port; empty if there is none."""
    if set(host) & set("@/?#\\"):
        return ""
    try:
        return (urlsplit(f"//{host}").hostname or "").rstrip(".")
    except ValueError:
        return ""


def is_address(name: str) -> bool:
    """Whether a name is an address in digits."""
    try:
        ipaddress.ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True
