"""A21: more than anybody needs. What these cost in time and memory the benchmarks say; here is what they are answered."""

import gzip
import time

from room import Case, Client
from room.people import new_id, next_source
from room.stage import report
from room.wire import Connection


class Limits(Case):
    def test_q086_json_that_is_too_much_is_refused(self):
        member, path = self.at.member, self.at.alpha.path("bugs")
        bodies = {
            "big": b'{"title":"' + b"x" * (1 << 20) + b'"}', "deep": b'{"a":' * 33 + b"1" + b"}" * 33, "deep list": b"[" * 5000,
            "many": b"{" + b",".join(b'"k%d":1' % n for n in range(60_000)) + b"}", "list": b"[" + b"1," * 300_000 + b"1]",
            "digits": b'{"title":' + b"9" * 900_000 + b"}", "infinite": b'{"title":1e999999}', "lone": b'{"title":"\\ud800"}',
            "twice": b'{"title":"a","title":"b"}', "bom": b"\xef\xbb\xbf{}", "nan": b'{"title":NaN}', "inf": b'{"title":Infinity}',
            "utf8": b'{"title":"\xff\xfe"}', "utf16": '{"title":"a"}'.encode("utf-16"), "tail": b"{} {}", "comma": b'{"title":"a",}',
            "comment": b"{/*a*/}", "single": b"{'title':'a'}", "nul": b'{"title":"a\x00"}', "empty": b"", "cut": b'{"title":"a',
            "overlong": b'{"title":"\xc0\xaf"}', "text": b'"title"', "null": b"null", "number": b"1",
        }
        with self.nothing_changes():
            for name, body in bodies.items():
                answer = member.call("POST", path, body)
                self.assertIn(answer.status, {400, 413, 422}, f"{name} {answer}")
                self.assertLess(len(answer.body), 32_000, name)

    def test_q087_texts_have_their_lengths(self):
        alpha, member = self.at.alpha, self.at.member
        bug = report(member, alpha, "long")
        many = [{"name": f"n{n}", "value": "v"} for n in range(33)]
        for method, path, body in [
            ("PATCH", f"bugs/{bug}", {"title": "t" * 257}), ("PATCH", f"bugs/{bug}", {"description": "d" * (256 * 1024 + 1)}),
            ("PATCH", f"bugs/{bug}", {"labels": [new_id() for _ in range(10_000)]}), ("PATCH", f"bugs/{bug}", {"environment": many}),
            ("PATCH", f"bugs/{bug}", {"assignedMembers": [new_id() for _ in range(11)]}),
            ("POST", f"bugs/{bug}/comments", {"id": new_id(), "text": "c" * (64 * 1024 + 1)}),
            ("POST", f"bugs/{bug}/comments", {"id": new_id(), "text": "c" * 1_000_000}),
            ("POST", "bugs/bulk", {"batchID": new_id(), "ids": [new_id() for _ in range(10_001)], "change": {"severity": "S1"}}),
            ("POST", "views", {"name": "n" * 10_000}), ("PUT", f"../../me/drafts/{bug}", {"text": "d" * 1_000_000}),
        ]:
            target = path.removeprefix("../../") if path.startswith("..") else alpha.path(path)
            answer = member.call(method, target, body)
            self.assertIn(answer.status, {400, 413, 422}, f"{path} {str(body)[:60]} {answer}")
        self.assertEqual(member.ok("GET", alpha.path(f"bugs/{bug}"))["title"], "long")

    def test_q090_bodies_in_other_codings_are_not_unpacked(self):
        alpha, member = self.at.alpha, self.at.member
        bomb = gzip.compress(b"\0" * 50_000_000)
        for coding in ["gzip", "deflate", "br", "gzip, gzip, gzip, gzip, gzip", "identity, gzip", "x-nonsense"]:
            answer = member.call("POST", alpha.path("bugs"), bomb, {"Content-Encoding": coding})
            self.assertIn(answer.status, {400, 415}, f"{coding} {answer}")
        parts = b"".join(b"--b\r\nContent-Disposition: form-data; name=a\r\n\r\nx\r\n" for _ in range(10_000)) + b"--b--"
        for media_type in ["multipart/form-data; boundary=b", "multipart/form-data; boundary=" + "b" * 10_000]:
            answer = member.call("POST", alpha.path("bugs"), parts, {"Content-Type": media_type})
            self.assertEqual(answer.status, 415, media_type[:60])

    def test_q085_a_slow_head_ends(self):
        """One that sends a byte a second; the others are answered meanwhile."""
        slow = Connection(self.at.server.port, next_source())
        slow.send(b"GET / HTTP/1.1\r\n")
        began = time.monotonic()
        closed = False
        while not closed and time.monotonic() - began < 20:
            try:
                slow.send(b"X")
            except OSError:
                closed = True
                break
            closed = slow.ends_within(1)
            self.assertEqual(Client(self.at.server, "normal", next_source()).call("GET", "/healthz").status, 200)
        self.assertTrue(closed)
        self.assertGreater(time.monotonic() - began, 5)
        slow.close()

    def test_q088_requests_of_one_address_are_limited(self):
        server = self.program({"LACEWING_REQUESTS_PER_MINUTE": "50"}).start()
        source = next_source()
        answers = [Client(server, "eager", source).call("GET", "me") for _ in range(60)]
        self.assertEqual({each.status for each in answers[:50]}, {401})
        self.assertEqual(answers[-1].status, 429)
        self.assertGreater(int(answers[-1].header("retry-after")), 0)
        self.assertEqual(Client(server, "other", next_source()).call("GET", "me").status, 401)
