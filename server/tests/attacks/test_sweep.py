"""Every route of the contract, as every actor, with ids of every kind."""

from matrix import BODIES, EDIT, NOT_AS_WHOEVER_MAY, OPEN, ORGANIZATION, PERSONAL, PICTURES, READ, ROLES, routes_of
from room import Case, Client
from room.people import new_id
from room.stage import attach, report, say

MALFORMED = ["malformed", "1", "%00", "'%20OR%201=1--", "0" * 300, "..%2f..", "%F0%9F%92%A9"]


def ids_of(org):
    names = ["project", "bug", "other_bug", "member", "attachment", "batch", "label", "status", "template", "comment",
             "view", "relation"]
    return {"org": org.id, **{name: getattr(org, name) for name in names}}


class Sweep(Case):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.contract = cls.at.nobody.ok("GET", "openapi.json")
        cls.routes = routes_of(cls.contract)
        cls.of_organizations = [each for each in cls.routes if "{org}" in each.pattern]
        cls.personal = [each for each in cls.routes if each.id in PERSONAL]

    def own(self):
        return ids_of(self.at.alpha)

    def never(self):
        return dict.fromkeys(self.own(), new_id())

    def test_every_route_stands_in_the_matrix_and_has_a_body(self):
        known = set(ORGANIZATION) | set(PERSONAL) | OPEN
        self.assertEqual({each.id for each in self.routes}, known)
        self.assertEqual({each.id for each in self.of_organizations}, set(ORGANIZATION))
        takers = {operation["operationId"] for methods in self.contract["paths"].values()
                  for operation in methods.values() if isinstance(operation, dict) and "requestBody" in operation}
        self.assertEqual(takers, set(BODIES) | set(PICTURES) | {"uploadAttachment"})

    def test_outsiders_of_a_private_organization_are_answered_as_if_there_were_none(self):
        deleted = self.at.owner.ok("POST", "orgs", {"orgName": "gone"})["id"]
        self.at.owner.ok("DELETE", f"orgs/{deleted}")
        with self.nothing_changes():
            for route in self.of_organizations:
                for who in [self.at.attacker, self.at.removed, self.at.key_of_beta]:
                    reference = route.call(who, self.never())
                    self.assert_hidden(route.call(who, self.own()), reference, f"{who} {route}")
                    self.assert_hidden(route.call(who, {**self.own(), "org": deleted}), reference, f"{who} {route} deleted")
                    self.assert_hidden(route.call(who, {**self.own(), "org": "malformed"}), reference, f"{who} {route}")

    def test_whoever_is_not_signed_in_is_told_so_and_nothing_else(self):
        wrong = Client(self.at.server, "wrong cookie", "127.0.250.4")
        with self.nothing_changes():
            for route in [*self.of_organizations, *self.personal]:
                for who in [self.at.nobody, self.at.unverified, wrong]:
                    answers = []
                    for ids in [self.never(), self.own()]:
                        wrong.cookies = {"lacewing": "A" * 43}
                        answers.append(self.assert_status(route.call(who, ids), 401, words=f"{who} {route}"))
                    self.assertEqual(answers[1].bare, answers[0].bare, f"{who} {route}")

    def test_foreign_ids_below_the_own_organization_are_answered_as_if_there_were_none(self):
        alpha, beta = ids_of(self.at.alpha), ids_of(self.at.beta)
        for who in [self.at.attacker, self.at.key_of_beta]:
            with self.nothing_changes(self.at.alpha), self.nothing_changes(self.at.beta):
                for route in self.of_organizations:
                    inner = [name for name in alpha if name != "org" and "{" + name + "}" in route.pattern]
                    least, *only_people = ORGANIZATION[route.id]
                    if not inner or (only_people and who is self.at.key_of_beta):
                        continue
                    for name in inner:
                        reference = route.call(who, {**beta, name: new_id()})
                        answer = route.call(who, {**beta, name: alpha[name]})
                        if who is self.at.key_of_beta and least == EDIT:
                            self.assertEqual((answer.status, answer.bare), (403, reference.bare), f"{who} {route} {name}")
                        else:
                            self.assert_hidden(answer, reference, f"{who} {route} {name}")

    def test_malformed_ids_are_answered_and_never_a_fault(self):
        with self.nothing_changes():
            for route in self.of_organizations:
                for name in [n for n in self.own() if "{" + n + "}" in route.pattern]:
                    for malformed in MALFORMED:
                        answer = route.call(self.at.attacker, {**ids_of(self.at.beta), name: malformed})
                        self.assert_status(answer, 400, 404, words=f"{route} {name}={malformed[:20]}")

    def test_an_insider_does_not_pass_further_than_the_role(self):
        roles = {self.at.member: "Member", self.at.editor: "Editor", self.at.key_of_alpha: "Member"}
        with self.nothing_changes():
            for route in self.of_organizations:
                least, *only_people = ORGANIZATION[route.id]
                for who, role in roles.items():
                    is_shut = ROLES.index(role) < ROLES.index(least) or (only_people and who is self.at.key_of_alpha)
                    if is_shut:
                        self.assert_status(route.call(who, self.own()), 403, words=f"{who} {route}")

    def test_an_insider_passes_as_far_as_the_role(self):
        for route in self.of_organizations:
            least, *only_people = ORGANIZATION[route.id]
            if route.id in NOT_AS_WHOEVER_MAY:
                continue
            for who, role in [(self.at.member, "Member"), (self.at.editor, "Editor"), (self.at.owner, "Owner"),
                              (self.at.key_of_alpha, "Member")]:
                if ROLES.index(role) < ROLES.index(least) or (only_people and who is self.at.key_of_alpha):
                    continue
                answer = route.call(who, {**self.own(), **self.fresh_for(route, who)})
                if route.id == "renewApiKey":
                    self.at.know_key(answer.json["api_key"])
                self.assertLess(answer.status, 300, f"{who} {route}: {answer}")

    def fresh_for(self, route, who):
        """What the act is done to: made for it, by whoever does it where only authors may."""
        alpha, owner, made = self.at.alpha, self.at.owner, {}
        if route.id == "removeProject":
            made["project"] = owner.ok("POST", alpha.path("projects"), {"name": "s", "description": "s"})["id"]
        if "{label}" in route.pattern:
            made["label"] = owner.ok("POST", alpha.path("labels"), {"name": new_id()})["id"]
        if "{status}" in route.pattern:
            made["status"] = owner.ok("POST", alpha.path(f"projects/{alpha.project}/statuses"),
                                      {"name": new_id(), "category": "started"})["id"]
        if "{template}" in route.pattern:
            made["template"] = owner.ok("POST", alpha.path(f"projects/{alpha.project}/templates"),
                                        {"name": new_id(), "text": "s"})["id"]
        if "{bug}" in route.pattern or "{batch}" in route.pattern or "{relation}" in route.pattern:
            made["bug"] = report(who, alpha, "swept")
        if route.id == "applyCommand":
            made["bug"] = report(who, alpha, "swept")
            made["key"] = who.ok("GET", alpha.path(f"bugs/{made['bug']}"))["key"]
        if route.id == "restoreBug":
            who.ok("DELETE", alpha.path(f"bugs/{made['bug']}"))
        if "{batch}" in route.pattern:
            made["batch"] = new_id()
            who.ok("PATCH", alpha.path(f"bugs/{made['bug']}"), {"severity": "S3", "batchID": made["batch"]})
        if "{relation}" in route.pattern:
            made["relation"] = new_id()
            who.ok("POST", alpha.path(f"bugs/{made['bug']}/relations"),
                   {"id": made["relation"], "kind": "relates_to", "bug": alpha.other_bug})
        if "{comment}" in route.pattern:
            made["comment"] = say(who, alpha, alpha.bug, "swept")
        if "{view}" in route.pattern:
            made["view"] = who.ok("POST", alpha.path("views"), {"name": "swept"})["id"]
        if "{attachment}" in route.pattern:
            made["attachment"] = attach(who, alpha, alpha.bug, "s.txt", b"s")
            who.ok("PUT", alpha.path(f"attachments/{made['attachment']}/thumbnail"), PICTURES["setAttachmentThumbnail"],
                   {"Content-Type": "image/png"})
        if route.id == "restoreAttachment":
            who.ok("DELETE", alpha.path(f"attachments/{made['attachment']}"))
        return made

    def test_a_public_organization_shows_its_content_and_nothing_else(self):
        pub = ids_of(self.at.pub)
        with self.nothing_changes(self.at.pub):
            for route in self.of_organizations:
                is_content = ORGANIZATION[route.id][0] == READ
                anonymous, stranger = route.call(self.at.nobody, pub), route.call(self.at.attacker, pub)
                if is_content:
                    self.assert_status(anonymous, 200, words=str(route))
                    self.assert_status(stranger, 200, words=str(route))
                else:
                    self.assert_status(anonymous, 401, words=str(route))
                    self.assert_status(stranger, 403, words=str(route))

    def test_keys_open_no_door_of_an_account_and_tokens_few(self):
        made = self.at.attacker.ok("POST", "me/tokens", {"name": "t", "scope": "write"})
        self.at.sniffer.secret("access token", made["secret"])
        token = Client(self.at.server, "T-B", "127.0.250.5", made["secret"])
        ids = {**self.own(), "place": self.at.alpha.bug, "session": new_id(), "token": new_id(), "picture": new_id()}
        for route in self.personal:
            for key in [self.at.key_of_alpha, self.at.key_of_beta]:
                self.assert_status(route.call(key, ids), 401, words=f"{key} {route}")
            answer = route.call(token, ids)
            if PERSONAL[route.id]:
                self.assertNotIn(answer.status, {401, 403}, f"{route} {answer}")
            else:
                self.assertEqual((answer.status, answer.code), (403, "token_not_accepted"), f"{route} {answer}")

    def test_things_of_other_people_answer_like_none(self):
        sessions = self.at.owner.ok("GET", "me/sessions")["items"]
        token = self.at.owner.ok("POST", "me/tokens", {"name": "t", "scope": "read"})
        self.at.sniffer.secret("access token", token["secret"])
        foreign = {"session": sessions[0]["id"], "token": token["token"]["id"], "picture": self.at.alpha.picture}
        attacker = self.at.attacker
        for route in self.personal:
            for name in foreign:
                if "{" + name + "}" in route.pattern:
                    reference = route.call(attacker, {name: new_id()})
                    self.assert_hidden(route.call(attacker, foreign), reference, str(route))
                    self.assert_status(route.call(attacker, {name: "malformed"}), 400, 404, words=str(route))
        self.at.owner.ok("GET", "me")
        for place in [self.at.alpha.bug, new_id()]:
            self.assertEqual(attacker.ok("GET", f"me/drafts/{place}"), {"place": place, "text": ""})

    def test_q052_reading_changes_nothing(self):
        state = [self.state_of(each) for each in [self.at.alpha, self.at.pub]]
        me = self.at.owner.ok("GET", "me")
        for route in self.routes:
            if route.method == "GET":
                ids = {**self.own(), "place": self.at.alpha.bug, "picture": self.at.alpha.picture}
                route.call(self.at.owner, {**ids, **self.own()})
                route.call(self.at.host, {**ids, **ids_of(self.at.pub)})
        self.assertEqual([self.state_of(each) for each in [self.at.alpha, self.at.pub]], state)
        self.assertEqual(self.at.owner.ok("GET", "me"), me)
