"""Where a request really comes from: a proxy is believed only if the host has named it."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from litestar.types import ASGIApp, Receive, Scope, Send

_PREFIX = 64
"""Whoever has one address of IPv6 has all that begin with the same bits."""

_SCHEMES = ("http", "https")


class Proxies:
    """The proxies that a host trusts, as addresses and networks; a wrong one is a ValueError."""

    def __init__(self, written: Iterable[str]) -> None:
        self._networks = [ip_network(each.strip(), strict=False) for each in written]

    def trusts(self, address: str) -> bool:
        """Whether what is said by this address about a client is true."""
        found = _parsed(address)
        return found is not None and any(found in network for network in self._networks)

    def client(self, forwarded: str, peer: str) -> str:
        """The last address on the way here that is no proxy of ours; what stands before it, anybody wrote."""
        for each in reversed(forwarded.split(",")):
            hop = _without_port(each.strip())
            if _parsed(hop) is None:
                return peer
            if not self.trusts(hop):
                return hop
            peer = hop
        return peer

    def around(self, app: ASGIApp) -> ASGIApp:
        """The application, asked by the clients themselves as far as trusted proxies tell."""

        async def unwrapped(scope: Scope, receive: Receive, send: Send) -> None:
            self._unwrap(scope)
            await app(scope, receive, send)

        return unwrapped if self._networks else app

    def _unwrap(self, scope: Any) -> None:
        peer = scope["client"][0] if scope["client"] else ""
        if not self.trusts(peer):
            return
        told = _told(scope["headers"])
        if b"x-forwarded-for" in told:
            scope["client"] = (self.client(told[b"x-forwarded-for"], peer), 0)
        scheme = told.get(b"x-forwarded-proto", "").rpartition(",")[2].strip().lower()
        if scheme in _SCHEMES:
            scope["scheme"] = scheme if scope["type"] == "http" else scheme.replace("http", "ws")
        host = told.get(b"x-forwarded-host", "").rpartition(",")[2].strip()
        if host:
            others = [pair for pair in scope["headers"] if pair[0] != b"host"]
            scope["headers"] = [*others, (b"host", host.encode("latin-1"))]


def _told(headers: Iterable[tuple[bytes, bytes]]) -> Mapping[bytes, str]:
    """What proxies have added; a header that stands twice is one list."""
    found: dict[bytes, str] = {}
    for name, value in headers:
        if name.startswith(b"x-forwarded-"):
            before = found.get(name)
            found[name] = value.decode("latin-1") if before is None else f"{before},{value.decode('latin-1')}"
    return found


def _without_port(written: str) -> str:
    """An address as proxies write it: `1.2.3.4`, `1.2.3.4:80`, `2001:db8::1` or `[2001:db8::1]:80`."""
    if written.startswith("["):
        return written[1:].partition("]")[0]
    return written.partition(":")[0] if written.count(":") == 1 else written


@lru_cache(4096)
def neighbourhood(address: str) -> str:
    """An address as the limits count it: IPv6 by the network that one household or server has."""
    found = _parsed(address)
    if isinstance(found, IPv6Address):
        return str(ip_network((int(found) >> (128 - _PREFIX) << (128 - _PREFIX), _PREFIX)))
    return address if found is None else str(found)


def _parsed(address: str) -> IPv4Address | IPv6Address | None:
    """An address as a value; one of IPv4 in the clothes of IPv6 is one of IPv4."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    mapped = found.ipv4_mapped if isinstance(found, IPv6Address) else None
    return mapped or found
