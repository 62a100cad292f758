"""A15: API keys and access tokens. What a key opens at all is the sweep's."""

from room import Case, Client
from room.live import Socket
from room.people import next_source


class Keys(Case):
    def test_q060_a_key_has_no_person_and_no_socket(self):
        for key in [self.at.key_of_alpha, self.at.key_of_beta]:
            socket = Socket(key, {"Origin": None})
            self.assertIn(socket.answer.status, {401, 403}, str(socket.answer))
            socket.close()
        key, alpha = self.at.key_of_alpha, self.at.alpha
        self.assertNotIn("joinCode", key.ok("GET", alpha.path()))
        for path in [f"bugs/{alpha.restricted}", f"attachments/{alpha.restricted_file}"]:
            self.assert_status(key.call("GET", alpha.path(path)), 404, words=path)
        self.assertTrue(all("memberEmail" not in each for each in key.ok("GET", alpha.path("members"))["items"]))

    def test_q061_a_key_in_the_address_opens_nothing(self):
        alpha, key = self.at.alpha, self.at.alpha.key
        for query in [f"?api_key={key}", f"?token={key}", f"?access_token={key}", f"?key={key}"]:
            answer = Client(self.at.server, "q", next_source()).call("GET", alpha.path() + query)
            self.assertEqual((answer.status, answer.code), (401, "secret_in_address"), query)
            self.assertNotIn(key.encode(), answer.raw)
        for headers in [{"X-API-Key": key}, {"Authorization": f"Basic {key}"}, {"Authorization": key}, {"Authorization": f"Token {key}"},
                        {"Cookie": f"lacewing={key}"}, {"Authorization": f"Bearer  {key} x"}, {"Authorization": f"Bearer {key},{key}"}]:
            answer = Client(self.at.server, "h", next_source()).call("GET", alpha.path(), headers=headers)
            self.assert_status(answer, 400, 401, words=str(headers))
        # The address itself stands in the log: the sniffer looks whether its query does.

    def test_q062_a_token_is_shown_once_and_can_be_found_by_scanners(self):
        person = self.at.person("tokens")
        made = person.ok("POST", "me/tokens", {"name": "ci", "scope": "read"})
        self.at.sniffer.secret("access token", made["secret"])
        self.assertRegex(made["secret"], "^[a-z]+_[A-Za-z0-9_-]{30,}$")
        listed = person.call("GET", "me/tokens")
        self.assertNotIn(made["secret"].encode(), listed.body)
        program = Client(self.at.server, "ci", next_source(), made["secret"])
        program.ok("GET", "me")
        shown = person.ok("GET", "me/tokens")["items"][0]
        self.assertLessEqual({"name", "scope", "createdAt", "lastUsedAt"}, set(shown))
        self.assert_status(program.call("POST", "orgs", {"orgName": "x"}), 403)
        person.ok("DELETE", f"me/tokens/{shown['id']}")
        self.assert_status(program.call("GET", "me"), 401)

    def test_q062_the_organization_s_key_has_its_form(self):
        self.assertRegex(self.at.alpha.key, "^[0-9a-z]{1,6}(-[0-9a-z]{1,6}){3}$")
        shown = self.at.owner.ok("GET", self.at.alpha.path("api-key"))
        self.assertEqual(shown["api_key"], self.at.alpha.key)

    def test_q063_wrong_keys_are_answered_the_same(self):
        person = self.at.person("prefix")
        token = person.ok("POST", "me/tokens", {"name": "t", "scope": "read"})["secret"]
        self.at.sniffer.secret("access token", token)
        key = self.at.alpha.key
        answers = []
        for wrong in [key[:-1] + ("a" if key[-1] != "a" else "b"), "aaaaaa-bbbbbb-cccccc-dddddd", token[:-1] + ("A" if token[-1] != "A" else "B"),
                      token[:12] + "A" * (len(token) - 12), "nonsense"]:
            answers.append(Client(self.at.server, "wrong", next_source(), wrong).call("GET", "me").bare)
        self.assertEqual([each[0] for each in answers], [401] * 5)
        for answer in answers:
            self.assertEqual(answer, answers[0])

    def test_q060_a_renewed_key_closes_the_old_one_at_once(self):
        old = Client(self.at.server, "old key", next_source(), self.at.alpha.key, self.at.key_of_alpha.inside)
        old.ok("GET", self.at.alpha.path())
        self.at.know_key(self.at.owner.ok("POST", self.at.alpha.path("api-key"))["api_key"])
        self.assert_status(old.call("GET", self.at.alpha.path()), 401)
