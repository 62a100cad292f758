"""Whether the time of an answer tells what the answer does not (attacks Q001, Q036, Q073): pairs that are to be alike."""

import itertools
import pathlib
import random
import secrets
import statistics
import tempfile
import time

from measure import ROOT, Person, Server, is_same, line, uuid_v7
from sign_ins import PER_ACCOUNT, Asker, make_accounts

TRIES = 2_000  # of each side of a pair
BUGS = 2_000
WORD = "zyzzyva"  # only in the restricted bug


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


def word():
    return secrets.token_hex(4)[:len(WORD)]


def asking_for_mail(emails):
    """Each address as often as it gets mails within an hour."""
    order = itertools.cycle(emails)
    return lambda: ("/auth/password-mail", {"email": next(order)})


def pairs(server, stranger, member, org, secret):
    """(what, who asks, status, what is there, what is not): each a function that makes what `Asker.ask` takes."""
    known = make_accounts(server, TRIES // PER_ACCOUNT)
    unknown = [f"nobody-{number}@example.org" for number in range(len(known))]
    return [
        ("an organization of others and none", stranger, 404, lambda: [org], lambda: [f"/orgs/{uuid_v7()}"]),
        ("a bug of others and none", stranger, 404, lambda: [f"{org}/bugs/CORE-1"], lambda: [f"/orgs/{uuid_v7()}/bugs/CORE-1"]),
        ("a restricted bug and none, by key", member, 404, lambda: [f"{org}/bugs/CORE-R1"], lambda: [f"{org}/bugs/CORE-R2"]),
        ("a restricted bug and none, by id", member, 404, lambda: [f"{org}/bugs/{secret}"], lambda: [f"{org}/bugs/{uuid_v7()}"]),
        ("a word of a restricted bug and none", member, 200, lambda: [f"{org}/bugs?q={WORD}"], lambda: [f"{org}/bugs?q={word()}"]),
        ("a mail for a known address and an unknown one", stranger, 202, asking_for_mail(known), asking_for_mail(unknown)),
    ]


def same_times():
    with tempfile.TemporaryDirectory(dir=ROOT / "build") as temporary:
        server = Server(pathlib.Path(temporary), {"LACEWING_TRUSTED_PROXIES": "127.0.0.1"})
        for what, who, status, there, none in pairs(server, *furnish(server)):
            asker, took = Asker(server, who.cookie), {there: [], none: []}
            tries = [there, none] * TRIES
            random.shuffle(tries)
            for side in tries:
                asked = side()
                began = time.perf_counter()
                answered = asker.ask(*asked)
                took[side].append((time.perf_counter() - began) * 1000)
                if answered != status:
                    raise AssertionError(f"{what}: answered {answered}")
            one, other = statistics.median(took[there]), statistics.median(took[none])
            apart = abs(one - other)
            line(f"{what}, {TRIES:,} times each", f"{one:.3f} and {other:.3f} ms")
            line("  apart", f"{apart * 1000:.0f} µs, {apart / one * 100:.1f} %, p {is_same(took[there], took[none]):.2f}", "<= 50 µs")
        server.stop()
