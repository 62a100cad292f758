"""A3: fields that nobody may set, and fields that nobody may see."""

from room import Case, Person
from room.people import new_id
from room.stage import report


class Fields(Case):
    def test_q013_a_sign_up_takes_no_rights_along(self):
        for extra in [{"role": "Owner"}, {"is_admin": True}, {"email_verified": True}, {"emailVerified": True}, {"id": new_id()},
                      {"UID": new_id()}, {"created_at": "2020-01-01T00:00:00Z"}, {"orgs": [self.at.alpha.id]},
                      {"membershipType": "enterprise"}]:
            person = Person(self.at.server, "plain")
            body = {"username": person.username, "name": "n", "email": person.email, "password": person.password}
            answer = self.assert_bad(person.call("POST", "auth/sign-up", {**body, **extra}), words=str(extra))
            self.assertEqual([each["pointer"] for each in answer.json["errors"]], ["/" + next(iter(extra))])
            self.assertEqual(person.log_in().status, 401)
        plain = self.at.person("plain").ok("GET", "me")
        self.assertEqual((plain["membershipType"], plain["emailVerified"]), ("free", True))

    def test_q014_a_new_bug_has_the_server_s_values(self):
        alpha, member = self.at.alpha, self.at.member
        for extra in [{"bugAuthor": self.at.owner.uid}, {"reporter_id": self.at.owner.uid}, {"created": "2001-01-01T00:00:00Z"},
                      {"number": 1}, {"key": "ZZ-1"}, {"voteCount": 99}, {"voters": []}, {"orgID": self.at.beta.id},
                      {"history": []}, {"rev": 7}, {"isOpen": False}]:
            body = {"id": new_id(), "projectID": alpha.project, "title": "x", **extra}
            answer = self.assert_bad(member.call("POST", alpha.path("bugs"), body), words=str(extra))
            self.assertEqual([each["pointer"] for each in answer.json["errors"]], ["/" + next(iter(extra))])
        made = member.ok("POST", alpha.path("bugs"), {"id": new_id(), "projectID": alpha.project, "title": "x"})
        self.assertEqual((made["bugAuthor"], made["voteCount"], made["orgID"]), (member.uid, 0, alpha.id))

    def test_q014_an_id_is_taken_once(self):
        """An id that another organization's bug has: no word of it, and no way to it."""
        theirs = report(self.at.owner, self.at.alpha, self.at.sniffer.canary("theirs", "Alpha"))
        with self.nothing_changes():
            statuses = []
            for id_ in [theirs, new_id()]:
                body = {"id": id_, "projectID": self.at.beta.project, "title": "mine"}
                answer = self.at.attacker.call("POST", self.at.beta.path("bugs"), body)
                statuses.append((answer.status, answer.code))
        self.assertEqual(statuses[0], statuses[1])
        self.assertNotEqual(self.at.owner.ok("GET", self.at.alpha.path(f"bugs/{theirs}"))["title"], "mine")

    def test_q015_the_list_of_sessions_holds_no_token(self):
        person = self.at.person("watchful")
        listed = person.call("GET", "me/sessions")
        for secret in [person.session, person.cookies["lacewing-browser"]]:
            self.assertNotIn(secret.encode(), listed.body)
        self.assertEqual(set(listed.json["items"][0]), {"id", "createdAt", "lastSeenAt", "isCurrent"} |
                         ({"userAgent"} & set(listed.json["items"][0])))
