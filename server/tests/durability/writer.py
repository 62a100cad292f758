"""Somebody who writes without a pause: bugs, edits, comments, votes, joins, uploads and keys."""

import hashlib
import time
from urllib.parse import quote

from room.people import new_id
from room.wire import Broken

from ledger import Operation, digest

KINDS = {"bug": 30, "edit": 10, "comment": 30, "vote": 15, "upload": 12, "join": 3, "key": 3}
SEVERITIES = ["S1", "S2", "S3", "S4"]
LARGE_UPLOAD_BYTES = 200_000
# Who was told to come back does not come back at once.
REFUSED_WAIT_S = 0.02


class Writer:
    """One person's writing. What was sent and not answered waits in `pending` to be sent again under the same ids."""

    def __init__(self, yard, person, random):
        self.yard = yard
        self.person = person
        # Whether something was sent twice is the ledger's business.
        self.person.resends = False
        self.random = random
        self.pending = []
        self.voted = set()
        self.halls = list(yard.halls)

    def work(self, until):
        while not until.is_set():
            waiting = len(self.pending)
            if not self.send(self.next_operation()):
                return
            if len(self.pending) > waiting:
                until.wait(REFUSED_WAIT_S)

    def resend(self):
        waiting, self.pending = self.pending, []
        for each in waiting:
            self.send(each, is_again=True)

    def send(self, operation, is_again=False):
        """False where the server is gone. Nobody presses the button for another key by himself."""
        if is_again and operation.kind == "key":
            return True
        if not is_again:
            operation.sent_at = self.yard.clock()
            self.yard.ledger.add(operation)
        began = time.monotonic()
        try:
            answer = self.person.call(*operation.request)
        except (Broken, OSError):
            self.pending.append(operation)
            return False
        finally:
            self.yard.slowest_s = max(self.yard.slowest_s, time.monotonic() - began)
        moment = self.yard.clock()
        if answer.status < 300:
            self.acknowledge(operation, answer, moment)
            return True
        self.yard.trouble.append((operation, answer))
        if answer.status >= 500:
            self.pending.append(operation)
        else:
            operation.is_refused = True
        return True

    def acknowledge(self, operation, answer, moment):
        if operation.kind == "key":
            operation.answer_hash = hashlib.sha256(answer.json["api_key"].encode()).hexdigest()
            self.person.key = answer.json["api_key"]
        operation.acknowledged_at = moment
        if operation.kind == "bug":
            self.yard.bugs.append(operation.name)

    def next_operation(self):
        kind = self.random.choices([*KINDS], [*KINDS.values()])[0]
        if kind in {"edit", "comment", "vote", "upload"} and not self.yard.bugs or kind == "join" and not self.halls:
            kind = "bug"
        return getattr(self, kind)()

    def operation(self, kind, name, holds, request, org=None):
        return Operation(kind, name, org or self.yard.org, self.person.uid, digest(kind, name, holds), request)

    def words(self, count_max):
        return " ".join(self.random.choices(["relay", "moth", "lamp", "valve", "drum", "ünïcödé"], k=self.random.randint(1, count_max)))

    def bug(self):
        name, title, text = new_id(), self.words(8), self.words(300)
        body = {"id": name, "projectID": self.yard.project, "title": title, "description": text}
        holds = {"by": self.person.uid, "title": title, "description": text}
        return self.operation("bug", name, holds, ("POST", f"orgs/{self.yard.org}/bugs", body, None))

    def edit(self):
        """A value that the bug never had: an edit that changes nothing leaves no trace."""
        name, bug = new_id(), self.random.choice(self.yard.bugs)
        pairs = [{"name": "Seen by", "value": name}]
        body = {"severity": self.random.choice(SEVERITIES), "environment": pairs, "clientID": name, "batchID": new_id()}
        path = f"orgs/{self.yard.org}/bugs/{bug}"
        return self.operation("edit", name, {"by": self.person.uid, "bug": bug, "environment": pairs}, ("PATCH", path, body, None))

    def comment(self):
        name, bug, text = new_id(), self.random.choice(self.yard.bugs), self.words(60)
        holds = {"by": self.person.uid, "bug": bug, "text": text}
        path = f"orgs/{self.yard.org}/bugs/{bug}/comments"
        return self.operation("comment", name, holds, ("POST", path, {"id": name, "text": text}, None))

    def vote(self):
        bug = self.random.choice(self.yard.bugs)
        if bug in self.voted:
            return self.comment()
        self.voted.add(bug)
        path = f"orgs/{self.yard.org}/bugs/{bug}/vote"
        return self.operation("vote", f"{bug} {self.person.uid}", {}, ("PUT", path, None, None))

    def upload(self):
        name, bug = new_id(), self.random.choice(self.yard.bugs)
        size = self.random.randint(1, self.random.choice([200, 5_000, 30_000, LARGE_UPLOAD_BYTES]))
        data, file_name = self.random.randbytes(size), f"{self.words(3)}.bin"
        holds = {"by": self.person.uid, "bug": bug, "name": file_name, "size": size, "sha256": hashlib.sha256(data).hexdigest()}
        path = f"orgs/{self.yard.org}/bugs/{bug}/attachments?id={name}&name={quote(file_name)}"
        return self.operation("upload", name, holds, ("POST", path, data, {"Content-Type": "application/octet-stream"}))

    def join(self):
        hall = self.halls.pop(self.random.randrange(len(self.halls)))
        request = ("POST", "orgs/join", {"joinCode": hall["joinCode"]}, None)
        return self.operation("join", f"{hall['id']} {self.person.uid}", {"role": "Member"}, request, hall["id"])

    def key(self):
        org = self.person.key_org
        return self.operation("key", new_id(), {}, ("POST", f"orgs/{org}/api-key", None, None), org)
