"""docs/limits.md from server/platform/core/limits.hpp and the modules' own limits.hpp.

limits_doc.py write makes it, limits_doc.py check says whether it is up to date.
"""

import pathlib
import re
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
HEADERS = [ROOT / f"server/platform/{module}/limits.hpp" for module in ["core", "http"]] + sorted(ROOT.glob("server/*/limits.hpp"))
DOCUMENT = ROOT / "docs/limits.md"
INTRODUCTION = """# Limits

Every limit of the server and its reason, made from `server/platform/core/limits.hpp` and the modules' own `limits.hpp` by
`tools/limits_doc.py write`. A name says its unit: `bytes`, `ms`, `s`; everything else is a count.
"""


def document():
    # A declaration may go over two lines, its reason stands behind it or in the lines that follow.
    text = re.sub(r"=\s*\n\s*", "= ", "\n".join(header.read_text() for header in HEADERS))
    text = re.sub(r"\n\s+///<? ?", " ", text)
    lines = [INTRODUCTION]
    for line in text.splitlines():
        if section := re.match(r"// (.*)", line):
            lines += [f"\n## {re.sub(r' [(].*[)]', '', section[1])}\n", "| limit | value | why |", "| --- | --- | --- |"]
        elif limit := re.match(r"inline constexpr [\w:]+ (\w+) = ([^;]+);(?:\s*///<\s*(.*))?", line):
            value = limit[2].replace("'", ",")
            lines.append(f"| `{limit[1]}` | {value} | {(limit[3] or '').strip()} |")
    return "\n".join(lines) + "\n"


def main(what):
    if what == "write":
        DOCUMENT.write_text(document())
    elif DOCUMENT.read_text() != document():
        sys.exit("docs/limits.md is not what limits.hpp says: run python3 tools/limits_doc.py write")


if __name__ == "__main__":
    main(sys.argv[1])
