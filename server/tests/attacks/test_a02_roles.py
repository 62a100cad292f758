"""A2: roles inside one organization. What each role may not is the sweep's; here is what nobody may."""

import threading

from room import Case, Client
from room.people import new_id
from room.stage import furnish


def at_once(*acts):
    """Does all of them at the same moment, each on its own thread; gives their results in order."""
    gate, results = threading.Barrier(len(acts)), [None] * len(acts)

    def run(place, act):
        gate.wait()
        results[place] = act()

    threads = [threading.Thread(target=run, args=each) for each in enumerate(acts)]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return results


class Roles(Case):
    def test_q008_a_member_does_nothing_of_an_owner(self):
        alpha, member = self.at.alpha, self.at.member
        with self.nothing_changes():
            for method, path, body in [
                ("DELETE", "", None), ("PATCH", "", {"isPrivate": False}), ("PATCH", "", {"orgName": "mine"}),
                ("PATCH", "", {"membersManageKeys": True}), ("POST", "join-code", None), ("POST", "api-key", None),
                ("GET", "api-key", None), ("DELETE", f"members/{alpha.editor_member}", None),
                ("PATCH", f"members/{alpha.member}", {"memberRole": "Editor"}),
                ("POST", "hand-over", {"to": member.uid}), ("GET", "changes?stream=managers", None),
            ]:
                self.assert_status(member.call(method, alpha.path(path), body), 403, words=f"{method} {path}")

    def test_q009_an_editor_does_not_climb(self):
        alpha, editor = self.at.alpha, self.at.editor
        with self.nothing_changes():
            for which, role in [(alpha.editor_member, "Owner"), (alpha.member, "Owner"), (alpha.owner_member, "Member"),
                                (alpha.owner_member, "Editor"), (alpha.editor_member, "Member")]:
                answer = editor.call("PATCH", alpha.path(f"members/{which}"), {"memberRole": role})
                self.assert_status(answer, 403, 422, words=f"{which} {role}")
            self.assert_status(editor.call("DELETE", alpha.path(f"members/{alpha.owner_member}")), 403)
            self.assert_status(editor.call("POST", alpha.path("hand-over"), {"to": editor.uid}), 403)

    def owners_of(self, org, by):
        roster = by.ok("GET", org.path("members"))["items"]
        return [each["memberID"] for each in roster if each["memberRole"] == "Owner"]

    def test_q010_an_organization_has_one_owner_whatever_races(self):
        people = [self.at.person("race") for _ in range(3)]
        first = people[0]
        org = furnish(first, people[1], lambda what: f"race {what}")
        people[2].join(org.id, first)
        code = first.ok("GET", org.path())["joinCode"]
        by_uid = {each.uid: each for each in people}

        def owner():
            found = self.owners_of(org, watcher)
            self.assertEqual(len(found), 1, "not one Owner")
            return by_uid[found[0]]

        watcher = self.at.person("watch").join(org.id, first)
        for refused in [("POST", org.path("leave"), None), ("PATCH", org.path(f"members/{org.owner_member}"),
                                                            {"memberRole": "Member"})]:
            self.assert_status(first.call(*refused), 403, 409, 422)
        self.assert_status(first.call("POST", "me/deletion", {"username": first.username, "password": first.password}), 409)
        for number in range(40):
            leader = owner()
            one, other = [each for each in people if each is not leader]
            other_id = self.at.membership(org, watcher, other)
            second = [
                lambda o=other: leader.twin().call("POST", org.path("hand-over"), {"to": o.uid}),
                lambda o=one: o.call("POST", org.path("leave")),
                lambda o=other_id: leader.twin().call("DELETE", org.path(f"members/{o}")),
                lambda: leader.twin().call("POST", org.path("leave")),
            ][number % 4]
            answers = at_once(lambda o=one: leader.call("POST", org.path("hand-over"), {"to": o.uid}), second)
            for answer in answers:
                self.assertIn(answer.status, {200, 204, 403, 404, 409, 422}, str(answer))
            owner()
            code = watcher.ok("GET", org.path())["joinCode"]
            for each in people:
                each.ok("POST", "orgs/join", {"joinCode": code})

    def test_q011_of_a_public_organization_outsiders_read_no_private_field(self):
        pub, guarded = self.at.pub, {"joinCode", "api_key", "memberEmail", "memberName", "membersManageKeys", "membersEditAnyBug",
                                     "memberRole", "displayName", "email"}
        paths = ["", "projects", f"projects/{pub.project}", "bugs", f"bugs/{pub.bug}", f"bugs/{pub.bug}/comments", "labels",
                 f"bugs/{pub.bug}/history", f"bugs/{pub.bug}/attachments", f"bugs/{pub.bug}/relations", "views", "changes",
                 f"comments/{pub.comment}", f"comments/{pub.comment}/edits", "bugs/groups?by=author", "bugs/groups?by=assignee",
                 "bugs/values?field=author", "bugs/values?field=assignee", "bugs/values?field=title", "bugs/series"]

        def names_in(value):
            if isinstance(value, dict):
                for name, inner in value.items():
                    yield name
                    yield from names_in(inner)
            for inner in value if isinstance(value, list) else []:
                yield from names_in(inner)

        for who in [self.at.nobody, self.at.attacker]:
            for path in paths:
                answer = who.call("GET", pub.path(path))
                self.assert_status(answer, 200, 400, words=path)
                self.assertEqual(guarded & set(names_in(answer.json)), set(), f"{who} {path}")
            for path in [f"bugs/{pub.restricted}", f"bugs/{pub.deleted_bug}", f"comments/{pub.removed_comment}",
                         f"attachments/{pub.restricted_file}", f"attachments/{pub.removed_file}",
                         f"bugs/{pub.restricted}/comments", f"bugs/{pub.restricted}/attachments"]:
                never = pub.path(path.replace(path.split("/")[1], new_id()))
                answer = self.assert_status(who.call("GET", pub.path(path)), 401 if who is self.at.nobody else 404, words=path)
                self.assertEqual(answer.bare, who.call("GET", never).bare, f"{who} {path}")

    def test_q012_a_deleted_organization_hands_nothing_over(self):
        founder, follower = self.at.person("founder"), self.at.person("follower")
        old = furnish(founder, follower, lambda what: f"old {what}")
        key = founder.ok("POST", old.path("api-key"))["api_key"]
        code = founder.ok("GET", old.path())["joinCode"]
        self.at.sniffer.secret("API key", key)
        program = Client(self.at.server, "old key", "127.0.250.6", key)
        program.ok("GET", old.path())
        founder.ok("DELETE", old.path())
        self.assert_status(program.call("GET", old.path()), 401)
        self.assert_status(founder.call("POST", "orgs/join", {"joinCode": code}), 404)
        self.assertEqual(founder.call("POST", "orgs", {"id": old.id, "orgName": "old org"}).status // 100, 4)
        new = self.at.attacker.ok("POST", "orgs", {"orgName": "old org", "orgDesc": "old about"})
        self.assertEqual((new["memberCount"], new["bugCount"]), (1, 0))
        self.assertNotEqual(new["joinCode"], code)
        self.assert_status(program.call("GET", f"orgs/{new['id']}"), 401)
        self.assert_status(follower.call("GET", f"orgs/{new['id']}"), 404)
