"""The organizations Alpha (private), Beta (the attacker's own) and Pub (public), and the people in and around them."""

import base64
import types
from urllib.parse import quote

from room.people import Person, new_id
from room.program import Program
from room.wire import Client

PIXEL = base64.b64decode("iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==")
ALPHA = frozenset({"Alpha"})
PUB = frozenset({"Pub"})


class Organization(types.SimpleNamespace):
    """An organization's ids: one of each kind of thing that it holds."""

    def path(self, rest=""):
        return f"orgs/{self.id}{'/' + rest if rest else ''}"


def report(who, org, title, **fields):
    bug = {"id": new_id(), "projectID": org.project, "title": title, **fields}
    who.ok("POST", org.path("bugs"), bug)
    return bug["id"]


def say(who, org, bug, text):
    comment = new_id()
    who.ok("POST", org.path(f"bugs/{bug}/comments"), {"id": comment, "text": text})
    return comment


def attach(who, org, bug, name, data):
    return who.ok("POST", org.path(f"bugs/{bug}/attachments?name={quote(name)}"), data, {"Content-Type": "text/plain"})["id"]


def furnish(owner, member, text, is_public=False):
    """Makes an organization that holds one of everything. `text` gives each private text its words."""
    made = owner.ok("POST", "orgs", {"orgName": text("org"), "orgDesc": text("about")})
    org = Organization(id=made["id"], owner=owner)
    member.join(org.id, owner)
    roster = {each["memberID"]: each["id"] for each in owner.ok("GET", org.path("members"))["items"]}
    org.member, org.owner_member = roster[member.uid], roster[owner.uid]
    project = owner.ok("POST", org.path("projects"), {"name": text("project"), "description": text("plan")})
    org.project, org.project_key = project["id"], project["key"]
    org.label = owner.ok("POST", org.path("labels"), {"name": text("label"), "description": text("meaning")})["id"]
    org.status = owner.ok("POST", org.path(f"projects/{org.project}/statuses"),
                          {"name": text("status"), "category": "started"})["id"]
    org.template = owner.ok("POST", org.path(f"projects/{org.project}/templates"),
                            {"name": text("form"), "text": text("steps")})["id"]
    org.bug = report(owner, org, text("title"), description=text("body"), labels=[org.label],
                     environment=[{"name": "host", "value": text("host")}])
    org.other_bug = report(owner, org, text("other"))
    org.comment = say(owner, org, org.bug, text("comment"))
    org.file_text = text("bytes").encode() * 40
    org.attachment = attach(owner, org, org.bug, text("file") + ".txt", org.file_text)
    owner.ok("PUT", org.path(f"attachments/{org.attachment}/thumbnail"), PIXEL, {"Content-Type": "image/png"})
    org.batch = new_id()
    owner.ok("PATCH", org.path(f"bugs/{org.bug}"), {"severity": "S3", "batchID": org.batch})
    org.relation = new_id()
    owner.ok("POST", org.path(f"bugs/{org.bug}/relations"),
             {"id": org.relation, "kind": "relates_to", "bug": org.other_bug})
    return org


def hold_back(owner, org, text):
    """What even those who see the organization from outside must not see of it."""
    org.restricted = report(owner, org, text("secret"), description=text("secret-body"), visibility="restricted")
    say(owner, org, org.restricted, text("secret-words"))
    org.restricted_file = attach(owner, org, org.restricted, text("secret-file"), text("secret-bytes").encode())
    org.deleted_bug = report(owner, org, text("deleted"))
    owner.ok("DELETE", org.path(f"bugs/{org.deleted_bug}"))
    org.removed_comment = say(owner, org, org.bug, text("removed"))
    owner.ok("DELETE", org.path(f"comments/{org.removed_comment}"))
    org.removed_file = attach(owner, org, org.bug, text("removed-file"), text("removed-bytes").encode())
    owner.ok("DELETE", org.path(f"attachments/{org.removed_file}"))
    org.view = owner.ok("POST", org.path("views"), {"name": text("view"), "query": f"title:{text('query')}"})["id"]
    owner.ok("PUT", f"me/drafts/{org.bug}", {"text": text("draft")})
    org.key = owner.ok("POST", org.path("api-key"))["api_key"]
    owner.server.sniffer.secret("API key", org.key)
    owner.server.sniffer.guard(org.key, org.group)


class Stage:
    """All of it on one running program. `settings` are further environment variables."""

    def __init__(self, settings=None):
        self.server = Program(settings).start()
        self.sniffer = self.server.sniffer
        self.mails = self.server.mails
        self.owner = self.person("a-own", "Alpha", ALPHA)
        self.editor = self.person("a-ed", "Alpha", ALPHA)
        self.member = self.person("a-mem", "Alpha", ALPHA)
        self.attacker = self.person("b-own")
        self.accomplice = self.person("b-mem")
        self.host = self.person("p-own", "Pub", PUB)
        self.guest = self.person("p-mem", "Pub", PUB)
        self.unverified = Person(self.server, "unv")
        self.unverified.sign_up()
        self.nobody = Client(self.server, "anon", "127.0.250.1")
        self.alpha = self.furnish_alpha()
        self.beta = furnish(self.attacker, self.accomplice, lambda what: f"beta {what}")
        self.beta.group = None
        self.beta.view = self.attacker.ok("POST", self.beta.path("views"), {"name": "beta"})["id"]
        self.beta.key = self.attacker.ok("POST", self.beta.path("api-key"))["api_key"]
        self.sniffer.secret("API key", self.beta.key)
        self.pub = self.furnish_pub()
        self.key_of_alpha = Client(self.server, "K-A", "127.0.250.2", self.alpha.key, ALPHA)
        self.key_of_beta = Client(self.server, "K-B", "127.0.250.3", self.beta.key)
        self.removed = self.remove_one()

    def person(self, name, group=None, inside=frozenset()):
        return Person(self.server, name, group, inside).arrive()

    def furnish_alpha(self):
        def text(what):
            return self.sniffer.canary(what, "Alpha")

        org = furnish(self.owner, self.member, text)
        org.group = "Alpha"
        hold_back(self.owner, org, text)
        self.editor.join(org.id, self.owner)
        org.editor_member = self.membership(org, self.owner, self.editor)
        self.owner.ok("PATCH", org.path(f"members/{org.editor_member}"), {"memberRole": "Editor"})
        self.owner.ok("PUT", "me/picture", PIXEL + self.sniffer.canary("picture", "Alpha").encode(),
                      {"Content-Type": "image/png"})
        org.picture = self.owner.ok("GET", "me")["photoURL"].rsplit("/", 1)[1]
        return org

    def furnish_pub(self):
        org = furnish(self.host, self.guest, lambda what: f"pub {what}")
        org.group = "Pub"
        self.host.ok("PATCH", org.path(), {"isPrivate": False})
        hold_back(self.host, org, lambda what: self.sniffer.canary(what, "Pub"))
        self.sniffer.guard(self.host.ok("GET", org.path())["joinCode"], "Pub")
        return org

    def know_key(self, key):
        """Alpha has a new API key."""
        self.sniffer.secret("API key", key)
        self.sniffer.guard(key, "Alpha")
        self.alpha.key = self.key_of_alpha.bearer = key

    @staticmethod
    def membership(org, by, person):
        roster = by.ok("GET", org.path("members"))["items"]
        return next(each["id"] for each in roster if each["memberID"] == person.uid)

    def remove_one(self):
        """EX: was an Editor of Alpha, left a bug, a comment, a watch and a draft there, and was removed."""
        person = self.join_alpha("ex")
        person.bug = report(person, self.alpha, self.sniffer.canary("left", "Alpha"), assignedMembers=[person.uid])
        person.ok("PUT", f"me/drafts/{self.alpha.bug}", {"text": self.sniffer.canary("left-draft", "Alpha")})
        person.ok("PUT", self.alpha.path(f"bugs/{self.alpha.bug}/watch"))
        self.remove(person)
        return person

    def join_alpha(self, name, role="Editor"):
        """Somebody new in Alpha, who may see what is there."""
        person = self.person(name)
        person.inside = ALPHA
        person.join(self.alpha.id, self.owner)
        person.membership = self.membership(self.alpha, self.owner, person)
        if role == "Editor":
            self.owner.ok("PATCH", self.alpha.path(f"members/{person.membership}"), {"memberRole": role})
        return person

    def remove(self, person):
        """Takes them out again: from the answer on they must see nothing."""
        self.owner.ok("DELETE", self.alpha.path(f"members/{person.membership}"))
        person.inside = frozenset()

    def close(self):
        metrics = self.nobody.call("GET", "/metrics")
        self.sniffer.see_output("metrics", metrics.raw)
        self.server.remove()


_stage = None


def stage():
    """The one stage of this run."""
    global _stage
    if _stage is None:
        _stage = Stage()
    return _stage


def close_stage():
    """Ends it; gives what the last search of log and metrics found."""
    if _stage is None:
        return []
    _stage.close()
    return _stage.sniffer.take_findings()
