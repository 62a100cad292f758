"""Each rule of tools/tidy.py fires on a bad sample and is silent on a good one."""

import pathlib
import sys
import tempfile
import tomllib
import unittest

TOOLS = pathlib.Path(__file__).resolve().parent.parent
sys.path.insert(0, str(TOOLS))

import headers_alone  # noqa: E402
import source_cache  # noqa: E402
import tidy  # noqa: E402

RULES = tomllib.loads((TOOLS / "layers.toml").read_text(encoding="utf-8"))
BUG_CPP = "server/bugs/bug.cpp"
CMAKE = """lacewing_module(core DIR platform/core PRIVATE_LIBRARIES ICU::uc)
lacewing_module(schema DIR platform/schema DEPENDS core LIBRARIES Boost::json)
lacewing_module(bugs DIR bugs DEPENDS core TEST_DEPENDS schema)
"""


class Sandbox(unittest.TestCase):
    def setUp(self):
        self.folder = tempfile.TemporaryDirectory()
        self.addCleanup(self.folder.cleanup)
        self.root = pathlib.Path(self.folder.name)

    def write(self, path, text):
        target = self.root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, encoding="utf-8")

    def findings(self, files, rules=RULES):
        for path, text in files.items():
            self.write(path, text)
        found = tidy.check(self.root, rules)
        return [f"{path}:{line}: {sentence}" for path, line, sentence in found if "no README.md" not in sentence]

    def assert_fires(self, files, words, rules=RULES):
        found = self.findings(files, rules)
        self.assertTrue(any(words in each for each in found), f"nothing says {words!r} in {found}")

    def assert_silent(self, files):
        self.assertEqual(self.findings(files), [])


class Layers(Sandbox):
    def test_an_include_downwards_is_allowed(self):
        self.assert_silent({
            "server/bugs/bug.hpp": '#pragma once\n#include "platform/core/id.hpp"\n#include <string>\n',
            "server/platform/core/id.hpp": "#pragma once\n",
        })

    def test_an_include_upwards_is_refused(self):
        self.assert_fires({
            "server/platform/core/id.hpp": '#include "bugs/bug.hpp"\n',
            "server/bugs/bug.hpp": "#pragma once\n",
        }, "server/platform/core/id.hpp:1: platform/core may not include from bugs")

    def test_an_include_between_product_modules_without_an_edge_is_refused(self):
        self.assert_fires({
            "server/members/member.cpp": '\n#include "bugs/bug.hpp"\n',
            "server/bugs/bug.hpp": "#pragma once\n",
        }, "server/members/member.cpp:2: members may not include from bugs")

    def test_a_file_that_does_not_exist_is_refused(self):
        self.assert_fires({BUG_CPP: '#include "bug.hpp"\n'}, "There is no server/bug.hpp")

    def test_a_folder_of_no_module_is_refused(self):
        self.assert_fires({"server/unheard/of.cpp": "int x;\n"}, "belongs to no module")

    def test_the_two_databases_stay_apart(self):
        self.assert_fires({
            "server/platform/db/sqlite/a.cpp": '#include "platform/db/postgres/b.hpp"\n',
            "server/platform/db/postgres/b.hpp": "#pragma once\n",
        }, "never include one another")

    def test_a_test_may_use_the_database_harness_and_product_code_may_not(self):
        harness = {"server/platform/db/testing/fixture.hpp": "#pragma once\n"}
        include = '#include "platform/db/testing/fixture.hpp"\n'
        self.assert_silent({"server/bugs/tests/bug_test.cpp": include, **harness})
        self.assert_fires({BUG_CPP: include, **harness}, "bugs may not include from platform/db/testing")

    def test_a_circle_of_modules_is_refused(self):
        rules = {**RULES, "modules": {"a": ["b"], "b": ["c"], "c": ["a"]}}
        self.assert_fires({}, "a -> b -> c -> a", rules)

    def test_our_own_modules_form_no_circle(self):
        self.assertIsNone(tidy.Layers(RULES).cycle())

    def test_headers_from_outside_stay_where_they_belong(self):
        for header in ["sqlite3.h", "libpq-fe.h", "boost/asio.hpp", "boost/beast/http.hpp", "boost/json.hpp",
                       "spdlog/spdlog.h", "openssl/ssl.h", "curl/curl.h", "sodium.h", "unicode/utf8.h"]:
            self.assert_fires({BUG_CPP: f"#include <{header}>\n"}, f"<{header}> is included only in")

    def test_headers_from_outside_are_allowed_at_home(self):
        self.assert_silent({
            "server/platform/db/sqlite/connection.cpp": "#include <sqlite3.h>\n",
            "server/platform/db/postgres/connection.cpp": "#include <libpq-fe.h>\n",
            "server/platform/http/net/loop.cpp": "#include <boost/asio/post.hpp>\n",
            "server/platform/log/log.cpp": "#include <spdlog/spdlog.h>\n",
        })

    def test_the_logger_is_known_to_one_file(self):
        self.assert_fires({"server/platform/log/other.cpp": "#include <spdlog/spdlog.h>\n"}, "is included only in")

    def test_the_own_header_comes_first(self):
        header = {"server/bugs/bug.hpp": "#pragma once\n"}
        self.assert_fires({BUG_CPP: '#include <string>\n#include "bugs/bug.hpp"\n', **header},
                          f'{BUG_CPP}:1: Include "bugs/bug.hpp" first')
        self.assert_silent({BUG_CPP: '#include "bugs/bug.hpp"\n#include <string>\n', **header})


class Build(Sandbox):
    def test_a_link_that_no_layer_allows_is_refused(self):
        upside_down = CMAKE.replace("DIR platform/schema DEPENDS core", "DIR platform/schema DEPENDS core bugs")
        self.assert_fires({"server/CMakeLists.txt": upside_down}, "schema links bugs")

    def test_an_include_without_a_link_is_refused(self):
        self.assert_fires({
            "server/CMakeLists.txt": CMAKE,
            BUG_CPP: '#include "platform/schema/type.hpp"\n',
            "server/platform/schema/type.hpp": "#pragma once\n",
        }, "bugs includes from platform/schema without linking it: add schema to its DEPENDS")

    def test_a_link_through_another_module_counts(self):
        self.assert_silent({
            "server/CMakeLists.txt": CMAKE.replace("DIR bugs DEPENDS core", "DIR bugs DEPENDS schema"),
            BUG_CPP: '#include "platform/core/id.hpp"\n',
            "server/platform/core/id.hpp": "#pragma once\n",
        })


class Lengths(Sandbox):
    def test_files_have_their_length(self):
        line = "int x;\n"
        self.assert_silent({BUG_CPP: line * 400, "server/bugs/tests/bug_test.cpp": line * 600, "web/src/a.ts": line * 400})
        for path, lines in [(BUG_CPP, 401), ("server/bugs/tests/bug_test.cpp", 601), ("web/src/a.tsx", 401),
                            ("web/src/a.test.ts", 601)]:
            self.assert_fires({path: line * lines}, f"The file has {lines} lines")

    def test_generated_files_are_left_alone(self):
        self.assert_silent({"web/src/api/schema.d.ts": "type T = string\n" * 5000})

    def test_lines_have_their_length_in_characters(self):
        self.assert_silent({BUG_CPP: "//" + "é" * 98 + "\n"})
        self.assert_fires({BUG_CPP: "\n//" + "x" * 99 + "\n"}, f"{BUG_CPP}:2: The line has 101 columns")
        self.write(BUG_CPP, 'auto x =\n    R"(' + "x" * 99 + ')";\n')
        self.assert_silent({})

    def test_a_readme_is_there_and_short(self):
        self.write(BUG_CPP, "int x;\n")
        found = [sentence for _, _, sentence in tidy.check(self.root, RULES)]
        self.assertTrue(any("no README.md" in each for each in found))
        self.write("server/bugs/README.md", "line\n" * 40)
        self.assertEqual(tidy.check(self.root, RULES), [])
        self.write("server/bugs/README.md", "line\n" * 41)
        self.assertEqual(len(tidy.check(self.root, RULES)), 1)


class Words(Sandbox):
    def test_avoided_words_are_found_inside_of_names(self):
        for name in ["ticket", "ticket_id", "openTickets", "Ticket", "TENANT_ID", "my_workspace"]:
            self.assert_fires({BUG_CPP: f"int {name};\n"}, "We do not say")
        self.assert_fires({"web/src/a.tsx": "// a workspace\n"}, 'We do not say "workspace"')
        self.assert_fires({"migrations/0001_a.sql": "SELECT tenant FROM x;\n"}, 'We do not say "tenant"')

    def test_words_that_only_contain_them_are_fine(self):
        self.assert_silent({BUG_CPP: "int ticketing, lieutenant;\n"})

    def test_imports_speak_the_words_of_others(self):
        self.assert_silent({"server/imports/a.cpp": "int ticket;\n"})

    def test_unfinished_work_is_refused(self):
        for word in ["TODO", "FIXME", "XXX", "HACK"]:
            self.assert_fires({BUG_CPP: f"// {word}: later\n"}, f'"{word}" is banned')

    def test_doors_to_scripts_are_refused(self):
        for code in ["a.innerHTML = b", "<p dangerouslySetInnerHTML={x} />", "eval(x)", "document.write(x)"]:
            self.assert_fires({"web/src/a.tsx": code + "\n"}, "is banned. It opens a door")
        self.assert_silent({"web/src/a.tsx": "retrieval(x)\nmodel.eval(y)\n"})

    def test_regular_expressions_of_std_are_refused(self):
        self.assert_fires({BUG_CPP: "std::regex pattern;\n"}, "is banned")
        self.assert_fires({BUG_CPP: "#include <regex>\n"}, "is banned")

    def test_history_is_refused(self):
        for comment in ["previously a map", "Renamed from x", "see issue #12", "as requested", "for task 7", "helper b"]:
            self.assert_fires({BUG_CPP: f"// {comment}\n"}, "Say what is")

    def test_folders_of_one_machine_are_refused(self):
        for path in ["/home/ann/x", "/root/x", "/Users/ann"]:
            self.assert_fires({"server/bugs/README.md": f"See {path}.\n"}, "Name no folder of one machine")
        self.assert_fires({BUG_CPP: f"// {self.root.resolve()}/x\n"}, "this machine's checkout")

    def test_paths_of_addresses_are_no_folders(self):
        self.assert_silent({"web/src/a.ts": "const path = `${base}/home/page`\nconst to = 'x/home/y'\n"})

    def test_bytes_that_are_no_text_are_refused(self):
        (self.root / "server/bugs").mkdir(parents=True)
        (self.root / BUG_CPP).write_bytes(b"\xff\n")
        self.assertTrue(any("not UTF-8" in each for each in self.findings({})))


class Headers(Sandbox):
    def check(self):
        headers = [name for name in tidy.list_files(self.root) if name.endswith(".hpp")]
        return headers_alone.check(self.root, headers)

    def test_a_header_that_needs_another_first_is_found(self):
        self.write("server/bugs/bug.hpp", "#pragma once\nstd::string title;\n")
        self.assertIn("does not compile alone", self.check()[0][2])

    def test_a_header_that_stands_alone_passes_and_is_remembered(self):
        self.write("server/bugs/bug.hpp", "#pragma once\n#include <string>\ninline std::string title;\n")
        self.assertEqual(self.check(), [])
        self.assertEqual(len(list((self.root / "build/tidy/headers").iterdir())), 1)

    def test_a_header_is_compiled_alone_whoever_includes_it(self):
        self.write("server/bugs/bug.hpp", "#pragma once\nstd::string title;\n")
        self.write("server/bugs/bug.cpp", '#include <string>\n#include "bugs/bug.hpp"\n')
        self.assertEqual([path for path, _, _ in self.check()], ["server/bugs/bug.hpp"])

    def test_a_header_that_another_one_begins_with_is_found_by_that(self):
        self.write("server/bugs/bug.hpp", "#pragma once\nstd::string title;\n")
        self.write("server/bugs/bugs.hpp", '#pragma once\n#include "bugs/bug.hpp"\n#include <string>\n')
        self.assertEqual([path for path, _, _ in self.check()], ["server/bugs/bug.hpp"])


class Cache(Sandbox):
    def key(self, *conditions):
        return source_cache.SourceCache(self.root, "some", *conditions).key("server/a.cpp")

    def test_the_key_depends_on_everything_that_is_included(self):
        self.write("server/a.cpp", '#include "b.hpp"\n')
        self.write("server/b.hpp", '#include "c.hpp"\n')
        self.write("server/c.hpp", "int one;\n")
        before = self.key("flags")
        self.assertEqual(self.key("flags"), before)
        self.assertNotEqual(self.key("other flags"), before)
        self.write("server/c.hpp", "int two;\n")
        self.assertNotEqual(self.key("flags"), before)


if __name__ == "__main__":
    unittest.main()
