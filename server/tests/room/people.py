"""People as they come: they sign up, open the mailed link, log in."""

import itertools
import secrets
import time
import uuid

from room.wire import Client

PASSWORD = "tarpaulin gale 7 " + secrets.token_hex(4)
_numbers = itertools.count(1)


def next_source():
    """An address that nobody has used: limits by network count each person apart."""
    number = next(_numbers)
    return f"127.{1 + number // 250 // 250}.{number // 250 % 250}.{number % 250 + 1}"


def new_id():
    value = (int(time.time() * 1000) << 80) | (0x7 << 76) | (secrets.randbits(12) << 64) | (2 << 62) | secrets.randbits(62)
    return str(uuid.UUID(int=value))


class Person(Client):
    """Somebody with an account. `group` is whose private texts their name and address are; nobody's without."""

    def __init__(self, server, name, group=None, inside=(), source=None):
        super().__init__(server, name, source or next_source(), inside=inside)
        mark = secrets.token_hex(4)
        self.username = f"{name.lower()}-{mark}"
        self.email = f"{self.username}@people.test"
        self.password = PASSWORD
        if group:
            server.sniffer.guard(self.username, group)
        server.sniffer.secret("password", PASSWORD)
        server.mails.insiders[self.email] = self.inside

    def sign_up(self):
        return self.call("POST", "auth/sign-up", {"username": self.username, "name": self.username,
                                                  "email": self.email, "password": self.password})

    def verify(self):
        token = self.server.mails.wait(self.email, path="/auth/verify")[-1].link("/auth/verify")
        return self.call("POST", "auth/verify", {"token": token})

    def log_in(self):
        return self.call("POST", "auth/log-in", {"email": self.email, "password": self.password})

    def arrive(self):
        """Signs up, verifies, logs in."""
        for step in [self.sign_up, self.verify, self.log_in]:
            answer = step()
            if answer.status >= 300:
                raise AssertionError(f"{self.name}: {answer}")
        self.uid = self.ok("GET", "me")["UID"]
        return self

    @property
    def session(self):
        return self.cookies.get("lacewing")

    def join(self, org, by):
        """Joins with the code as `by` reads it."""
        code = by.ok("GET", f"orgs/{org}")["joinCode"]
        self.server.sniffer.secret("join code", code)
        self.ok("POST", "orgs/join", {"joinCode": code})
        return self
