"""What one reader notices of floods by others, and how much memory the server takes for them."""

import contextlib
import json
import pathlib
import resource
import socket
import subprocess
import tempfile
import threading
import time

from many_bugs import fill
from measure import API, ROOT, TOOLS, Person, Server, line, uuid_v7

SECONDS = 10
BUGS = 20_000
SLOW = 1_000
IDLE = 10_000
GREEDY = 200


class Reader:
    """Reads one bug again and again over one connection, and the server's memory meanwhile."""

    def __init__(self, server, request):
        self.server = server
        self.request = request.encode()

    def read_for(self, seconds):
        """Milliseconds of each request in order of size, and the most memory in MB."""
        took, memory = [], 0
        end = time.perf_counter() + seconds
        looked = 0
        with socket.create_connection(("127.0.0.1", self.server.port), timeout=60) as connection:
            while time.perf_counter() < end:
                began = time.perf_counter()
                connection.sendall(self.request)
                self.take_answer(connection)
                took.append((time.perf_counter() - began) * 1000)
                if began > looked + 0.2:
                    looked, memory = began, max(memory, self.server.memory_mb())
                time.sleep(0.002)
        return sorted(took), memory

    @staticmethod
    def take_answer(connection):
        held = b""
        while b"\r\n\r\n" not in held:
            held += connection.recv(65536)
        head, _, body = held.partition(b"\r\n\r\n")
        if not head.startswith(b"HTTP/1.1 200"):
            raise AssertionError(f"the reader was answered {head[:60]}")
        length = next(int(each.split(b":")[1]) for each in head.split(b"\r\n") if each.lower().startswith(b"content-length"))
        while len(body) < length:
            body += connection.recv(65536)


@contextlib.contextmanager
def connections(port, count):
    """Open connections; from several addresses, as each has a limit of its own."""
    opened = []
    try:
        for number in range(count):
            opened.append(socket.create_connection(("127.0.0.1", port), source_address=(f"127.0.1.{1 + number % 8}", 0)))
        yield opened
    finally:
        for each in opened:
            each.close()


@contextlib.contextmanager
def repeated(act, every_s):
    """Does something again and again beside what runs."""
    is_over = threading.Event()

    def work():
        while not is_over.wait(every_s):
            with contextlib.suppress(OSError):
                act()

    worker = threading.Thread(target=work)
    worker.start()
    try:
        yield
    finally:
        is_over.set()
        worker.join()


@contextlib.contextmanager
def hammered(port, clients, request):
    """The load generator beside what runs; its answers are refusals, and are to be."""
    with tempfile.NamedTemporaryFile("w", newline="") as file:
        file.write(request)
        file.flush()
        words = [TOOLS / "lacewing_load", str(port), str(clients), str(SECONDS + 2), file.name]
        process = subprocess.Popen(words, stdout=subprocess.DEVNULL)
        try:
            yield
        finally:
            process.terminate()
            process.wait()


@contextlib.contextmanager
def refused(port, clients, request):
    """Requests after whose refusal the server closes: each on a connection of its own."""

    def ask():
        with socket.create_connection(("127.0.0.1", port), timeout=10) as connection:
            connection.sendall(request.encode())
            connection.recv(65536)

    with contextlib.ExitStack() as all_of_them:
        for _ in range(clients):
            all_of_them.enter_context(repeated(ask, 0.001))
        yield


@contextlib.contextmanager
def slow_heads(port):
    """A byte a second of a head each."""
    with connections(port, SLOW) as opened:
        for each in opened:
            each.sendall(b"GET / HTTP/1.1\r\nX: ")

        def drip():
            for each in opened:
                each.sendall(b"a")

        with repeated(drip, 1):
            yield


@contextlib.contextmanager
def greedy(port, request):
    """Ask for long answers and never read them."""
    with connections(port, GREEDY) as opened:
        for each in opened:
            each.sendall(request.encode() * 20)
        yield


@contextlib.contextmanager
def idle(port):
    with connections(port, IDLE):
        yield


def post(port, path, body, more=""):
    return (f"POST {API}{path} HTTP/1.1\r\nHost: localhost:{port}\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\n"
            f"{more}Content-Length: {len(body)}\r\n\r\n{body}")


def floods_on(server, person, org):
    """(name, how it is made) of each flood."""
    port = server.port
    guess = json.dumps({"email": "ada@example.org", "password": "a wrong password"})
    deep = "[" * 500_000
    wide = '{"orgName":"' + "a" * 900_000 + '"}'
    mine = f"Cookie: {person.cookie}\r\n"
    return [
        (f"{SLOW:,} heads of a byte a second", lambda: slow_heads(port)),
        ("sign-ins with wrong passwords, 64 at once", lambda: hammered(port, 64, post(port, "/auth/log-in", guess))),
        ("JSON of 500,000 brackets, 16 at once", lambda: hammered(port, 16, post(port, "/orgs", deep, mine))),
        ("JSON with a text of 900 KB, 16 at once", lambda: hammered(port, 16, post(port, "/orgs", wide, mine))),
        ("bodies that say they are packed, 16 at once",
         lambda: refused(port, 16, post(port, "/orgs", "a" * 1000, mine + "Content-Encoding: gzip\r\n"))),
        (f"{GREEDY} readers of long answers that never read", lambda: greedy(port, person.raw("GET", f"/orgs/{org}/bugs?limit=500"))),
        (f"exports of {BUGS:,} bugs, 10 at once", lambda: hammered(port, 10, person.raw("GET", f"/orgs/{org}/bugs/export?format=csv"))),
        (f"words that begin with a letter, in {BUGS:,} bugs, 50 at once",
         lambda: hammered(port, 50, person.raw("GET", f"/orgs/{org}/bugs?q=r*&limit=500"))),
        (f"{IDLE:,} idle connections", lambda: idle(port)),
    ]


def floods():
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        server = Server(pathlib.Path(temporary))
        person = Person(server, "ada")
        org = person.call("POST", "/orgs", {"orgName": "Moth Works", "orgDesc": ""})
        project = person.call("POST", f"/orgs/{org['id']}/projects", {"name": "Core", "description": "Measured"})
        person.call("POST", f"/orgs/{org['id']}/bugs", {"id": uuid_v7(), "projectID": project["id"], "title": "Read on and on"})
        fill(server, org, 1, BUGS)
        reader = Reader(server, person.raw("GET", f"/orgs/{org['id']}/bugs/CORE-1"))
        took, calm_mb = reader.read_for(SECONDS / 2)
        line("a reader alone", f"p99 {took[len(took) * 99 // 100]:.1f} ms, {calm_mb:.0f} MB")
        for name, flood in floods_on(server, person, org["id"]):
            with flood():
                took, memory_mb = reader.read_for(SECONDS)
            line(name, f"p99 {took[len(took) * 99 // 100]:.1f} ms, +{memory_mb - calm_mb:.0f} MB", "<= 300 ms, +64 MB")
        server.stop()
