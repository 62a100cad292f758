"""Turns web/dist into an assembler file that holds the bytes and a C++ table of them.

embed_web.py DIST OUTPUT_DIR writes OUTPUT_DIR/web_assets.S, OUTPUT_DIR/web_assets.cpp and, for the build
system, OUTPUT_DIR/web_assets.d with what they were made of.
"""

import json
import pathlib
import re
import sys

TYPES = {
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
PRIVATE = {"csp.json", "pages.json"}  # for this program, not for browsers
HASHED = re.compile(r"^/assets/.+-[A-Za-z0-9_-]{8,}\.[a-z0-9]+$")


def served_files(dist):
    for file in sorted(dist.rglob("*")):
        path = file.relative_to(dist)
        private = path.as_posix() in PRIVATE or path.name.startswith(".") or path.suffix in {".br", ".gz", ".map"}
        if file.is_file() and not private:
            yield file


class Assembly:
    """Collects byte blocks and hands out the symbols that frame them."""

    def __init__(self):
        self.lines = ['    .section .rodata,"a",@progbits']
        self.count = 0
        self.used = []

    def block(self, file):
        name = f"lacewing_web_{self.count}"
        self.count += 1
        self.used.append(file)
        self.lines += [
            f"    .global {name}", f"    .global {name}_end", "    .balign 16",
            f"{name}:", f'    .incbin "{file}"', f"{name}_end:", "    .byte 0",
        ]
        return name

    def text(self):
        return "\n".join([*self.lines, '    .section .note.GNU-stack,"",@progbits', ""])


def main(dist, output):
    dist = pathlib.Path(dist).resolve()
    output = pathlib.Path(output)
    if not (dist / "index.html").exists():
        sys.exit(f"{dist} holds no built front end: run tools/build-web first")
    policy = json.loads((dist / "csp.json").read_text())
    assembly = Assembly()
    declarations, rows = [], []

    def span(file):
        if not file.exists():
            return "{}"
        name = assembly.block(file)
        declarations.append(f"extern const std::uint8_t {name}[];\nextern const std::uint8_t {name}_end[];")
        return f"{{{name}, {name}_end}}"

    for file in served_files(dist):
        path = "/" + file.relative_to(dist).as_posix()
        if file.suffix not in TYPES:
            sys.exit(f"{path}: tools/embed_web.py does not know the type of {file.suffix}")
        row = [
            json.dumps(path), json.dumps(TYPES[file.suffix]), span(file),
            span(file.with_name(file.name + ".gz")), span(file.with_name(file.name + ".br")),
            "true" if HASHED.match(path) else "false",
        ]
        rows.append("        {" + ", ".join(row) + "},")

    pages = json.loads((dist / "pages.json").read_text())
    page_rows = [f'        {{{json.dumps(path)}, {json.dumps("/" + name)}}},' for path, name in pages.items()]

    def hashes(kind):
        return json.dumps("".join(f" {value}" for value in policy[kind]))

    output.mkdir(parents=True, exist_ok=True)
    (output / "web_assets.S").write_text(assembly.text())
    (output / "web_assets.cpp").write_text(f"""#include "app/web_files.hpp"

#include <array>

extern "C" {{
{chr(10).join(declarations)}
}}

namespace lacewing::app {{

std::span<const http::static_file> embedded_files() {{
    static const std::array<http::static_file, {len(rows)}> files{{{{
{chr(10).join(rows)}
    }}}};
    return files;
}}

std::span<const http::static_page> embedded_pages() {{
    static const std::array<http::static_page, {len(page_rows)}> pages{{{{
{chr(10).join(page_rows)}
    }}}};
    return pages;
}}

std::string_view inline_script_hashes() {{ return {hashes("scriptHashes")}; }}
std::string_view inline_style_hashes() {{ return {hashes("styleHashes")}; }}

}} // namespace lacewing::app
""")
    sources = " ".join(str(file) for file in [*assembly.used, dist / "csp.json", dist / "pages.json"])
    (output / "web_assets.d").write_text(f"{output / 'web_assets.cpp'}: {sources}\n")


if __name__ == "__main__":
    main(*sys.argv[1:])
