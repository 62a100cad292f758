"""A17: injection into SQL, the query language, CSV, mail and the log."""

import csv
import io
import json
import re
from urllib.parse import quote

from room import Case, Client, Person
from room.people import new_id, next_source
from room.stage import report

SQL = ["'", "''", "' OR '1'='1", "1; DROP TABLE bugs--", "' UNION SELECT email FROM accounts--", "\\'", "%27", "$1", "?", "\"", "`",
       "x' AND (SELECT 1 FROM pg_sleep(3))='1", "1 AND randomblob(100000000)", "0x27", "{{7*7}}", "${7*7}", "%s%s%n", "\u02bc OR 1=1"]
TEXT = ['"', '"unbalanced', "*", "a*", "NEAR(a b)", "NEAR(", "OR", "AND NOT", "col:secret", "^a", "-", "--", "(" * 4000, ")" * 4000,
        " ".join(["term"] * 700), "a:b:c", "title:", ":", "\\", "🐞", "\u202e", "is:", "sort:", "key:", "{}", "[]", "a" * 4000, "*" * 4000,
        "(a OR (b AND (c OR d)))", "\"a\" \"b\"", "~", "'", "is:open is:closed is:nonsense", "limit:999999999999999999999"]


class Injection(Case):
    def test_q069_sql_in_every_parameter_is_text(self):
        """The source rule is kept by the build: SQL is constant text with numbered parameters."""
        alpha, member = self.at.alpha, self.at.member
        contract = self.at.nobody.ok("GET", "openapi.json")
        before = self.state_of(alpha)
        for pattern, methods in contract["paths"].items():
            names = [each["name"] for each in methods.get("get", {}).get("parameters", []) if each["in"] == "query"]
            target = pattern.replace("{org}", alpha.id).replace("{bug}", alpha.bug).replace("{project}", alpha.project)
            if "{" in target:
                continue
            for name in names:
                for text in SQL:
                    answer = member.call("GET", f"{target}?{name}={quote(text)}")
                    self.assertIn(answer.status, {200, 400, 404, 422}, f"{target} {name}={text}")
        bug = report(member, alpha, "injected")
        for text in SQL:
            for field in ["title", "description"]:
                self.assertEqual(member.ok("PATCH", alpha.path(f"bugs/{bug}"), {field: text})[field], text)
        self.assertEqual(self.state_of(alpha)["memberCount"], before["memberCount"])

    def test_q070_no_cell_of_an_export_is_a_formula(self):
        org = self.at.attacker.ok("POST", "orgs", {"orgName": "cells"})["id"]
        attacker = self.at.attacker
        project = attacker.ok("POST", f"orgs/{org}/projects", {"name": "p", "description": "p"})["id"]
        titles = ["=cmd|' /C calc'!A0", "+1", "-1", "@SUM(A1)", "＝1+1", "\"=1+1", "'=1", "=1\"\"", "a,b", "a;=1", "  =1", "-2+3+cmd", "％1",
                  "＋1", "－1", "＠x", "|x", "plain \"quoted\""]
        for title in titles:
            attacker.ok("POST", f"orgs/{org}/bugs", {"id": new_id(), "projectID": project, "title": title,
                                                     "environment": [{"name": "=n", "value": "=v"}]})
        text = attacker.ok("GET", f"orgs/{org}/bugs/export?format=csv").decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(text, newline="")))
        self.assertEqual({len(row) for row in rows}, {len(rows[0])})
        self.assertEqual(len(rows), len(titles) + 1)
        for row in rows:
            for cell in row:
                self.assertFalse(cell.lstrip(' "')[:1] in set("=+-@\t\r＝＋－＠"), cell)
        shown = " ".join(cell for row in rows for cell in row)
        for title in titles:
            self.assertIn(title.strip(), shown)

    def test_q071_what_is_typed_breaks_no_mail(self):
        before = len(self.at.mails.mails)
        evil = ["x\r\nBcc: evil@evil.test", "x\nBcc: evil@evil.test", "x\r\n.\r\nMAIL FROM:<a@b>", "=?utf-8?B?" + "A" * 90 + "?=", "x\0y"]
        source = next_source()
        for number, words in enumerate(evil):
            for field in ["username", "name", "email"]:
                person = Person(self.at.server, f"mailer{number}", source=source)
                body = {"username": person.username, "name": "n", "email": person.email, "password": person.password}
                body[field] = words if field != "email" else person.email + words
                answer = person.call("POST", "auth/sign-up", body)
                self.assertIn(answer.status, {202, 400, 422}, f"{field} {words!r} {answer}")
        for words in [each for each in evil if not each.startswith("=?")]:
            answer = Client(self.at.server, "demo", next_source()).call("POST", "demo-requests", {"email": f"a@b.test{words}"})
            self.assert_bad(answer, words=repr(words))
        last = self.at.person("mailer-last")
        self.at.mails.wait(last.email)
        for mail in self.at.mails.mails[before:]:
            self.assertEqual(len(mail.recipients), 1)
            self.assertNotIn("evil@evil.test", mail.recipients)
            self.assertEqual(set(mail.message.keys()), {"Date", "From", "To", "Subject", "Message-ID", "Auto-Submitted", "MIME-Version",
                                                        "Content-Type", "Content-Transfer-Encoding"})
            self.assertTrue(all(len(line) <= 998 for line in mail.data.split(b"\r\n")))

    def test_q071_a_line_of_the_log_is_one_event(self):
        # Ended before its log is read: what it tells of requests waits a moment in each loop.
        server = self.program().start()
        refused = ['x\r\n{"level":"info","event":"forged"}', "\x1b[31mforged"]  # as heads, so that the log names no path
        told_of = ["\u2028forged", "\u2029forged", "\u0085forged", "\u009b31mforged", '","event":"forged']
        for words in refused + told_of:
            Client(server, "forges").call("GET", f"orgs/{quote(words, safe='')}/bugs?q={quote(words)}")
            Client(server, "forges").call("GET", "/" + quote(words))
        server.end()
        told = [line for line in server.printed().splitlines() if not re.match("Lacewing is at|Verification link|$", line)]
        events = [json.loads(line) for line in told]
        self.assertNotIn("forged", {each["event"] for each in events})
        self.assertEqual(sum("forged" in each.get("path", "") for each in events), 2 * len(told_of))
        self.assertEqual([line for line in told if not line.isprintable()], [])

    def test_q072_search_texts_are_answered_and_reach_no_hidden_column(self):
        alpha, member = self.at.alpha, self.at.member
        for text in TEXT:
            answer = member.call("GET", alpha.path(f"bugs?q={quote(text)}"))
            self.assertIn(answer.status, {200, 400, 414, 422}, f"{text[:40]} {answer}")
        self.assertIn(member.call("GET", alpha.path("bugs?q=a%00b")).status, {400, 422})
        for column in ["password_hash", "title_folded", "org_id", "deleted_at", "description_rev", "author_kind", "email"]:
            self.assert_bad(member.call("GET", alpha.path(f"bugs?q={column}:a")), words=column)
        # What has the form of no field is a word of the title, and stands in none.
        self.assertEqual(member.ok("GET", alpha.path("bugs?q=accounts.email:a"))["items"], [])
