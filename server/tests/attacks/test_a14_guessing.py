"""A14: guessing passwords, codes and links. Limits are counted on a server of its own."""

from room import Case, Client, Person
from room.people import next_source


class Guessing(Case):
    def guess(self, server, address, source, password="wrong one 7", headers=None):
        who = Client(server, "guesser", source)
        answer = who.call("POST", "auth/log-in", {"email": address, "password": password}, headers)
        who.drop()
        return answer

    def test_q056_guessing_one_account_slows_and_the_owner_still_gets_in(self):
        server = self.at.server
        victim = self.at.person("guessed")
        statuses = [self.guess(server, victim.email, next_source()).status for _ in range(12)]
        self.assertEqual(statuses[:9], [401] * 9)
        self.assertEqual(statuses[-1], 429, str(statuses))
        slowed = self.guess(server, victim.email, next_source())
        self.assertGreater(int(slowed.header("retry-after")), 0)
        self.assertEqual(self.guess(server, victim.email, next_source(), victim.password).status, 429, "right, from an unknown browser")
        # The browser that signed in before is counted apart.
        self.assert_status(victim.log_in(), 200)

    def test_q056_the_limit_outlives_a_restart(self):
        server = self.program().start()
        victim = Person(server, "restarted").arrive()
        for _ in range(11):
            self.guess(server, victim.email, next_source())
        self.assertEqual(self.guess(server, victim.email, next_source()).status, 429)
        server.end()
        server.start()
        self.assertEqual(self.guess(server, victim.email, next_source()).status, 429)

    def test_q057_one_password_over_many_accounts_slows(self):
        source = next_source()
        statuses = [self.guess(self.at.server, f"sprayed-{number}@people.test", source).status for number in range(33)]
        self.assertEqual(statuses[:29], [401] * 29)
        self.assertEqual(statuses[-1], 429, str(statuses))

    def test_q058_headers_do_not_change_who_asks(self):
        source, victim = next_source(), "nobody-here@people.test"
        names = ["X-Forwarded-For", "Forwarded", "X-Real-IP", "True-Client-IP", "CF-Connecting-IP", "X-Client-IP", "X-Originating-IP"]
        statuses = []
        for number in range(33):
            value = f"10.9.{number}.1"
            headers = {name: f"for={value}" if name == "Forwarded" else value for name in names}
            statuses.append(self.guess(self.at.server, f"{number}{victim}", source, headers=headers).status)
        self.assertEqual(statuses[-1], 429, str(statuses))

    def test_q058_behind_a_proxy_the_last_hop_that_is_none_counts(self):
        server = self.program({"LACEWING_TRUSTED_PROXIES": "127.0.0.1,10.0.0.0/8"}).start()

        def guesses(hops, count=33):
            return [self.guess(server, f"{number}@people.test", "127.0.0.1", headers={"X-Forwarded-For": hops(number)}).status
                    for number in range(count)]

        # What the client wrote stands left of what the proxy saw.
        self.assertEqual(guesses(lambda n: f"1.2.3.{n}, 203.0.113.9, 10.1.1.1")[-1], 429)
        self.assertEqual(set(guesses(lambda n: f"203.0.114.{n}, 10.1.1.1")), {401})
        self.assertEqual(guesses(lambda n: f"2001:db8:7:7::{n + 1:x}, 10.1.1.1")[-1], 429, "IPv6 counts by /64")
        self.assertEqual(set(guesses(lambda n: f"2001:db8:8:{n + 1:x}::1, 10.1.1.1")), {401})

    def test_q059_wrong_and_retired_codes_look_alike_and_are_counted(self):
        guesser = self.at.person("guesses")
        org = self.at.owner.ok("POST", "orgs", {"orgName": self.at.sniffer.canary("coded", "Alpha")})
        self.assertRegex(org["joinCode"], "^[0-9a-z]{8}$")
        renewed = self.at.owner.ok("POST", f"orgs/{org['id']}/join-code")["joinCode"]
        self.assertRegex(renewed, "^[0-9a-z]{6}$")
        wrong = guesser.call("POST", "orgs/join", {"joinCode": "zzzzzzzz"})
        retired = guesser.call("POST", "orgs/join", {"joinCode": org["joinCode"]})
        self.assertEqual((wrong.status, retired.bare), (404, wrong.bare))
        statuses = [guesser.call("POST", "orgs/join", {"joinCode": f"zzzz{number:04}"}).status for number in range(10)]
        self.assertEqual(statuses[-1], 429, str(statuses))
        self.assertEqual(guesser.call("POST", "orgs/join", {"joinCode": renewed}).status, 429, "right, after too many wrong ones")
        for name in ["joinCode", "orgName"]:
            self.assertNotIn(self.at.owner.ok("GET", f"orgs/{org['id']}")[name].encode(), wrong.raw + retired.raw)
