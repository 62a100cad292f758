"""Whether the time of a refused sign-in tells who has an account (attack Q055): known, unknown, and without a password."""

import http.client
import ipaddress
import itertools
import json
import pathlib
import random
import sqlite3
import statistics
import subprocess
import tempfile
import time

from measure import API, BINARY, PASSWORD, ROOT, Server, is_same, line

TRIES = 2_000  # of each kind
PER_ACCOUNT = 10  # so many wrong passwords are allowed
NETWORKS = map(str, (ipaddress.ip_address("10.0.0.1") + 256 * n for n in itertools.count()))
KINDS = ["known", "unknown", "Google alone"]


class Asker:
    """A trusted proxy of many networks, over one connection, for somebody who is signed in or nobody."""

    def __init__(self, server, cookie=""):
        self.server = server
        self.cookie = cookie
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port)

    def ask(self, path, body=None):
        """The status of a GET, or of a POST of that body."""
        headers = {"Host": f"localhost:{self.server.port}", "Sec-Fetch-Site": "same-origin", "Content-Type": "application/json",
                   "Cookie": self.cookie, "X-Forwarded-For": next(NETWORKS)}
        self.connection.request("POST" if body else "GET", API + path, json.dumps(body) if body else None, headers)
        reply = self.connection.getresponse()
        reply.read()
        return reply.status


def make_accounts(server, count):
    """Verified ones, by address."""
    asker = Asker(server)
    emails = [f"person-{number}@example.org" for number in range(count)]
    for number, email in enumerate(emails):
        status = asker.ask("/auth/sign-up", {"username": f"person-{number}", "name": "n", "email": email, "password": PASSWORD})
        if status != 202:
            raise AssertionError(f"a sign-up was answered {status}")
        subprocess.run([BINARY, "user", "verify", email, "--data", server.folder / "data"], check=True, stdout=subprocess.DEVNULL)
    return emails


def take_passwords(server, emails):
    """Accounts without one, as those of a provider are."""
    server.stop()
    with sqlite3.connect(server.folder / "data/lacewing.sqlite") as database:
        for email in emails:
            database.execute("UPDATE accounts SET password_hash = '' WHERE email = ?", [email])
    server.start()


def sign_ins():
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        server = Server(pathlib.Path(temporary), {"LACEWING_TRUSTED_PROXIES": "127.0.0.1"})
        emails = make_accounts(server, 2 * TRIES // PER_ACCOUNT)
        known, google = emails[::2], emails[1::2]
        take_passwords(server, google)
        unknown = [f"nobody-{number}@example.org" for number in range(TRIES // PER_ACCOUNT)]
        tries = [(kind, email) for kind, emails in zip(KINDS, [known, unknown, google]) for email in emails * PER_ACCOUNT]
        random.shuffle(tries)
        asker, took = Asker(server), {kind: [] for kind in KINDS}
        for kind, email in tries:
            began = time.perf_counter()
            status = asker.ask("/auth/log-in", {"email": email, "password": "a wrong password"})
            took[kind].append((time.perf_counter() - began) * 1000)
            if status != 401:
                raise AssertionError(f"a wrong password was answered {status}")
        server.stop()
    for kind in KINDS:
        line(f"refused sign-in, {kind}, {TRIES:,} times", f"median {statistics.median(took[kind]):.3f} ms")
    for one, other in itertools.combinations(KINDS, 2):
        apart = abs(statistics.median(took[one]) - statistics.median(took[other]))
        share = apart / statistics.median(took[one]) * 100
        line(f"  {one} and {other}", f"{apart:.3f} ms, {share:.1f} %, p {is_same(took[one], took[other]):.2f}", "<= 5 ms, 2 %, p > 0.01")
