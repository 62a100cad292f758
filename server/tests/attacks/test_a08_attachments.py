"""A8: files."""

import time
from urllib.parse import quote

from room import Case, send_raw
from room.people import Person, new_id
from room.stage import PIXEL, Organization, attach, report
from room.wire import Connection

ACTIVE = {
    "a.svg": b'<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
    "a.html": b"<!doctype html><script>alert(1)</script>",
    "a.xhtml": b'<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>',
    "a.xml": b'<?xml version="1.0"?><?xml-stylesheet type="text/xsl" href="#x"?><x/>',
    "a.mht": b"MIME-Version: 1.0\r\nContent-Type: multipart/related\r\n\r\n<script>alert(1)</script>",
    "a.pdf": b"%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj",
    "a.js": b"alert(1)", "a.css": b"*{}", "a.wasm": b"\0asm\x01\0\0\0", "a.png": b"<script>alert(1)</script>",
    "b.png": b"\x89PNG\r\n\x1a\n<script>alert(1)</script>", "a.gif": b"GIF89a/*<script>*/=1;",
}
NAMES = ["../../etc/passwd", "..\\..\\x", "%2e%2e%2f", "a/b", '"; filename=evil.html', "\u202egpj.exe",
         "n" * 300, "CON", ".htaccess", "x;y=z", "ünïcode 猫.png", "'quote'", "\\", "%0d%0aX: y"]


class Attachments(Case):
    def uploaded(self, name, data, media_type="text/plain"):
        alpha = self.at.alpha
        bug = report(self.at.owner, alpha, "files")
        made = self.at.owner.ok("POST", alpha.path(f"bugs/{bug}/attachments?name={quote(name)}"), data, {"Content-Type": media_type})
        return made, self.at.owner.call("GET", alpha.path(f"attachments/{made['id']}"))

    def test_q029_active_content_is_downloaded_and_never_run(self):
        for name, data in ACTIVE.items():
            made, got = self.uploaded(name, data, "text/html")
            self.assertEqual(got.body, data)
            self.assertEqual(got.header("x-content-type-options"), "nosniff", name)
            self.assertIn("sandbox", got.header("content-security-policy"), name)
            self.assertIn("default-src 'none'", got.header("content-security-policy"), name)
            self.assertTrue(got.header("content-disposition").startswith("attachment;") or name == "a.gif", f"{name} {got.headers}")
            self.assertIn(got.header("content-type"), {"application/octet-stream", "image/gif"}, name)
            self.assertRegex(got.header("cache-control"), "no-store|private", name)
        _, got = self.uploaded("true.png", PIXEL, "text/html")
        self.assertEqual((got.header("content-type"), got.header("content-disposition")[:7]), ("image/png", "inline;"))

    def test_q030_names_break_no_header_and_no_path(self):
        for name in NAMES:
            made, got = self.uploaded(name, b"named")
            self.assertEqual(got.status, 200, name)
            self.assertEqual(len(got.all("content-disposition")), 1, name)
            disposition = got.header("content-disposition")
            self.assertIsNone(got.header("set-cookie"), name)
            self.assertIsNone(got.header("x"), name)
            self.assertEqual(disposition.count('"'), 2, disposition)
            self.assertIn("filename*=UTF-8''", disposition)
            self.assertTrue(disposition.isascii(), disposition)
            self.assertNotIn("%2F", disposition.upper().split("''")[1].replace("%252F", ""), disposition)
            for forbidden in ["\0", "\r", "\n", "/", "\\", "\u202e"]:
                self.assertNotIn(forbidden, made["name"], name)
        on_disk = [each.name for each in (self.at.server.data / "attachments").rglob("*") if each.is_file()]
        self.assertTrue(on_disk)
        for each in on_disk:
            self.assertRegex(each, r"^[0-9a-f]+(\.part)?$")
        for refused in ["%00", "a%00b", "%ff%fe", "a%0d%0aSet-Cookie:%20a=b", "a%09b"]:
            path = self.at.alpha.path(f"bugs/{self.at.alpha.bug}/attachments?name={refused}")
            self.assert_bad(self.at.owner.call("POST", path, b"x", {"Content-Type": "text/plain"}), words=repr(refused))

    def test_q031_no_path_leads_out(self):
        climbs = ["..%2f" * 12 + "etc/passwd", "../" * 12 + "etc/passwd", "%2e%2e/" * 12 + "etc/passwd", "..%252f" * 12 + "etc/passwd",
                  "..\\" * 12 + "etc/passwd", "..%5c" * 12 + "etc/passwd", "/etc/passwd", "//etc/passwd", "%2fetc%2fpasswd",
                  "....//" * 12 + "etc/passwd", "%c0%ae%c0%ae/" * 12 + "etc/passwd", "lacewing.sqlite", "secret.key"]
        for folder in ["/", "/assets/", "/api/v1/pictures/", "/api/v1/orgs/" + self.at.beta.id + "/attachments/"]:
            for climb in climbs:
                for cookie in [b"", f"Cookie: lacewing={self.at.attacker.session}\r\n".encode()]:
                    request = f"GET {folder}{climb} HTTP/1.1\r\nHost: localhost:{self.at.server.port}\r\n".encode() + cookie + b"\r\n"
                    answers, _ = send_raw(self.at.server, request)
                    self.assertIn(answers[0].status, {400, 401, 404}, f"{folder}{climb} {answers[0]}")
                    self.assertNotIn(b"root:", answers[0].raw)

    def test_q032_what_is_too_much_is_refused_before_it_has_come(self):
        server = self.program({"LACEWING_ATTACHMENT_BYTES_MAX": "100000", "LACEWING_ORGANIZATION_ATTACHMENT_BYTES_MAX": "250000"})
        server.start()
        owner = Person(server, "filler").arrive()
        org = Organization(id=owner.ok("POST", "orgs", {"orgName": "o"})["id"], owner=owner)
        org.project = owner.ok("POST", org.path("projects"), {"name": "p", "description": "p"})["id"]
        bug = report(owner, org, "b")
        path = org.path(f"bugs/{bug}/attachments?name=a")
        raw = {"Content-Type": "text/plain"}
        self.assert_status(owner.call("POST", path, b"x" * 100_000, raw), 201)
        # Told by its length alone: not one byte of the body is sent.
        fields = owner.headers_for(b"", raw)
        head = f"POST /api/v1/{path} HTTP/1.1\r\n" + "".join(f"{n}: {v}\r\n" for n, v in fields.items())
        connection = Connection(server.port, owner.source)
        connection.send(f"{head}Content-Length: 100001\r\n\r\n".encode())
        self.assertEqual(connection.read_answer().status, 413)
        connection.close()
        # Without a length: as soon as the limit is passed.
        connection = Connection(server.port, owner.source)
        connection.send(f"{head}Transfer-Encoding: chunked\r\n\r\n".encode())
        answer = None
        try:
            for _ in range(40):
                connection.send(b"1000\r\n" + b"x" * 4096 + b"\r\n")
            answer = connection.read_answer()
        except (ConnectionError, OSError):
            answer = connection.read_answer()
        self.assertEqual(answer.status, 413)
        connection.close()
        self.assert_status(owner.call("POST", path, b"y" * 100_000, raw), 201)
        self.assertEqual(owner.call("POST", path, b"z" * 100_000, raw).code, "organization_storage_full")
        for _ in range(20):
            connection = Connection(server.port, owner.source)
            connection.send(f"{head}Content-Length: 40000\r\n\r\n".encode() + b"w" * 39_600)
            connection.close()
        until = time.monotonic() + 20
        while (left := len([each for each in (server.data / "attachments").rglob("*") if each.is_file()])) > 2:
            self.assertLess(time.monotonic(), until, f"{left} files are left")
            time.sleep(0.1)
        self.assertEqual(len(owner.ok("GET", org.path(f"bugs/{bug}/attachments"))["items"]), 2)

    def test_q033_nobody_binds_a_file_where_they_may_not_write(self):
        alpha, beta, pub, attacker = self.at.alpha, self.at.beta, self.at.pub, self.at.attacker
        raw = {"Content-Type": "text/plain"}
        target = attach(self.at.owner, alpha, alpha.bug, "target.txt", b"target")
        with self.nothing_changes(alpha), self.nothing_changes(pub):
            never = attacker.call("POST", alpha.path(f"bugs/{new_id()}/attachments?name=a"), b"x", raw)
            self.assert_hidden(attacker.call("POST", alpha.path(f"bugs/{alpha.bug}/attachments?name=a"), b"x", raw), never)
            self.assert_status(attacker.call("POST", pub.path(f"bugs/{pub.bug}/attachments?name=a"), b"x", raw), 403)
            self.assert_hidden(self.at.member.call("POST", alpha.path(f"bugs/{alpha.restricted}/attachments?name=a"), b"x", raw),
                               self.at.member.call("POST", alpha.path(f"bugs/{new_id()}/attachments?name=a"), b"x", raw))
            taken = attacker.call("POST", beta.path(f"bugs/{beta.bug}/attachments?name=a&id={target}"), b"mine", raw)
            self.assertIn(taken.status, {201, 409, 422}, str(taken))
        self.assertEqual(self.at.owner.call("GET", alpha.path(f"attachments/{target}")).body, b"target")
        own = attach(self.at.editor, alpha, alpha.bug, "mine.txt", b"mine")
        with self.nothing_changes(alpha):
            for method, path, body in [("PATCH", "", {"name": "x"}), ("DELETE", "", None)]:
                self.assert_status(self.at.member.call(method, alpha.path(f"attachments/{own}{path}"), body), 403)
