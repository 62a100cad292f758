"""What every benchmark needs: the server on a folder of its own, people signed in to it, load, and lines of figures."""

import http.client
import json
import math
import os
import pathlib
import re
import secrets
import signal
import socket
import statistics
import subprocess
import sys
import tempfile
import time
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
BINARY = ROOT / "build/release/lacewing"
TOOLS = ROOT / "build/release/bench"
API = "/api/v1"
PASSWORD = secrets.token_urlsafe(18)


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def uuid_v7():
    moment = int(time.time() * 1000)
    value = (moment << 80) | (0x7 << 76) | (secrets.randbits(12) << 64) | (0b10 << 62) | secrets.randbits(62)
    return str(uuid.UUID(int=value))


class Server:
    """The release binary on a data folder of its own."""

    def __init__(self, folder, environment=None):
        self.folder = folder
        self.port = free_port()
        self.environment = {**os.environ, "LACEWING_REQUESTS_PER_MINUTE": "100000000", **(environment or {})}
        self.started_ms = self.start()

    def start(self):
        began = time.perf_counter()
        self.log = open(self.folder / "server.log", "ab")
        self.process = subprocess.Popen(
            [BINARY, "serve", "--listen", f"127.0.0.1:{self.port}", "--data", self.folder / "data"],
            env=self.environment, stdout=self.log, stderr=self.log)
        while True:
            try:
                with socket.create_connection(("127.0.0.1", self.port), timeout=1) as probe:
                    probe.sendall(f"GET /healthz HTTP/1.1\r\nHost: localhost:{self.port}\r\n\r\n".encode())
                    if b"200" in probe.recv(200):
                        return (time.perf_counter() - began) * 1000
            except OSError:
                if self.process.poll() is not None:
                    sys.exit(f"the server ended: {(self.folder / 'server.log').read_text()[-800:]}")
                time.sleep(0.002)

    def stop(self):
        self.process.send_signal(signal.SIGTERM)
        self.process.wait()
        self.log.close()

    def memory_mb(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def cpu_s(self):
        """Processor time of our process and of PostgreSQL's that serve it, without its parallel workers."""
        processes = [self.process.pid]
        if url := self.environment.get("LACEWING_DATABASE_URL"):
            serving = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
            processes += subprocess.run(["psql", "-qAt", url, "-c", serving], check=True, capture_output=True, text=True).stdout.split()
        times = (file for each in processes for file in pathlib.Path(f"/proc/{each}/task").glob("*/schedstat"))
        return sum(int(file.read_text().split()[0]) for file in times) / 1e9


def databases():
    """(name, environment): SQLite, and an empty PostgreSQL where LACEWING_TEST_POSTGRES_URL names a server."""
    yield "SQLite", {}
    if server := os.environ.get("LACEWING_TEST_POSTGRES_URL"):
        name = f"bench_{secrets.token_hex(4)}"
        subprocess.run(["psql", "-q", server, "-c", f"CREATE DATABASE {name}"], check=True)
        yield "PostgreSQL", {"LACEWING_DATABASE_URL": re.sub(r"^(\w+://[^/]*/)[^?]*", rf"\g<1>{name}", server)}


class Person:
    """A signed-in client of a server."""

    def __init__(self, server, name):
        self.server = server
        self.cookie = ""
        email = f"{name}@example.org"
        self.call("POST", "/auth/sign-up", {"username": name, "name": name, "email": email, "password": PASSWORD})
        subprocess.run([BINARY, "user", "verify", email, "--data", server.folder / "data"],
                       env=server.environment, check=True, stdout=subprocess.DEVNULL)
        self.call("POST", "/auth/log-in", {"email": email, "password": PASSWORD})

    def call(self, method, path, body=None):
        connection = http.client.HTTPConnection("127.0.0.1", self.server.port)
        headers = {"Host": f"localhost:{self.server.port}", "Sec-Fetch-Site": "same-origin"}
        if self.cookie:
            headers["Cookie"] = self.cookie
        if body is not None:
            headers["Content-Type"] = "application/json"
        connection.request(method, API + path, json.dumps(body) if body is not None else None, headers)
        reply = connection.getresponse()
        text = reply.read()
        if reply.status >= 300:
            sys.exit(f"{method} {path}: {reply.status} {text[:300]}")
        if cookie := reply.getheader("Set-Cookie"):
            self.cookie = cookie.split(";")[0]
        return json.loads(text) if text else None

    def raw(self, method, path, body=None):
        """The bytes of a request, for the load generator. {uuid} in the body stands for 36 characters."""
        head = f"{method} {API}{path} HTTP/1.1\r\nHost: localhost:{self.server.port}\r\nCookie: {self.cookie}\r\nSec-Fetch-Site: same-origin\r\n"
        if body is None:
            return head + "\r\n"
        length = len(body.encode()) + (30 if "{uuid}" in body else 0)
        return f"{head}Content-Type: application/json\r\nContent-Length: {length}\r\n\r\n{body}"


def load(port, connections, seconds, request):
    with tempfile.NamedTemporaryFile("w", newline="") as file:
        file.write(request)
        file.flush()
        out = subprocess.run([TOOLS / "lacewing_load", str(port), str(connections), str(seconds), file.name],
                             check=True, capture_output=True, text=True).stdout
    return json.loads(out)


def group_commit(folder, clients, seconds):
    out = subprocess.run([TOOLS / "lacewing_group_commit", folder / f"raw-{clients}.sqlite", str(clients), str(seconds)],
                         check=True, capture_output=True, text=True).stdout
    return json.loads(out)


def line(what, figure, limit=""):
    print(f"  {what:<58} {figure:>26}   {limit}", flush=True)


def median(of, key):
    return statistics.median(round_[key] for round_ in of)


def is_same(one, other):
    """The probability of so unlike ranks by chance: Mann and Whitney's U test, by its normal approximation."""
    ranked = sorted([(value, 0) for value in one] + [(value, 1) for value in other])
    ranks = sum(rank for rank, (_, which) in enumerate(ranked, 1) if which == 0)
    u = ranks - len(one) * (len(one) + 1) / 2
    mean = len(one) * len(other) / 2
    spread = math.sqrt(len(one) * len(other) * (len(one) + len(other) + 1) / 12)
    return math.erfc(abs(u - mean) / spread / math.sqrt(2))
