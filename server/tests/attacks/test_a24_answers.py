"""A24: headers and errors. That every answer has its headers, the sniffer looks at under all cases."""

import re

from room import Case, Client
from room.people import new_id, next_source

POLICY = {
    "default-src": {"'none'"}, "script-src": {"'self'"}, "style-src": {"'self'"}, "img-src": {"'self'", "data:", "blob:"},
    "font-src": {"'self'"}, "connect-src": {"'self'"}, "manifest-src": {"'self'"}, "worker-src": {"'self'"},
    "frame-ancestors": {"'none'"}, "base-uri": {"'none'"}, "form-action": {"'self'"}, "require-trusted-types-for": {"'script'"},
}


class Answers(Case):
    def test_q098_json_says_so_and_private_answers_are_not_kept(self):
        owner, alpha = self.at.owner, self.at.alpha
        for path in ["me", "orgs", alpha.path(), alpha.path("bugs"), alpha.path(f"bugs/{alpha.bug}"), "me/sessions", "plans"]:
            answer = owner.call("GET", path)
            self.assertEqual(answer.header("content-type"), "application/json", path)
            self.assertEqual(answer.header("cache-control"), "no-store", path)
        for path in ["nowhere", alpha.path("nowhere"), f"orgs/{new_id()}"]:
            self.assertEqual(owner.call("GET", path).header("content-type"), "application/problem+json", path)
        for name in ["server", "x-powered-by", "via"]:
            self.assertIsNone(owner.call("GET", "me").header(name), name)

    def test_q099_the_content_policy_is_as_narrow_as_written(self):
        for path in ["/", "/auth", "/dashboard", "/organizations", "/subscribe", "/attributions", "/nowhere", "/api/v1/me", "/api/v1/nowhere"]:
            policy = self.at.nobody.call("GET", path).header("content-security-policy")
            parts = {name: set(values) for name, *values in (each.split() for each in policy.split(";"))}
            self.assertEqual(set(parts), set(POLICY), path)
            for name, values in parts.items():
                hashes = {each for each in values if re.fullmatch(r"'sha(256|384|512)-[A-Za-z0-9+/=]+'", each)}
                self.assertEqual(values - hashes, POLICY[name], f"{path} {name}")
                self.assertTrue(not hashes or name in {"script-src", "style-src"}, f"{path} {name}")

    def test_q099_pages_name_no_foreign_host(self):
        for path in ["/", "/auth", "/dashboard", "/subscribe", "/attributions"]:
            page = self.at.nobody.call("GET", path, headers={"Accept": "text/html"}).body.decode()
            loaded = re.findall(r"<(?:script|link|img|iframe|source|video|audio)[^>]+(?:src|href)=[\"']?([^\"' >]+)", page)
            self.assertTrue(loaded)
            for each in loaded:
                self.assertTrue(each.startswith(("/", "data:", f"http://localhost:{self.at.server.port}")) and not each.startswith("//"), each)
            self.assertNotRegex(page, r"<[^>]+\son[a-z]+=")
            self.assertNotRegex(page, r"<[^>]+\sstyle=")

    def test_q100_errors_tell_nothing_of_the_inside(self):
        inside = re.compile(rb"(?i)sqlite|postgres|select |insert |\.cpp|\.hpp|boost|std::|0x[0-9a-f]{6,}|/tmp/|/home/|exception|errno|hostname|libpq")
        member, alpha = self.at.member, self.at.alpha
        answers = [member.call(method, path, body, headers) for method, path, body, headers in [
            ("POST", alpha.path("bugs"), b"\0\xff{", {}), ("GET", alpha.path("bugs?cursor=%01"), None, {}), ("BREW", "me", None, {}),
            ("GET", alpha.path("bugs?q=%22"), None, {}), ("GET", "/../x", None, {}), ("PUT", alpha.path("bugs"), {}, {}),
            ("GET", "me", None, {"Host": "evil"}),
            ("PATCH", alpha.path(f"bugs/{alpha.bug}"), {"description": "x"}, {"If-Match": "garbage"}),
            ("GET", alpha.path(f"attachments/{alpha.attachment}"), None, {"Range": "bytes=99999-"}), ("POST", "auth/log-in", b"[", {}),
        ]]
        for answer in answers:
            self.assertGreaterEqual(answer.status, 400, str(answer))
            self.assertNotRegex(answer.body, inside)
            if answer.status != 416:
                problem = answer.json
                self.assertLessEqual({"type", "title", "status", "detail", "code", "requestID"}, set(problem))
                self.assertEqual((problem["status"], problem["requestID"]), (answer.status, answer.header("x-request-id")))
                self.assertTrue(problem["type"].endswith(problem["code"]))

    def test_q100_metrics_are_for_this_machine_or_by_a_token(self):
        server = self.program({"LACEWING_METRICS_TOKEN": "metrics-token-of-this-case"}).start()
        server.sniffer.secret("metrics token", "metrics-token-of-this-case")
        for bearer, status in [(None, {401, 403, 404}), ("wrong", {401, 403, 404}), ("metrics-token-of-this-case", {200})]:
            self.assertIn(Client(server, "scraper", next_source(), bearer).call("GET", "/metrics").status, status, str(bearer))
        body = self.at.nobody.call("GET", "/metrics").body
        self.assertNotIn(self.at.alpha.id.encode(), body)
        server = self.program({"LACEWING_TRUSTED_PROXIES": "127.0.0.1"}).start()
        behind = Client(server, "behind a proxy", "127.0.0.1").call("GET", "/metrics", headers={"X-Forwarded-For": "203.0.113.7"})
        self.assertIn(behind.status, {401, 403, 404}, "the proxy stands on this machine, who asks does not")
