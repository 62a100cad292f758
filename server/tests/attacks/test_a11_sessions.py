"""A11: sessions."""

from room import Case, Client
from room.live import Socket
from room.people import Person


class Sessions(Case):
    def test_q047_a_session_that_somebody_set_before_is_not_taken_over(self):
        person = self.at.person("fixed")
        old = person.session
        planted = Client(self.at.server, "planted", person.source)
        for value in [old, "A" * 43, "x"]:
            planted.cookies = {"lacewing": value}
            planted.ok("POST", "auth/log-in", {"email": person.email, "password": person.password})
            self.assertNotEqual(planted.cookies["lacewing"], value)
        self.assert_status(person.call("GET", "me", keep_cookies=False), 401, words="the planted session lives on")
        before = planted.cookies["lacewing"]
        planted.ok("POST", "me/password", {"currentPassword": person.password, "newPassword": "tarpaulin gale 10",
                                           "endOtherSessions": False})
        self.assertNotEqual(planted.cookies["lacewing"], before, "a new password, the old session")
        stale = Client(self.at.server, "stale", person.source)
        stale.cookies = {"lacewing": before}
        self.assert_status(stale.call("GET", "me"), 401)

    def test_q048_the_cookie_has_all_its_guards(self):
        person = self.at.person("cookie")
        cookies = {each.split("=")[0]: each for each in person.log_in().all("set-cookie")}
        for name in ["lacewing", "lacewing-browser"]:
            parts = {each.strip().lower() for each in cookies[name].split(";")[1:]}
            self.assertLessEqual({"httponly", "samesite=lax", "path=/"}, parts, name)
            self.assertFalse([each for each in parts if each.startswith("domain")])
            self.assertLess(len(cookies[name]), 4096)

    def test_q048_behind_https_it_is_a_host_cookie_and_plain_http_gets_none(self):
        server = self.program({"LACEWING_PUBLIC_URL": "https://bugs.example.org", "LACEWING_TRUSTED_PROXIES": "127.0.0.1"})
        server.start()
        person = Person(server, "tls", source="127.0.0.1")
        host, secure = {"Host": "bugs.example.org"}, {"Host": "bugs.example.org", "X-Forwarded-Proto": "https"}
        body = {"username": person.username, "name": "n", "email": person.email, "password": person.password}
        self.assert_status(person.call("POST", "auth/sign-up", body, secure), 202)
        token = server.mails.wait(person.email, path="/auth/verify")[-1].link("/auth/verify")
        self.assert_status(person.call("POST", "auth/verify", {"token": token}, secure), 200)
        log_in = {"email": person.email, "password": person.password}
        plain = person.call("POST", "auth/log-in", log_in, host)
        self.assertEqual([each for each in plain.all("set-cookie") if "Max-Age=0" not in each], [], str(plain))
        answer = self.assert_status(person.call("POST", "auth/log-in", log_in, secure), 200)
        session = next(each for each in answer.all("set-cookie") if each.startswith("__Host-lacewing="))
        parts = {each.strip().lower() for each in session.split(";")[1:]}
        self.assertLessEqual({"httponly", "samesite=lax", "path=/", "secure"}, parts)
        self.assertTrue(all("secure" in each.lower() for each in answer.all("set-cookie")), answer.headers)
        self.assertIsNotNone(answer.header("strict-transport-security"))
        self.assert_status(person.call("GET", "me", headers=secure), 200)
        sibling = Client(server, "sibling", "127.0.0.1")
        sibling.cookies = {"lacewing": session.split(";")[0].split("=", 1)[1]}
        self.assert_status(sibling.call("GET", "me", headers=secure), 401, words="a cookie that a sibling domain could set")

    def test_q049_after_the_log_out_nothing_opens(self):
        person = self.at.person("leaves")
        stale = person.twin()
        for path in ["me", "orgs", "me/sessions"]:
            self.assertEqual(person.call("GET", path).header("cache-control"), "no-store")
        person.call("POST", "auth/log-out")
        for path in ["me", "orgs", "me/sessions", "me/counts"]:
            self.assert_status(stale.call("GET", path, keep_cookies=False), 401, words=path)
        socket = Socket(stale)
        self.assertEqual(socket.answer.status, 401)
        socket.close()

    def test_q050_strange_cookies_never_make_somebody_else(self):
        mine, other = self.at.attacker, self.at.owner
        good = mine.session
        names = []
        for cookie in [f"lacewing={good}; lacewing={other.session}", f"lacewing={other.session}; lacewing={good}",
                       f"lacewing=\"{good}\"", f"lacewing={good}\u00e9", f"lacewing={good}; " + "; ".join(f"c{n}=v" for n in range(200)),
                       "lacewing=" + "A" * 8192, f"lacewing={good[:-1]}", f"lacewing={good}A", f"LACEWING={good}", "lacewing=", "=",
                       f"lacewing = {good}", f"lacewing={good}%00", f" lacewing={good}", f"a;lacewing={good}", ";;;"]:
            probe = Client(self.at.server, "probe", mine.source)
            answer = probe.call("GET", "me", headers={"Cookie": cookie})
            self.assertIn(answer.status, {200, 400, 401, 431}, cookie[:60])
            if answer.status == 200:
                names.append(answer.json["UID"])
                self.assertNotIn(other.session, cookie, "two sessions, one was chosen")
        self.assertEqual(set(names), {mine.uid})
