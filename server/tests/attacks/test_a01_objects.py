"""A1: objects of another organization."""

from room import Case, Client
from room.people import new_id, next_source
from room.stage import report, say


class Objects(Case):
    def test_q001_a_foreign_bug_answers_like_none(self):
        alpha, attacker = self.at.alpha, self.at.attacker
        with self.nothing_changes():
            for method, body in [("GET", None), ("PATCH", {"title": "mine"}), ("DELETE", None)]:
                reference = attacker.call(method, f"orgs/{new_id()}/bugs/{new_id()}", body)
                for bug in [alpha.bug, f"{alpha.project_key}-1", alpha.restricted, alpha.deleted_bug]:
                    answer = attacker.call(method, alpha.path(f"bugs/{bug}"), body)
                    self.assert_hidden(answer, reference, f"{method} {bug}")

    def test_q002_foreign_ids_in_bodies_answer_like_none(self):
        """Ids in paths are the sweep's; these stand inside of bodies and queries."""
        alpha, beta, attacker = self.at.alpha, self.at.beta, self.at.attacker
        mine = report(attacker, beta, "mine")

        def tries(project, bug, label, member, status):
            return [
                ("POST", "bugs", {"id": new_id(), "projectID": project, "title": "x"}),
                ("POST", "bugs", {"id": new_id(), "projectID": beta.project, "title": "x", "labels": [label]}),
                ("POST", "bugs", {"id": new_id(), "projectID": beta.project, "title": "x", "assignedMembers": [member]}),
                ("PATCH", f"bugs/{mine}", {"labels": [label]}),
                ("PATCH", f"bugs/{mine}", {"assignedMembers": [member]}),
                ("PATCH", f"bugs/{mine}", {"visibility": "restricted", "sharedWith": [member]}),
                ("PATCH", f"bugs/{mine}", {"status": status}),
                ("PATCH", f"bugs/{mine}", {"duplicateOf": bug}),
                ("POST", f"bugs/{mine}/move", {"projectID": project}),
                ("POST", f"bugs/{mine}/place", {"after": bug}),
                ("POST", f"bugs/{mine}/relations", {"id": new_id(), "kind": "blocks", "bug": bug}),
                ("POST", f"bugs/{mine}/relations", {"id": new_id(), "kind": "parent", "bug": bug}),
                ("POST", "hand-over", {"to": member}),
                ("POST", "views", {"name": "x", "projectID": project}),
                ("GET", f"bugs?project={project}", None),
                ("GET", f"snapshot?project={project}", None),
                ("GET", f"people?ids={member}", None),
                ("DELETE", f"projects/{beta.project}/statuses/{beta.status}?replacement={status}", None),
            ]

        foreign = tries(alpha.project, alpha.bug, alpha.label, self.at.owner.uid, alpha.status)
        with self.nothing_changes(alpha):
            for (method, path, body), (_, never_path, never) in zip(foreign, tries(*(new_id() for _ in range(5))), strict=True):
                answer = attacker.call(method, beta.path(path), body)
                reference = attacker.call(method, beta.path(never_path), never)
                self.assertEqual(answer.bare, reference.bare, f"{method} {path} {body}")
                if path.startswith("people"):
                    self.assertEqual(answer.json["items"], [], path)
                elif path.endswith("place"):
                    # A neighbour that is not there is no neighbour: the bug stands where it stood.
                    self.assertEqual(answer.status, 200)
                else:
                    self.assertIn(answer.status, {400, 404, 409, 422}, f"{method} {path} {body} {answer}")

    def test_q003_a_foreign_file_gives_no_byte(self):
        alpha = self.at.alpha
        paths = [alpha.path(f"attachments/{each}") for each in [alpha.attachment, alpha.restricted_file, alpha.removed_file]]
        paths += [each + "/thumbnail" for each in paths]
        never = alpha.path(f"attachments/{new_id()}")
        length = str(len(alpha.file_text))
        for who, status in [(self.at.attacker, 404), (self.at.key_of_beta, 404), (self.at.removed, 404), (self.at.nobody, 401)]:
            for path in paths:
                for headers in [{}, {"Range": "bytes=0-3"}, {"Range": "bytes=-1"}, {"If-None-Match": "*"}]:
                    for method in ["GET", "HEAD"]:
                        answer = who.call(method, path, headers=headers)
                        self.assertEqual(answer.status, status, f"{who} {method} {path} {headers}")
                        self.assertEqual(answer.bare, who.call(method, never, headers=headers).bare)
                        self.assertNotEqual(answer.header("content-length"), length)
                        self.assertIsNone(answer.header("content-range"))

    def test_q004_a_bug_cannot_be_moved_out_by_its_fields(self):
        alpha, beta, attacker = self.at.alpha, self.at.beta, self.at.attacker
        before = attacker.ok("GET", beta.path(f"bugs/{beta.bug}"))
        for extra in [{"orgID": alpha.id}, {"org_id": alpha.id}, {"projectID": alpha.project}, {"id": new_id()},
                      {"number": 1}, {"key": "ZZ-1"}, {"bugAuthor": self.at.owner.uid}, {"rev": 1}, {"rank": "a"}]:
            answer = self.assert_bad(attacker.call("PATCH", beta.path(f"bugs/{beta.bug}"), extra), words=str(extra))
            self.assertEqual([each["pointer"] for each in answer.json["errors"]], ["/" + next(iter(extra))])
        self.assertEqual(attacker.ok("GET", beta.path(f"bugs/{beta.bug}")), before)

    def test_q005_a_foreign_id_among_own_ones_is_told_like_one_that_never_was(self):
        alpha, beta, attacker = self.at.alpha, self.at.beta, self.at.attacker
        own = [report(attacker, beta, f"bulk {number}") for number in range(9)]
        with self.nothing_changes(alpha):
            for stranger, severity in [(alpha.bug, "S1"), (new_id(), "S2")]:
                answer = attacker.ok("POST", beta.path("bugs/bulk"),
                                     {"batchID": new_id(), "ids": [*own, stranger], "change": {"severity": severity}})
                refused = answer.pop("refused")
                self.assertEqual([each.pop("id") for each in refused], [stranger])
                self.assertEqual([each["code"] for each in refused], ["not_found"])
                self.assertEqual((answer["changed"], answer["unchanged"]), (9, 0))

    def test_q006_nothing_of_beta_moves_when_alpha_does(self):
        alpha, beta, attacker = self.at.alpha, self.at.beta, self.at.attacker

        def all_of_beta():
            paths = ["orgs", "me/counts", "me/bugs?list=assigned", "me/undo"]
            paths += [beta.path(each) for each in ["", "changes", "changes?stream=members", "changes?stream=managers", "bugs",
                                                   "bugs/groups?by=status", "bugs/series", "members", "labels", "projects",
                                                   "audit"]]
            return [attacker.call("GET", path).bare for path in paths]

        before = all_of_beta()
        for number in range(50):
            bug = report(self.at.owner, alpha, f"noise {number}")
            say(self.at.member, alpha, bug, "noise")
        # What Alpha's audit log tells and no other.
        guesser = Client(self.at.server, "guesser", next_source())
        self.assert_status(guesser.call("POST", "auth/log-in", {"email": self.at.member.email, "password": "wrong one"}), 401)
        self.at.member.ok("GET", alpha.path("bugs/export"))
        self.at.owner.ok("POST", alpha.path("join-code"))
        told = [each["kind"] for each in self.at.owner.ok("GET", alpha.path("audit?limit=3"))["items"]]
        self.assertEqual(told[0], "join_code_renewed")
        self.assertIn("list_exported", told)
        self.assertEqual(all_of_beta(), before)

    def test_q007_pictures_and_exports_are_not_guessed(self):
        alpha, attacker = self.at.alpha, self.at.attacker
        reference = attacker.call("GET", f"pictures/{new_id()}")
        for picture in [alpha.picture, self.at.owner.uid]:
            self.assert_hidden(attacker.call("GET", f"pictures/{picture}"), reference)
        self.assertIn("canary-picture", self.at.owner.ok("GET", f"pictures/{alpha.picture}").decode("latin-1"))
        for path in [f"bugs/export?format={form}" for form in ["csv", "json"]] + ["snapshot"]:
            self.assert_hidden(attacker.call("GET", alpha.path(path)), attacker.call("GET", f"orgs/{new_id()}/{path}"))
        for path in ["/lacewing.sqlite", "/data/lacewing.sqlite", "/attachments/", f"/attachments/{alpha.attachment}",
                     "/secret.key", "/backup", "/backups/", "/.git/config", "/.env"]:
            self.assert_status(attacker.call("GET", path), 404, words=path)
