"""The organizations and people that are written to, and the eight who write."""

import random
import threading

from room.people import Person

from ledger import Ledger
from writer import Writer

WRITERS = 8
HALLS = 24


class Yard:
    """People and organizations on a running server. `clock` gives the moment by which operations are dated. `trouble` holds each
    operation that was not acknowledged, with its answer."""

    def __init__(self, server, seed, clock):
        self.server = server
        self.clock = clock
        self.ledger = Ledger()
        self.owner = Person(server, "owner").arrive()
        made = self.owner.ok("POST", "orgs", {"orgName": "The yard"})
        self.org = made["id"]
        project = self.owner.ok("POST", f"orgs/{self.org}/projects", {"name": "Yard", "description": "Where all is written"})
        self.project = project["id"]
        self.bugs = []
        self.halls = [self.owner.ok("POST", "orgs", {"orgName": f"Hall {n}"}) for n in range(HALLS)]
        self.people = [self.owner]
        self.writers = [Writer(self, self.person(f"w{n}", made["joinCode"]), random.Random(f"{seed} {n}")) for n in range(WRITERS)]
        self.trouble = []
        self.slowest_s = 0

    def person(self, name, join_code):
        made = Person(self.server, name).arrive()
        made.ok("POST", "orgs/join", {"joinCode": join_code})
        made.key_org = made.ok("POST", "orgs", {"orgName": f"Keys of {name}"})["id"]
        self.people.append(made)
        return made

    def organizations(self):
        return [self.org, *(hall["id"] for hall in self.halls), *(writer.person.key_org for writer in self.writers)]

    def write(self, until):
        """All eight write until the event is set or the server is gone."""
        threads = [threading.Thread(target=writer.work, args=(until,)) for writer in self.writers]
        for each in threads:
            each.start()
        return threads

    def move_to(self, server):
        """Everybody turns to another server on the same data."""
        self.server = server
        for each in self.people:
            each.drop()
            each.server = server

    def resend(self):
        """What was not answered is sent again, as clients do."""
        for writer in self.writers:
            writer.resend()
