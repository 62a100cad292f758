"""The room itself: what should be seen is seen."""

import base64
import unittest

from room.sniffer import Sniffer
from room.wire import Answer


class Room(unittest.TestCase):
    def test_a_canary_is_found_in_any_form_and_by_outsiders_alone(self):
        sniffer = Sniffer()
        canary = sniffer.canary("title", "Alpha")
        forms = [canary.encode(), canary.upper().encode(), b"x" * 500 + canary.encode()]
        forms += [base64.b64encode(b"p" * place + canary.encode() + b"tail") for place in range(3)]
        for form in forms:
            sniffer.see("an answer", form, frozenset({"Alpha"}))
            self.assertEqual(sniffer.take_findings(), [])
            sniffer.see("an answer", form, frozenset({"Beta"}))
            self.assertEqual(len(sniffer.take_findings()), 1, form)
        sniffer.see("an answer", canary[:-1].encode())
        self.assertEqual(sniffer.take_findings(), [])

    def test_a_short_text_is_found_in_base64_as_a_whole_and_not_by_a_few_characters(self):
        sniffer = Sniffer()
        sniffer.guard("13lgijnt", "Pub")
        for place in range(3):
            whole = base64.b64encode(b"p" * place + b"13lgijnt" + b"tail")
            sniffer.see("an answer", whole)
            self.assertEqual(len(sniffer.take_findings()), 1, whole)
            sniffer.see("an answer", whole[:place + 8])
            self.assertEqual(sniffer.take_findings(), [], whole)

    def test_a_secret_is_found_in_output_and_a_fault_and_a_missing_header_in_answers(self):
        sniffer = Sniffer()
        sniffer.secret("cookie", "s3cret-of-a-session")
        sniffer.see_output("the log", b'{"path":"/?t=s3cret-of-a-session"}')
        self.assertEqual(len(sniffer.take_findings()), 1)
        sniffer.see_answer("a fault", Answer(b"HTTP/1.1 500 Internal Server Error\r\n\r\n", b"{}"), frozenset())
        found = "\n".join(sniffer.take_findings())
        for name in ["500", "x-content-type-options", "content-security-policy", "x-request-id"]:
            self.assertIn(name, found)
