"""The addresses of this machine, by which others in the same network reach it."""

from __future__ import annotations

import contextlib
import ipaddress
import socket


def shown_host(host: str) -> str:
    """The host as it stands in an address to click: where the server listens everywhere, this machine."""
    if host in EVERYWHERE:
        return "localhost"
    return f"[{host}]" if ":" in host else host


EVERYWHERE = {"0.0.0.0": socket.AF_INET, "": socket.AF_INET, "::": socket.AF_INET6}
"""Hosts by which a server listens at all addresses of a machine."""

ELSEWHERE = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that belong to nobody (RFC 5737, RFC 3849). Nothing is sent there."""


def addresses_for(host: str) -> list[str]:
    """The addresses by which other machines reach a server that listens everywhere; none if it does not."""
    family = EVERYWHERE.get(host)
    if family is None:
        return []
    found = [own_address(family)]
    with contextlib.suppress(OSError):
        found += [str(each[4][0]) for each in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [each for each in dict.fromkeys(found) if each and not ipaddress.ip_address(each.partition("%")[0]).is_loopback]


def own_address(family: socket.AddressFamily) -> str:
    """The address from which this machine would send to others; nothing where it has no network."""
    try:
        with socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((ELSEWHERE[family], 9))
            return str(asking.getsockname()[0])
    except OSError:
        return ""
