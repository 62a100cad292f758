"""docs/query-language.md against the source.

Each of its sentences (lines with a dash) stands word for word above a TEST(query_language, …) or a
TEST_P(query_language_on, …), and the other way round; its tables are made from
server/query/fields.cpp. query_doc.py write makes the tables, query_doc.py check says what does not agree.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
DOCUMENT = ROOT / "docs/query-language.md"
FIELDS = ROOT / "server/query/fields.cpp"
MARK = "<!-- fields -->\n"
KINDS = {
    "key": "key",
    "text": "words",
    "title": "name",
    "label": "name",
    "person": "person",
    "environment": "value, name=value",
    "number": "number",
    "decimal": "number",
    "moment": "date",
    "duration": "length of time",
    "day": "date",
    "relation": "key, query",
}


def flat(text):
    return " ".join(text.split())


def sentences_of(document):
    found = re.findall(r"^- (.*(?:\n  .*)*)", document.split(MARK)[0], re.M)
    return [flat(each) for each in found]


def tested_sentences():
    found = []
    for test in sorted(ROOT.glob("server/*/tests/*_test.cpp")):
        for comment in re.findall(r"((?:^/// .*\n)+)TEST\w*\(query_language(?:_on)?, ", test.read_text(), re.M):
            found.append(flat(comment.replace("/// ", " ")))
    return found


def tables():
    source = FIELDS.read_text()
    words = {
        name: re.findall(r'"([^"]+)"', listed)
        for name, listed in re.findall(r"constexpr std::array (\w+)\{(.*?)\};", source, re.S)
    }
    lines = [MARK, "| field | other names | what it asks | values | sorts | groups |", "| --- " * 6 + "|"]
    rows = re.findall(r'row\(\s*field::\w+,\s*"([^"]+)",\s*kind::(\w+),\s*"([^"]+)"\s*\)((?:\s*\.\w+\(\w*\))*)', source)
    for name, kind, meaning, more in rows:
        others = re.search(r"\.also\((\w+)\)", more)
        choices = re.search(r"\.among\((\w+)\)", more)
        values = " ".join(f"`{each}`" for each in words[choices[1]]) if choices else KINDS[kind]
        cells = [
            f"`{name}`",
            " ".join(f"`{each}`" for each in words[others[1]]) if others else "",
            meaning,
            values,
            "yes" if ".sorting()" in more else "",
            "yes" if ".grouping()" in more else "",
        ]
        lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def problems(document):
    said, tested = sentences_of(document), tested_sentences()
    for each in said:
        if each not in tested:
            yield f"no test says: {each}"
    for each in tested:
        if each not in said:
            yield f"a test says what the page does not: {each}"
    if document.split(MARK)[1:] != tables().split(MARK)[1:]:
        yield "the tables are old: run python3 tools/query_doc.py write"


def main(what):
    document = DOCUMENT.read_text()
    if what == "write":
        DOCUMENT.write_text(document.split(MARK)[0] + tables())
    elif found := list(problems(document)):
        sys.exit("docs/query-language.md\n" + "\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1])
