"""Whether the time of an answer tells what the answer does not (attacks Q001, Q036, Q073): pairs that are to be alike."""

import http.client
import itertools
import json
import pathlib
import random
import secrets
import statistics
import tempfile
import time

from measure import API, ROOT, Person, Server, is_same, line, uuid_v7

TRIES = 2_000  # of each side of a pair
BUGS = 2_000
WORD = "zyzzyva"  # only in the restricted bug


class Asker:
    """Whoever asks, over one connection, behind a trusted proxy: each time from another network."""

    def __init__(self, person):
        self.person = person
        self.networks = (f"10.{n >> 16 & 255}.{n >> 8 & 255}.{n & 255}" for n in itertools.count(0, 256))
        self.connection = http.client.HTTPConnection("127.0.0.1", person.server.port)

    def ask(self, path, body=None):
        """(status, milliseconds) of a GET, or of a POST of that body."""
        headers = {"Host": f"localhost:{self.person.server.port}", "Cookie": self.person.cookie, "Sec-Fetch-Site": "same-origin",
                   "Content-Type": "application/json", "X-Forwarded-For": next(self.networks)}
        began = time.perf_counter()
        self.connection.request("POST" if body else "GET", API + path, json.dumps(body) if body else None, headers)
        reply = self.connection.getresponse()
        reply.read()
        return reply.status, (time.perf_counter() - began) * 1000


def furnish(server):
    """(stranger, member, path of the organization, id of a restricted bug that neither may know)."""
    owner, member, stranger = (Person(server, name) for name in ["ada", "grace", "mallory"])
    made = owner.call("POST", "/orgs", {"orgName": "Moth Works", "orgDesc": ""})
    org = f"/orgs/{made['id']}"
    member.call("POST", "/orgs/join", {"joinCode": owner.call("GET", org)["joinCode"]})
    project = owner.call("POST", f"{org}/projects", {"name": "Core", "description": "Measured"})
    for number in range(BUGS):
        owner.call("POST", f"{org}/bugs", {"id": uuid_v7(), "projectID": project["id"], "title": f"Bug {number}", "description": "It breaks"})
    secret = {"id": uuid_v7(), "projectID": project["id"], "title": WORD, "description": WORD, "visibility": "restricted"}
    owner.call("POST", f"{org}/bugs", secret)
    return stranger, member, org, secret["id"]


def pairs(stranger, member, org, secret):
    """(what, who asks, status, what is there, what is not): each a function that makes (path, body)."""
    email = "ada@example.org"
    word = lambda: secrets.token_hex(4)[:len(WORD)]  # noqa: E731
    return [
        ("an organization of others and none", stranger, 404, lambda: (org, None), lambda: (f"/orgs/{uuid_v7()}", None)),
        ("a bug of others and none", stranger, 404, lambda: (f"{org}/bugs/CORE-1", None), lambda: (f"/orgs/{uuid_v7()}/bugs/CORE-1", None)),
        ("a restricted bug and none, by key", member, 404, lambda: (f"{org}/bugs/CORE-R1", None), lambda: (f"{org}/bugs/CORE-R2", None)),
        ("a restricted bug and none, by id", member, 404, lambda: (f"{org}/bugs/{secret}", None), lambda: (f"{org}/bugs/{uuid_v7()}", None)),
        ("a word of a restricted bug and none", member, 200, lambda: (f"{org}/bugs?q={WORD}", None), lambda: (f"{org}/bugs?q={word()}", None)),
        ("a mail for a known address and an unknown one", stranger, 202, lambda: ("/auth/password-mail", {"email": email}),
         lambda: ("/auth/password-mail", {"email": f"{word()}@example.org"})),
    ]


def same_times():
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        server = Server(pathlib.Path(temporary), {"LACEWING_TRUSTED_PROXIES": "127.0.0.1"})
        for what, who, status, there, none in pairs(*furnish(server)):
            asker, took = Asker(who), {there: [], none: []}
            tries = [there, none] * TRIES
            random.shuffle(tries)
            for side in tries:
                answered, ms = asker.ask(*side())
                if answered != status:
                    raise AssertionError(f"{what}: answered {answered}")
                took[side].append(ms)
            one, other = statistics.median(took[there]), statistics.median(took[none])
            apart = abs(one - other)
            line(f"{what}, {TRIES:,} times each", f"{one:.3f} and {other:.3f} ms")
            line("  apart", f"{apart * 1000:.0f} µs, {apart / one * 100:.1f} %, p {is_same(took[there], took[none]):.2f}", "<= 50 µs")
        server.stop()
