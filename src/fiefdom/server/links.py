"""What the links begin with that people send to each other: an address at which others find this server."""

from __future__ import annotations

import ipaddress

from starlette.datastructures import URL

from fiefdom.server.forms import OwnAddresses
from fiefdom.server.guard import ANY, is_address
from fiefdom.server.reach import EVERYWHERE, addresses_for, shown_host
from fiefdom.server.settings import Settings


def is_loopback(name: str) -> bool:
    """Whether a name or an address leads every machine to itself."""
    if is_address(name):
        return ipaddress.ip_address(name.partition("%")[0]).is_loopback
    return name == "localhost" or name.endswith(".localhost")


def own_addresses(seen: URL, client: str, settings: Settings) -> OwnAddresses:
    """Where others find what somebody sees at an address, the best first.

    What the operator says (`--origin`) comes first, then where a visitor has come to. Whoever sits at the machine itself has come to
    an address that is good for nobody else: they are told those of the machine, and nobody else is.
    """
    here = is_loopback(seen.hostname or "localhost")
    found = [*settings.origins, *([] if here else [f"{seen.scheme}://{seen.netloc}"])]
    if here and not found and is_loopback(client):
        found = _ways_in(seen.port, settings)
    unique = list(dict.fromkeys(found))
    return OwnAddresses(origins=unique or [f"{seen.scheme}://{seen.netloc}"], only_here=not unique)


def _ways_in(port: int | None, settings: Settings) -> list[str]:
    """Addresses and names of this machine; where it listens to itself alone, its names are those of a proxy before it."""
    everywhere = [host for host in settings.hosts if host in EVERYWHERE]
    names = [name for name in settings.hosts if ANY not in name and not is_address(name) and name and not is_loopback(name)]
    if not everywhere:
        return [f"https://{name}" for name in names]
    at = f":{port}" if port else ""
    addresses = [address for host in everywhere for address in addresses_for(host)]
    return [f"http://{shown_host(each)}{at}" for each in [*names, *addresses]]
