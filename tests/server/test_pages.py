"""The client as the server hands it out, and the page of a server that has none."""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from tests.server.served import FREE, Served, bad, served

Patch = pytest.MonkeyPatch

INDEX = b"<!doctype html><title>sleight</title><script src=/assets/main-1.js></script>"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    client = tmp_path_factory.mktemp("client")
    (client / "assets").mkdir()
    (client / "index.html").write_bytes(INDEX)
    (client / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    (client / "assets" / "main-1.js").write_text("export {}")
    (client / "assets" / "big-1.js").write_text("export {}\n" * 1000)
    (client / "assets" / "serif.woff2").write_bytes(b"\0")
    (client.parent / "secret.txt").write_text("not for clients")
    config = msgspec.structs.replace(FREE, client=client)
    with served(tmp_path_factory.mktemp("server"), config=config) as running:
        yield running


@pytest.mark.parametrize("path", ["/", "/table/abc", "/table/abc/moment/7", "/?invitation=x", "/apiary"])
def test_a_path_without_a_dot_is_a_place_in_the_client(server: Served, path: str) -> None:
    answer = server.http.get(path)
    assert (answer.status_code, answer.content) == (200, INDEX)
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"
    policy = answer.headers["content-security-policy"].split("; ")
    assert "default-src 'self'" in policy
    assert "frame-ancestors 'none'" in policy
    assert not any("script-src" in rule or "unsafe-eval" in rule for rule in policy)
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["referrer-policy"] == "no-referrer"
    assert server.http.head(path).headers["content-length"] == str(len(INDEX))


def test_built_files_are_kept_for_ever_and_others_are_not(server: Served) -> None:
    for path, kind in (("main-1.js", "text/javascript"), ("serif.woff2", "font/woff2")):
        answer = server.http.get(f"/assets/{path}")
        assert answer.headers["content-type"].startswith(kind)
        assert "immutable" in answer.headers["cache-control"]
    icon = server.http.get("/favicon.svg")
    assert icon.headers["content-type"].startswith("image/svg+xml")
    assert icon.headers["cache-control"] == "no-cache"
    assert "content-security-policy" in icon.headers


def test_files_are_packed_once_for_whoever_can_unpack_them(server: Served, monkeypatch: Patch) -> None:
    monkeypatch.setattr(gzip, "compress", None)
    for path, worth in (
        ("/assets/big-1.js", True),
        ("/assets/main-1.js", False),
        ("/assets/serif.woff2", False),
    ):
        plain = server.http.get(path, headers={"accept-encoding": "identity"})
        packed = server.http.get(path, headers={"accept-encoding": "br, gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers.get("content-encoding") == ("gzip" if worth else None)
        assert (
            packed.headers.get("vary") == plain.headers.get("vary") == ("accept-encoding" if worth else None)
        )
        assert packed.content == plain.content
        assert (int(packed.headers["content-length"]) < len(plain.content)) is worth


@pytest.mark.parametrize(
    "path",
    [
        "/missing.js",
        "/assets/missing.css",
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/api",
        "/api/nothing",
        "/api/games/abracada/nothing",
        "/metrics",
        "/metrics/nothing",
    ],
)
def test_what_is_not_there_is_declined(server: Served, path: str) -> None:
    answer = server.http.get(path)
    bad(answer, 404, "page-unknown")
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_pages_are_only_read(server: Served) -> None:
    declined = server.http.post("/table/abc", json={})
    bad(declined, 405, "method-wrong")
    for answer in (declined, server.http.get("/api/health")):
        assert answer.headers["x-content-type-options"] == "nosniff"
    assert 'sleight_requests_total{status="405"}' in server.numbers()


@pytest.mark.parametrize("lang", ["en", "fr", "ru"])
def test_a_server_without_a_client_says_how_to_get_one(tmp_path: Path, lang: str) -> None:
    config = msgspec.structs.replace(FREE, client=tmp_path / "nowhere")
    with served(tmp_path, config=config) as server:
        answer = server.http.get("/", headers={"accept-language": lang})
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/html")
        assert f'lang="{lang}"' in answer.text
        assert "make play" in answer.text
        bad(server.http.get("/main.js"), 404, "page-unknown")
