"""A12: requests that a foreign page makes a browser send."""

from matrix import BODIES, PICTURES, routes_of
from room import Case
from test_sweep import ids_of


class Forgery(Case):
    def unsafe(self):
        return [each for each in routes_of(self.at.nobody.ok("GET", "openapi.json")) if each.method != "GET"]

    def call(self, route, headers, content_type="application/json"):
        owner, target = self.at.owner, route.pattern
        for name, value in {**ids_of(self.at.alpha), "reaction": "heart"}.items():
            target = target.replace("{" + name + "}", value)
        body = BODIES[route.id](ids_of(self.at.alpha)) if route.id in BODIES else PICTURES.get(route.id)
        return owner.call(route.method, target, body, {"Content-Type": content_type if body is not None else None, **headers})

    def test_q051_a_foreign_page_changes_nothing(self):
        ours = f"http://localhost:{self.at.server.port}"
        with self.nothing_changes():
            for route in self.unsafe():
                for headers in [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": "same-site"}, {"Sec-Fetch-Site": "none"},
                                {"Sec-Fetch-Site": None, "Origin": "https://evil.test"}, {"Sec-Fetch-Site": None, "Origin": "null"},
                                {"Sec-Fetch-Site": None, "Origin": ours + ".evil.test"}, {"Sec-Fetch-Site": None, "Origin": None},
                                {"Sec-Fetch-Site": "cross-site", "Origin": ours}]:
                    answer = self.call(route, headers)
                    self.assertEqual(answer.status, 403, f"{route} {headers} {answer}")
        self.assert_status(self.at.owner.call("PATCH", "me/settings", {"sounds": False}, {"Sec-Fetch-Site": None, "Origin": ours}), 200)
        self.assert_status(self.at.owner.call("PATCH", "me/settings", {"sounds": False}), 200)

    def test_q052_what_a_form_can_send_is_refused(self):
        with self.nothing_changes():
            for route in self.unsafe():
                if route.id not in BODIES:
                    continue
                for content_type in ["text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", None]:
                    answer = self.call(route, {}, content_type)
                    self.assertEqual(answer.status, 415, f"{route} {content_type} {answer}")

    def test_q052_a_log_in_is_not_forged(self):
        """A form on a foreign page does not sign somebody in as somebody else: also where no cookie is there yet."""
        person = self.at.person("forged")
        body = {"email": person.email, "password": person.password}
        for headers in [{"Sec-Fetch-Site": "cross-site"}, {"Sec-Fetch-Site": None, "Origin": "https://evil.test"}]:
            answer = self.at.nobody.call("POST", "auth/log-in", body, headers, keep_cookies=False)
            self.assertEqual((answer.status, answer.header("set-cookie")), (403, None), str(headers))

    def test_q053_nothing_is_framed(self):
        for path in ["/", "/auth", "/dashboard", "/organizations", "/nowhere", "/api/v1/me", "/api/v1/openapi.json", "/robots.txt",
                     "/healthz", "/metrics", "/.well-known/security.txt", "/assets/none.js"]:
            self.assertIn("frame-ancestors 'none'", self.at.nobody.call("GET", path).header("content-security-policy"), path)

    def test_q052_no_foreign_page_may_read(self):
        for origin in ["https://evil.test", "null"]:
            for method, path in [("GET", "me"), ("GET", "openapi.json"), ("OPTIONS", "me"), ("OPTIONS", "orgs")]:
                headers = {"Origin": origin, "Access-Control-Request-Method": "POST", "Access-Control-Request-Headers": "content-type"}
                answer = self.at.owner.call(method, path, headers=headers)
                self.assertEqual([name for name, _ in answer.headers if name.startswith("access-control")], [], path)
