"""Measures the release binary and prints each figure beside the limit it is held against.

    bin/bench                 everything
    bin/bench --seconds 2     shorter rounds
    bin/bench --bugs 100000   only what people do in an organization with so many bugs
    bin/bench --lists 100000  only lists, boards, counts and files by queries over so many bugs, on both databases
    bin/bench --web 100000    only what people do in Chromium with so many bugs
    bin/bench --floods        only what a reader notices of floods by others
    bin/bench --sign-ins      only whether the time of a refused sign-in tells who has an account
    bin/bench --same-times    only whether the time of an answer tells what is hidden from who asks
    bin/bench --long-talk     only a bug with 100,000 comments
    bin/bench --texts         only whether the time of a text as a page shows it grows with its length alone
    bin/bench --demo          only the example organization, of 300 and of 100,000 bugs, on both databases
    bin/bench --import FILE   also loads that file of bug reports on both databases (PostgreSQL where
                              LACEWING_TEST_POSTGRES_URL names one) and times lists over it

Every ratio is taken inside one run. Rounds alternate between the two sides; medians are printed.
"""

import argparse
import base64
import json
import os
import pathlib
import secrets
import socket
import statistics
import struct
import subprocess
import sys
import tempfile
import time

from demo import demo
from floods import floods
from lists import lists
from long_talk import long_talk
from many_bugs import many_bugs
from measure import API, BINARY, ROOT, TOOLS, Person, Server, databases, free_port, group_commit, line, load, median, uuid_v7
from same_times import same_times
from sign_ins import sign_ins
from web import texts, web

def reads(server, person, path, seconds):
    request = person.raw("GET", path)
    size = len(json.dumps(person.call("GET", path), separators=(",", ":"), ensure_ascii=False).encode())
    bare_port = free_port()
    bare = subprocess.Popen([TOOLS / "lacewing_bare_server", str(bare_port), str(size)])
    time.sleep(0.2)
    try:
        for connections in (1, 64):
            ours, theirs, cpu = [], [], []
            for _ in range(3):
                theirs.append(load(bare_port, connections, seconds, request))
                before = server.cpu_s()
                ours.append(load(server.port, connections, seconds, request))
                cpu.append((server.cpu_s() - before) / ours[-1]["requests"] * 1e6)
            if any(round_["failures"] for round_ in ours):
                sys.exit("reads failed under load")
            ratio = median(ours, "per_second") / median(theirs, "per_second")
            line(f"read, {connections} connections", f"{median(ours, 'per_second'):,.0f}/s p99 {median(ours, 'p99_us')} µs")
            line("  ratio to a bare loopback server", f"{ratio:.2f}", ">= 0.6 at 64")
            line("  processor time of a request", f"{statistics.median(cpu):.1f} µs", "<= 25 µs")
    finally:
        bare.kill()
        bare.wait()


def creates(server, person, org, project, seconds, folder):
    body = json.dumps({"id": "{uuid}", "projectID": project["id"], "title": "Measured under load", "description": "x" * 200})
    request = person.raw("POST", f"/orgs/{org['id']}/bugs", body)
    for connections in (1, 64):
        ours, theirs = [], []
        for _ in range(3):
            theirs.append(group_commit(folder, connections, seconds))
            ours.append(load(server.port, connections, seconds, request))
        if any(round_["failures"] for round_ in ours):
            sys.exit("creates failed under load")
        ratio = median(ours, "per_second") / median(theirs, "per_second")
        line(f"durable create, {connections} connections", f"{median(ours, 'per_second'):,.0f}/s p99 {median(ours, 'p99_us')} µs")
        line("  raw group commit of this disk", f"{median(theirs, 'per_second'):,.0f}/s p99 {median(theirs, 'p99_us')} µs")
        line("  ratio", f"{ratio:.2f}", ">= 0.8 at 64")


class Listener:
    """A WebSocket client with just enough of RFC 6455 to hear frames."""

    def __init__(self, person):
        server = person.server
        self.socket = socket.create_connection(("127.0.0.1", server.port))
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        self.socket.sendall((f"GET {API}/live HTTP/1.1\r\nHost: localhost:{server.port}\r\nUpgrade: websocket\r\n"
                             f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
                             f"Origin: http://localhost:{server.port}\r\nCookie: {person.cookie}\r\n\r\n").encode())
        self.buffer = b""
        while b"\r\n\r\n" not in self.buffer:
            self.buffer += self.socket.recv(4096)
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            sys.exit(f"no live socket: {head[:200]}")

    def send(self, message):
        payload = json.dumps(message).encode()
        mask = secrets.token_bytes(4)
        length = struct.pack("!B", 0x80 | len(payload)) if len(payload) < 126 else struct.pack("!BH", 0xFE, len(payload))
        self.socket.sendall(b"\x81" + length + mask + bytes(b ^ mask[i % 4] for i, b in enumerate(payload)))

    def take(self, count):
        while len(self.buffer) < count:
            self.buffer += self.socket.recv(65536)
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
        return taken

    def next(self):
        while True:
            first, second = self.take(2)
            length = second & 0x7F
            if length == 126:
                length = struct.unpack("!H", self.take(2))[0]
            elif length == 127:
                length = struct.unpack("!Q", self.take(8))[0]
            payload = self.take(length)
            if first & 0x0F == 1:
                return json.loads(payload)


def live(person, org, project):
    heard = Listener(person)
    versions = person.call("GET", f"/orgs/{org['id']}")["versions"]
    heard.send({"type": "subscribe", "owner": org["id"], "streams": versions})
    while heard.next()["type"] != "subscribed":
        pass
    delays = []
    for _ in range(200):
        bug = {"id": uuid_v7(), "projectID": project["id"], "title": "Heard by others"}
        person.call("POST", f"/orgs/{org['id']}/bugs", bug)
        answered = time.perf_counter()
        while not any(change["id"] == bug["id"] for change in heard.next().get("changes", [])):
            pass
        delays.append(max(0.0, time.perf_counter() - answered) * 1000)
    line("live: answer of the create to frame on a second socket", f"p50 {statistics.median(delays):.2f} ms, p99 {sorted(delays)[-3]:.2f} ms")


def sizes():
    line("binary", f"{BINARY.stat().st_size / 1e6:.1f} MB", "<= 20 MB")
    chunks = sorted((ROOT / "web/dist/assets").glob("*.js"))
    compressed = sum(pathlib.Path(f"{chunk}.br").stat().st_size for chunk in chunks if pathlib.Path(f"{chunk}.br").exists())
    line("web: all JavaScript, brotli", f"{compressed / 1024:.0f} KB in {len(chunks)} files", "<= 350 KB")


def pages(server, person, org, project):
    """What a browser makes of the pages; the scores are performance, accessibility, best practices, SEO."""
    organization = f"/organizationDisplay/{org['id']}"
    asked = ["node", "tools/measure-pages.ts", f"http://localhost:{server.port}", person.cookie,
             f"{organization}/projects/{project['key']}", "/", "/auth", f"+{organization}"]
    done = subprocess.run(asked, cwd=ROOT / "web", check=False, capture_output=True, text=True)
    for told in done.stdout.splitlines():
        figure = json.loads(told)
        line(figure["name"], figure["value"], figure["limit"])
    if done.returncode != 0:
        print(f"  the pages were not measured: {done.stderr[-800:]}")


def imports(file, seconds):
    for name, environment in databases():
        with tempfile.TemporaryDirectory() as temporary:
            folder = pathlib.Path(temporary)
            server = Server(folder, environment)
            owner = Person(server, "ada")
            org = owner.call("POST", "/orgs", {"orgName": "Imported", "orgDesc": ""})
            began = time.perf_counter()
            done = subprocess.run([BINARY, "import", file, "--organization", org["id"], "--data", folder / "data"],
                                  env=server.environment, capture_output=True, text=True, check=False)
            took = time.perf_counter() - began
            print(f"  import on {name}: {done.stdout.splitlines()[0] if done.stdout else done.stderr}")
            line(f"  time ({name})", f"{took:.1f} s")
            line("  memory of the server afterwards", f"{server.memory_mb():.0f} MB")
            if not environment:
                server.stop()
                line("  size of the data folder", f"{sum(f.stat().st_size for f in (folder / 'data').rglob('*') if f.is_file()) / 1e6:.0f} MB")
                server.start()
                line("  memory at rest after a restart", f"{server.memory_mb():.0f} MB", "<= 64 MB with 10,000 bugs")
            else:
                size = subprocess.run(["psql", "-qAt", environment["LACEWING_DATABASE_URL"], "-c", "SELECT pg_database_size(current_database())"],
                                      check=True, capture_output=True, text=True).stdout
                line("  size of the database", f"{int(size) / 1e6:.0f} MB")
            largest = max(owner.call("GET", f"/orgs/{org['id']}/projects")["items"], key=lambda one: one["bugCount"])
            first = f"/orgs/{org['id']}/bugs?project={largest['key']}&limit=50"
            path, last, pages = first, first, 0
            began = time.perf_counter()
            while path:
                page = owner.call("GET", path)
                last, pages = path, pages + 1
                path = f"{first}&cursor={page['nextCursor']}" if page.get("nextCursor") else None
            line(f"  all {pages} pages of {largest['key']} ({page['total']} bugs), one after the other", f"{time.perf_counter() - began:.2f} s")
            bug = page["items"][-1]["key"]
            for what, asked in (("first page", first), ("last page", last), ("one bug", f"/orgs/{org['id']}/bugs/{bug}")):
                result = load(server.port, 1, seconds, owner.raw("GET", asked))
                line(f"  {what}, 1 connection", f"p50 {result['p50_us']} µs, p99 {result['p99_us']} µs")
            server.stop()


# What can be measured by itself, by its option.
PARTS = {"floods": floods, "sign-ins": sign_ins, "same-times": same_times, "long-talk": long_talk, "texts": texts, "demo": demo}


def main():
    arguments = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    arguments.add_argument("--seconds", type=float, default=3)
    arguments.add_argument("--import", dest="file")
    arguments.add_argument("--bugs", type=int)
    arguments.add_argument("--lists", type=int)
    arguments.add_argument("--web", type=int)
    for part in PARTS:
        arguments.add_argument(f"--{part}", dest="part", action="store_const", const=part)
    chosen = arguments.parse_args()
    if chosen.bugs:
        many_bugs(chosen.bugs, chosen.seconds)
    elif chosen.web:
        web([chosen.web])
    elif chosen.lists:
        lists(chosen.lists, chosen.seconds)
    elif chosen.part:
        PARTS[chosen.part]()
    else:
        everything(chosen)


def everything(chosen):
    print("Each figure is the median of three rounds; ratios are taken in this run.")
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        folder = pathlib.Path(temporary)
        server = Server(folder)
        line("start with an empty folder, to the first answer", f"{server.started_ms:.0f} ms")
        line("memory at rest, empty", f"{server.memory_mb():.0f} MB")
        owner = Person(server, "ada")
        org = owner.call("POST", "/orgs", {"orgName": "Measured", "orgDesc": ""})
        project = owner.call("POST", f"/orgs/{org['id']}/projects", {"name": "Core", "description": "Measured"})
        bug = owner.call("POST", f"/orgs/{org['id']}/bugs", {"id": uuid_v7(), "projectID": project["id"], "title": "Read again and again", "description": "y" * 400})
        reads(server, owner, f"/orgs/{org['id']}/bugs/{bug['key']}", chosen.seconds)
        creates(server, owner, org, project, chosen.seconds, folder)
        live(owner, org, project)
        pages(server, owner, org, project)
        bugs = owner.call("GET", "/orgs")["items"][0]["bugCount"]
        server.stop()
        line(f"start with {bugs:,} bugs, to the first answer", f"{server.start():.0f} ms", "<= 200 ms")
        line("memory at rest after that start", f"{server.memory_mb():.0f} MB", "<= 64 MB")
        server.stop()
    sizes()
    for part in PARTS.values():
        part()
    many_bugs(100_000, chosen.seconds)
    lists(100_000, chosen.seconds)
    web()
    if chosen.file:
        imports(chosen.file, chosen.seconds)


if __name__ == "__main__":
    main()
