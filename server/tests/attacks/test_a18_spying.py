"""A18: search, sorting, filters and paging as a spy."""

import base64
import json
from urllib.parse import quote

from room import Case
from room.people import new_id
from room.stage import report, say

LIMITS = ["-1", "0", "1000000000", str(2**31), str(2**63), str(2**64), "1e3", "0x10", "١٠", "", " 5", "5 ", "+5", "5.0", "NaN", "null"]


class Spying(Case):
    def test_q073_no_search_of_an_outsider_finds_a_canary(self):
        pub = self.at.pub
        for text, _ in list(self.at.sniffer.canaries["Pub"].items()) + list(self.at.sniffer.canaries["Alpha"].items())[:20]:
            part = text[:-2]
            for who in [self.at.attacker, self.at.nobody]:
                for query in [part, f"title:{part}", f"text:{part}", f"label:{part}"]:
                    for path in [f"bugs?q={quote(query)}", f"bugs/groups?by=status&q={quote(query)}"]:
                        answer = who.call("GET", pub.path(path))
                        if answer.status == 200:
                            found = answer.json.get("items") or answer.json.get("groups") or []
                            self.assertEqual([each for each in found if each.get("count", 1)], [], f"{who} {path}")
                for field in ["title", "label", "author", "assignee", "status", "project"]:
                    answer = who.call("GET", pub.path(f"bugs/values?field={field}&prefix={quote(part)}"))
                    self.assertEqual(answer.json.get("items", []), [], f"{who} {field}")

    def test_q073_a_member_finds_nothing_of_a_restricted_bug(self):
        alpha, member = self.at.alpha, self.at.member
        secret = "zyzzyva" + new_id().replace("-", "")
        before = {path: member.ok("GET", alpha.path(path)) for path in ["bugs/groups?by=status", "bugs/series", "labels", "projects"]}
        tag = member.call("GET", alpha.path()).json["bugCount"]
        bug = report(self.at.owner, alpha, secret, description=secret, visibility="restricted")
        say(self.at.owner, alpha, bug, secret)
        self.assertEqual(member.ok("GET", alpha.path(f"bugs?q={secret}"))["items"], [])
        for path, was in before.items():
            self.assertEqual(member.ok("GET", alpha.path(path)), was, path)
        self.assertEqual(member.ok("GET", alpha.path())["bugCount"], tag)
        key = self.at.owner.ok("GET", alpha.path(f"bugs/{bug}"))["key"]
        self.assert_hidden(member.call("GET", alpha.path(f"bugs/{key}")), member.call("GET", alpha.path("bugs/AA-R999")))
        for path in ["snapshot", "bugs/export?format=csv", "bugs/export?format=json", "changes?after=0&limit=100"]:
            self.assertNotIn(secret.encode(), member.call("GET", alpha.path(path)).body, path)

    def test_q074_only_listed_names_filter_and_sort(self):
        alpha, member = self.at.alpha, self.at.member
        for query in ["sort=password_hash", "filter[creator.email][like]=a%25", "order=password_hash", "orderBy=email", "where=1%3D1",
                      "fields=password", "select=*", "include=members", "expand=all", "limit=5&limit=6", "q=a&q=b", "cursor=a&cursor=b",
                      "unknown=1", "Limit=5"]:
            answer = self.assert_bad(member.call("GET", alpha.path(f"bugs?{query}")), words=query)
            self.assertTrue(answer.code, query)
        for query in ["sort:password_hash", "sort:accounts.email", "sort:-nonsense"]:
            self.assert_bad(member.call("GET", alpha.path(f"bugs?strict=true&q={quote(query)}")), words=query)

    def test_q075_pages_have_bounds(self):
        alpha, member = self.at.alpha, self.at.member
        for number in range(3):
            report(member, alpha, f"paged {number}")
        paths = ["bugs", "members", "changes", "deleted-bugs", f"bugs/{alpha.bug}/comments", f"bugs/{alpha.bug}/history"]
        for path in paths:
            for limit in LIMITS:
                answer = member.call("GET", alpha.path(f"{path}?limit={quote(limit)}"))
                self.assertIn(answer.status, {200, 400, 422}, f"{path} {limit} {answer}")
                if answer.status == 200:
                    self.assertLessEqual(len(answer.json["items"]), 100)
        for after in ["-1", str(2**63), str(2**63 - 1), "1e3", "0x1", "١"]:
            self.assertIn(member.call("GET", alpha.path(f"changes?after={quote(after)}")).status, {200, 400, 422}, after)
        cursor = member.ok("GET", alpha.path("bugs?limit=2"))["nextCursor"]
        foreign = self.at.attacker.call("GET", self.at.beta.path(f"bugs?limit=2&cursor={quote(cursor)}"))
        self.assertIn(foreign.status, {200, 400}, str(foreign))
        raw = base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)) if cursor.isascii() else b""
        for edited in [cursor[:-1], cursor + "A", cursor[::-1], "A" * 500, "", "null", "..", cursor[:4] + "!" + cursor[5:],
                       base64.urlsafe_b64encode(bytes(each ^ 0xFF for each in raw)).decode().rstrip("=")]:
            for path in paths:
                answer = member.call("GET", alpha.path(f"{path}?cursor={quote(edited)}"))
                self.assertIn(answer.status, {200, 400, 422}, f"{path} {edited} {answer}")
        self.assertNotIn(alpha.id, json.dumps(foreign.json))

    def test_q076_what_outsiders_count_stands_still_when_private_things_move(self):
        pub, host = self.at.pub, self.at.host

        def seen():
            answers = [self.at.nobody.call("GET", pub.path(path)) for path in
                       ["", "bugs", "projects", "changes", "bugs/groups?by=status", "bugs/series", f"bugs/{pub.bug}", "labels", "views"]]
            return [each.bare for each in answers]

        before = seen()
        for number in range(5):
            bug = report(host, pub, f"hushed {number}", visibility="restricted")
            say(host, pub, bug, "hushed")
            host.ok("PATCH", pub.path(f"bugs/{bug}"), {"severity": "S1"})
        host.ok("DELETE", pub.path(f"bugs/{bug}"))
        host.ok("POST", pub.path("views"), {"name": "mine alone"})
        host.ok("PUT", f"me/drafts/{pub.bug}", {"text": "typed"})
        host.ok("POST", pub.path("join-code"))
        self.assertEqual(seen(), before)
        open_bug = report(host, pub, "seen by all")
        number = self.at.nobody.ok("GET", pub.path(f"bugs/{open_bug}"))["number"]
        self.assertEqual(number, self.at.nobody.ok("GET", pub.path(f"bugs/{pub.other_bug}"))["number"] + 2)
