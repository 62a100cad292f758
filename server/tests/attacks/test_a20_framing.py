"""A20: requests that two readers could read in two ways."""

from room import Case, send_raw

CUT = {400, 413, 501}


class Framing(Case):
    def raw(self, text):
        return text.replace("HOST", f"localhost:{self.at.server.port}").encode("latin-1")

    def assert_cut(self, text, *statuses):
        """One refusal, the connection closed, and no answer to what was smuggled behind it."""
        smuggled = "GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n"
        answers, closed = send_raw(self.at.server, self.raw(text + smuggled))
        self.assertEqual(len(answers), 1, f"{text!r} {answers}")
        self.assertIn(answers[0].status, statuses or CUT, text)
        self.assertTrue(closed, f"{text!r} stays open")
        self.assertEqual(answers[0].header("connection"), "close")

    def test_q081_lengths_that_contradict_each_other_are_cut(self):
        post = "POST /api/v1/auth/log-in HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\n"
        for fields in ["Transfer-Encoding: gzip\r\nContent-Length: 5", "Content-Length: 5\r\nTransfer-Encoding: gzip",
                       "Content-Length: 5\r\nTransfer-Encoding: chunked", "Transfer-Encoding: chunked\r\nContent-Length: 5",
                       "Content-Length: 5\r\nContent-Length: 6", "Content-Length: 5\r\nContent-Length: 5", "Content-Length: +5",
                       "Content-Length: -5", "Content-Length: 5,5", "Content-Length: 0x5", "Content-Length: 5 5", "Content-Length: ",
                       "Content-Length: 99999999999999999999", "Content-Length: 5;a", "Content-Length : 5", "Content-Length\t: 5",
                       "Transfer-Encoding: chunked, chunked", "Transfer-Encoding: gzip, chunked", "Transfer-Encoding: xchunked",
                       "Transfer-Encoding: chunked\r\nTransfer-Encoding: identity", "Transfer-Encoding: \"chunked\"",
                       "Transfer-Encoding:\x0bchunked", "Transfer-Encoding : chunked", "X: y\r\n Transfer-Encoding: chunked",
                       "Transfer-Encoding: chunked\r\n\r\n5\nhello\r\n0", "Transfer-Encoding: chunked\r\n\r\n5;ext=\"\r\n\"\r\nhello\r\n0",
                       "Transfer-Encoding: chunked\r\n\r\n-1\r\nx\r\n0", "Transfer-Encoding: chunked\r\n\r\n0x5\r\nhello\r\n0",
                       "Transfer-Encoding: chunked\r\n\r\nFFFFFFFFFFFFFFFFF\r\nx", "Transfer-Encoding: chunked\r\n\r\n5\r\nhelloX0",
                       "Bare: a\rContent-Length: 5", "Nul: a\x00b", "No-Colon", ": empty", "Sp ace: x", "Content-Length: 5\r\n\tfolded"]:
            self.assert_cut(f"{post}{fields}\r\n\r\n")
        for old in ["Transfer-Encoding: chunked", "Content-Length: 5\r\nTransfer-Encoding: chunked"]:
            self.assert_cut(f"POST /api/v1/auth/log-in HTTP/1.0\r\nHost: HOST\r\n{old}\r\n\r\n", 400, 501, 505)

    def test_q081_a_body_that_is_clear_is_read(self):
        body = '5\r\n{"a":\r\n2\r\n1}\r\n0\r\n\r\n'
        head = "POST /api/v1/auth/log-in HTTP/1.1\r\nHost: HOST\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
        answers, closed = send_raw(self.at.server, self.raw(head + body + "GET /healthz HTTP/1.1\r\nHost: HOST\r\n\r\n"))
        self.assertEqual(([each.status for each in answers], closed), ([422, 200], False))

    def test_q082_a_host_is_named_once_and_is_ours(self):
        for head in ["GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: HOST\r\nHost: HOST\r\n", "GET / HTTP/1.1\r\nHost: a b\r\n",
                     "GET / HTTP/1.1\r\nHost: user@HOST\r\n", "GET / HTTP/1.1\r\nHost: HOST/path\r\n", "GET / HTTP/1.1\r\nHost: \r\n",
                     "GET / HTTP/1.1\r\nHost: HOST,HOST\r\n", "GET / HTTP/1.1\r\nHost: HOST#x\r\n", "GET / HTTP/1.1\r\nHost: [::1\r\n",
                     "GET http://evil.test/ HTTP/1.1\r\nHost: HOST\r\n"]:
            self.assert_cut(head + "\r\n", 400, 421)
        answers, _ = send_raw(self.at.server, self.raw("GET / HTTP/1.1\r\nHost: evil.test\r\n\r\n"))
        self.assertEqual((answers[0].status, answers[0].code), (421, "unknown_host"))

    def test_q084_too_much_of_a_head_is_refused(self):
        for text, statuses in [
            ("GET / HTTP/1.1\r\nHost: HOST\r\n" + "".join(f"H{n}: v\r\n" for n in range(10_000)) + "\r\n", {431}),
            ("GET / HTTP/1.1\r\nHost: HOST\r\n" + "N" * 8192 + ": v\r\n\r\n", {400, 431}),
            ("GET / HTTP/1.1\r\nHost: HOST\r\nLong: " + "v" * 65_536 + "\r\n\r\n", {431}),
            ("GET /" + "u" * 65_536 + " HTTP/1.1\r\nHost: HOST\r\n\r\n", {414, 431}),
            ("GET /%ff%fe HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("GET /a%00b HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}),
            ("GET /\xff\xfe HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("GET //evil.test HTTP/1.1\r\nHost: HOST\r\n\r\n", {400, 404}),
            ("GET /../etc HTTP/1.1\r\nHost: HOST\r\n\r\n", {400, 404}), ("GET /a#b HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}),
            ("GET /%zz HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("GET /% HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}),
            ("GET HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("GET / HTTP/2.0\r\nHost: HOST\r\n\r\n", {400, 505}),
            ("G\x00T / HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("\r\n\r\nGET / HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}),
            ("GET  / HTTP/1.1\r\nHost: HOST\r\n\r\n", {400}), ("GET / HTTP/1.1\nHost: HOST\n\n", {400}),
            ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", {400, 505}), ("\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03", {400, None}),
        ]:
            answers, closed = send_raw(self.at.server, self.raw(text), wait_s=2)
            status = answers[0].status if answers else None
            self.assertIn(status, statuses, f"{text[:50]!r}")
            self.assertLessEqual(len(answers), 1, f"{text[:50]!r}")
            if status in {400, 431, 414, 505} and not text.startswith(("GET //", "GET /..")):
                self.assertTrue(closed, f"{text[:50]!r} stays open")
        self.at.nobody.call("GET", "/healthz")
