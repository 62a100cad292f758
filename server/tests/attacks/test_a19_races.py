"""A19: many requests at the same moment."""

from room import Case
from room.people import new_id
from room.stage import report
from test_a02_roles import at_once


class Races(Case):
    def test_q077_joining_fifty_times_at_once_is_joining_once(self):
        org = self.at.owner.ok("POST", "orgs", {"orgName": self.at.sniffer.canary("raced", "Alpha")})
        joiner = self.at.person("joiner")
        joiner.inside = self.at.owner.inside
        twins = [joiner.twin() for _ in range(50)]
        before = self.at.owner.ok("GET", f"orgs/{org['id']}")["versions"]["members"]
        answers = at_once(*(lambda t=t: t.call("POST", "orgs/join", {"joinCode": org["joinCode"]}) for t in twins))
        self.assertEqual({each.status for each in answers}, {200})
        roster = self.at.owner.ok("GET", f"orgs/{org['id']}/members")["items"]
        self.assertEqual([each["memberID"] for each in roster].count(joiner.uid), 1)
        after = self.at.owner.ok("GET", f"orgs/{org['id']}")
        self.assertEqual((after["memberCount"], after["versions"]["members"]), (2, before + 1))

    def test_q078_votes_are_counted_as_they_stand(self):
        alpha, member = self.at.alpha, self.at.member
        bug = report(self.at.owner, alpha, "voted")
        twins = [member.twin() for _ in range(20)]
        for _ in range(5):
            at_once(*(lambda t=t, n=n: t.call(["PUT", "DELETE"][n % 2], alpha.path(f"bugs/{bug}/vote")) for n, t in enumerate(twins)))
            shown = member.ok("GET", alpha.path(f"bugs/{bug}"))
            self.assertEqual(shown["voteCount"], len(shown["voters"]))
            self.assertIn(shown["voteCount"], {0, 1})
        voters = [self.at.owner, self.at.editor, member]
        at_once(*(lambda v=v: v.twin().ok("PUT", alpha.path(f"bugs/{bug}/vote")) for v in voters for _ in range(5)))
        self.assertEqual(self.at.owner.ok("GET", alpha.path(f"bugs/{bug}"))["voteCount"], 3)

    def test_q079_of_two_edits_of_one_text_one_is_told(self):
        alpha, one, other = self.at.alpha, self.at.owner, self.at.editor
        bug = report(one, alpha, "contended", description="0")
        for number in range(60):
            tag = one.call("GET", alpha.path(f"bugs/{bug}")).header("etag")
            answers = at_once(*(lambda w=w, t=t: w.call("PATCH", alpha.path(f"bugs/{bug}"), {"description": t}, {"If-Match": tag})
                                for w, t in [(one, f"one {number}"), (other, f"other {number}")]))
            self.assertEqual(sorted(each.status for each in answers), [200, 412], f"{number} {answers}")
            kept = next(each for each in answers if each.status == 200).json["description"]
            self.assertIn(kept.encode(), next(each for each in answers if each.status == 412).body)
            self.assertEqual(one.ok("GET", alpha.path(f"bugs/{bug}"))["description"], kept)
        at_once(lambda: one.ok("PATCH", alpha.path(f"bugs/{bug}"), {"severity": "S1"}),
                lambda: other.ok("PATCH", alpha.path(f"bugs/{bug}"), {"priority": "high"}))
        shown = one.ok("GET", alpha.path(f"bugs/{bug}"))
        self.assertEqual((shown["severity"], shown["priority"]), ("S1", "high"))

    def test_q080_a_create_that_is_sent_again_creates_once(self):
        """The id that the client makes is the key: the same bug again is the same answer."""
        alpha, member = self.at.alpha, self.at.member
        bug = {"id": new_id(), "projectID": alpha.project, "title": "once"}
        before = self.at.owner.ok("GET", alpha.path())["bugCount"]
        twins = [member.twin() for _ in range(30)]
        answers = at_once(*(lambda t=t: t.call("POST", alpha.path("bugs"), bug) for t in twins))
        self.assertEqual({each.status for each in answers}, {201})
        self.assertEqual(len({each.json["number"] for each in answers}), 1)
        self.assertEqual(self.at.owner.ok("GET", alpha.path())["bugCount"], before + 1)
        again = member.call("POST", alpha.path("bugs"), {**bug, "title": "another"})
        self.assertIn(again.status, {201, 409, 422}, str(again))
        self.assertEqual(member.ok("GET", alpha.path(f"bugs/{bug['id']}"))["title"], "once")
