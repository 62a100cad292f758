"""A4: rights that outlive access."""

import time

from matrix import ORGANIZATION, routes_of
from room import Case, Client
from room.live import Socket
from room.people import new_id
from room.stage import ALPHA, report
from test_sweep import ids_of

WITHIN_S = 1.0


class Removal(Case):
    def test_q016_the_removed_are_strangers_within_a_second(self):
        alpha = self.at.alpha
        for _ in range(5):
            person = self.at.join_alpha("leaver")
            self.assertEqual(person.call("GET", alpha.path(f"bugs/{alpha.bug}")).status, 200)
            self.at.remove(person)
            removed_at = time.monotonic()
            while (answer := person.call("GET", alpha.path(f"bugs/{alpha.bug}"))).status == 200:
                self.assertLess(time.monotonic() - removed_at, WITHIN_S, "still lets in")
                time.sleep(0.05)
            self.assert_hidden(answer, person.call("GET", alpha.path(f"bugs/{new_id()}")))
        for route in routes_of(self.at.nobody.ok("GET", "openapi.json")):
            if route.id in ORGANIZATION:
                self.assert_status(route.call(person, ids_of(alpha)), 404, words=str(route))

    def test_q017_what_the_removed_kept_for_themselves_says_nothing(self):
        ex, alpha = self.at.removed, self.at.alpha
        for path in ["me/counts", "me/bugs?list=assigned", "me/bugs?list=created", "me/undo", "orgs"]:
            answer = ex.call("GET", path)
            if answer.status == 200:
                self.assertNotIn(alpha.id.encode(), answer.body, path)
                self.assertNotIn(ex.bug.encode(), answer.body, path)
        counts = ex.ok("GET", "me/counts")
        self.assertEqual({each for each in counts.values() if isinstance(each, int)}, {0}, str(counts))
        self.assertEqual(ex.ok("GET", "orgs")["items"], [])

    def test_q017_the_draft_of_the_removed_is_their_own_text(self):
        """They typed it; it is theirs, and holds nothing that they did not type."""
        person = self.at.join_alpha("drafter")
        person.ok("PUT", f"me/drafts/{self.at.alpha.bug}", {"text": "own words"})
        self.at.remove(person)
        self.assertEqual(person.ok("GET", f"me/drafts/{self.at.alpha.bug}")["text"], "own words")

    def test_q018_what_a_deleted_account_left_is_dead_within_a_second(self):
        alpha = self.at.alpha
        person = self.at.join_alpha("deleter")
        made = person.ok("POST", "me/tokens", {"name": "t", "scope": "write"})
        self.at.sniffer.secret("access token", made["secret"])
        token = Client(self.at.server, "token", "127.0.250.7", made["secret"], ALPHA)
        token.ok("GET", alpha.path())
        key = person.ok("POST", alpha.path("api-key"))["api_key"]
        self.at.know_key(key)
        report(person, alpha, "stays")
        socket = Socket(person)
        self.assertIn(socket.subscribe(alpha.id)["type"], {"subscribed", "reload"})
        twin = person.twin()
        person.ok("POST", "me/deletion", {"username": person.username, "password": person.password})
        deleted_at = time.monotonic()
        self.assertTrue(socket.closes_within(WITHIN_S))
        token.inside = twin.inside = frozenset()
        for who in [token, twin]:
            while who.call("GET", alpha.path()).status != 401:
                self.assertLess(time.monotonic() - deleted_at, WITHIN_S, f"{who} is still let in")
                time.sleep(0.05)
        self.at.key_of_alpha.ok("GET", alpha.path())
        self.assert_status(person.log_in(), 401)
