#!/usr/bin/env python3
"""Checks what the compiler does not: layers, lengths, words, READMEs, and that each header compiles alone.

The rules stand in tools/layers.toml. Prints one line for each violation; exits with 1 where there is any.
"""

import argparse
import pathlib
import re
import subprocess
import sys
import tomllib

import headers_alone

CXX = {".cpp", ".hpp"}
WEB = {".ts", ".tsx"}
TEXT = CXX | WEB | {".py", ".md", ".sql", ".cmake", ".toml", ".json", ".mjs", ".css", ".html", ".S", ".yml", ".sh", ".inc", ""}
# They name what is banned in order to ban it.
OWN = {"tools/layers.toml", "tools/tests/test_tidy.py"}
INCLUDE = re.compile(r'^[ \t]*#[ \t]*include[ \t]*(["<])([^">]+)[">]', re.MULTILINE)
MODULE = re.compile(r"^lacewing_module\((\w+)\s+DIR\s+(\S+)([^)]*)\)", re.MULTILINE)


class Tree:
    """The source files under a root, with their text, and the rules they are held to."""

    def __init__(self, root, rules):
        self.root = root
        self.rules = rules
        self.findings = []
        self.texts = {}
        for path in sorted(list_files(root)):
            if pathlib.PurePosixPath(path).suffix in TEXT and path not in OWN:
                try:
                    self.texts[path] = (root / path).read_text(encoding="utf-8")
                except UnicodeDecodeError:
                    self.add(path, 1, "This is not UTF-8: save it as UTF-8.")

    def add(self, path, line, sentence):
        self.findings.append((path, line, sentence))

    def each(self, suffixes):
        return [(p, t) for p, t in self.texts.items() if pathlib.PurePosixPath(p).suffix in suffixes]


def list_files(root):
    """What the repository holds or would hold; every file where there is no repository."""
    if (root / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        names = subprocess.run(command, cwd=root, check=True, capture_output=True, text=True).stdout.split("\0")
        return [name for name in names if name and (root / name).is_file()]
    return [str(p.relative_to(root)) for p in root.rglob("*") if p.is_file()]


def line_of(text, position):
    return text.count("\n", 0, position) + 1


class Layers:
    """Which folder belongs to which module, and whom each may include."""

    def __init__(self, rules):
        self.groups = rules.get("groups", {})
        self.may = {module: self.expand(uses) for module, uses in rules["modules"].items()}
        tests = rules.get("tests", {})
        self.tests_may = self.expand(tests.get("uses", []))
        self.tests_may_more = {module: self.expand(uses) for module, uses in tests.get("more", {}).items()}
        self.apart = [set(pair["folders"]) for pair in rules.get("apart", [])]

    def expand(self, names):
        found = set()
        for name in names:
            found |= self.expand(self.groups[name[1:]]) if name.startswith("@") else {name}
        return found

    def module_of(self, folder):
        """The nearest folder at or above that is a module."""
        parts = folder.split("/")
        for size in range(len(parts), 0, -1):
            if "/".join(parts[:size]) in self.may:
                return "/".join(parts[:size])
        return None

    def cycle(self):
        """A circle of modules that may include one another, or nothing."""
        done = set()

        def walk(module, path):
            if module in path:
                return path[path.index(module):] + [module]
            if module in done:
                return None
            for used in sorted(self.may.get(module, ())):
                found = walk(used, path + [module])
                if found:
                    return found
            done.add(module)
            return None

        for module in sorted(self.may):
            found = walk(module, [])
            if found:
                return found
        return None


def folder_of(path):
    return str(pathlib.PurePosixPath(path).parent)


def check_layers(tree):
    layers = Layers(tree.rules)
    circle = layers.cycle()
    if circle:
        tree.add("tools/layers.toml", 1, f"Modules include in a circle: {' -> '.join(circle)}.")
    for path, text in tree.each(CXX):
        if not path.startswith("server/"):
            continue
        inner = path.removeprefix("server/")
        module = layers.module_of(folder_of(inner))
        if module is None:
            tree.add(path, 1, f"The folder {folder_of(inner)} belongs to no module of tools/layers.toml: add it.")
            continue
        for found in INCLUDE.finditer(text):
            line, name = line_of(text, found.start()), found[2]
            if found[1] == '"':
                check_edge(tree, layers, path, line, inner, module, name)
            else:
                check_outside(tree, path, line, inner, name)


def check_edge(tree, layers, path, line, inner, module, name):
    target = layers.module_of(folder_of(name))
    if f"server/{name}" not in tree.texts:
        tree.add(path, line, f'There is no server/{name}: write includes from server/ ("bugs/bug.hpp").')
        return
    here, there = folder_of(inner), folder_of(name)
    for pair in layers.apart:
        if {here, there} == pair:
            tree.add(path, line, f"{here} and {there} never include one another.")
    allowed = layers.may[module] | {module}
    if "tests" in inner.split("/"):
        allowed |= layers.tests_may | layers.tests_may_more.get(module, set())
    if target not in allowed:
        tree.add(path, line, f"{module} may not include from {target} (tools/layers.toml).")


def check_outside(tree, path, line, inner, name):
    for prefix, places in tree.rules["outside"].items():
        if name.startswith(prefix) and not any(inner == p or inner.startswith(p + "/") for p in places):
            tree.add(path, line, f"<{name}> is included only in {', '.join(places)}: use what that offers.")


def check_own_header(tree):
    """a.cpp includes a.hpp before anything else, which proves that the header needs nothing before it."""
    for path, text in tree.each({".cpp"}):
        own = path.removeprefix("server/").removesuffix(".cpp") + ".hpp"
        if f"server/{own}" not in tree.texts:
            continue
        first = INCLUDE.search(text)
        if first is None or first[2] != own:
            tree.add(path, line_of(text, first.start()) if first else 1, f'Include "{own}" first.')


def check_build(tree):
    """server/CMakeLists.txt links no module that its user may not include, and each that it includes."""
    declared = tree.texts.get("server/CMakeLists.txt") or read_if_there(tree.root / "server/CMakeLists.txt")
    layers = Layers(tree.rules)
    modules = {name: (folder, links(rest)) for name, folder, rest in MODULE.findall(declared)}
    for name, (folder, linked) in modules.items():
        line = line_of(declared, declared.index(f"lacewing_module({name} "))
        module = layers.module_of(folder)
        for other in linked & set(modules):
            target = layers.module_of(modules[other][0])
            if module and target != module and target not in layers.may[module]:
                tree.add("server/CMakeLists.txt", line, f"{name} links {other}, but {module} may not include from it.")
    check_links(tree, modules)


def read_if_there(path):
    return path.read_text(encoding="utf-8") if path.exists() else ""


def links(arguments):
    found = re.search(r"\bDEPENDS\b(.*?)(?=\b[A-Z_]{5,}\b|$)", arguments, re.DOTALL)
    return set(found[1].split()) if found else set()


def check_links(tree, modules):
    by_folder = {folder: name for name, (folder, _) in modules.items()}

    def reached(name, seen):
        for other in modules[name][1] & set(modules) - seen:
            seen.add(other)
            reached(other, seen)
        return seen

    for folder, name in by_folder.items():
        reach = {modules[other][0] for other in reached(name, {name})}
        for path, text in tree.each({".cpp"}):
            if folder_of(path) != f"server/{folder}":
                continue
            for found in INCLUDE.finditer(text):
                target = folder_of(found[2])
                implements = target in folder_of(path).removeprefix("server/")
                if found[1] == '"' and target in by_folder and target not in reach and not implements:
                    sentence = f"{name} includes from {target} without linking it: add {by_folder[target]} to its DEPENDS."
                    tree.add(path, line_of(text, found.start()), sentence)


def is_test(path):
    parts = pathlib.PurePosixPath(path).parts
    return "tests" in parts or "e2e" in parts or ".test." in path


def check_lengths(tree):
    lengths = tree.rules["lengths"]
    for path, text in tree.each(CXX | WEB):
        if path in lengths["generated"]:
            continue
        lines = text.splitlines()
        most = lengths["test_lines"] if is_test(path) else lengths["lines"]
        if len(lines) > most:
            tree.add(path, most + 1, f"The file has {len(lines)} lines, {most} at most: split it by what it is about.")
        if pathlib.PurePosixPath(path).suffix in CXX:
            for number, line in enumerate(lines, 1):
                # A raw literal stands as it is: nothing can break it.
                if len(line) > lengths["columns"] and not line.lstrip().startswith('R"'):
                    tree.add(path, number, f"The line has {len(line)} columns, {lengths['columns']} at most.")


def words_of(line):
    """Lower-case words, names in snake_case and CamelCase taken apart."""
    return re.findall(r"[a-z]+", re.sub(r"(?<=[a-z])(?=[A-Z])", " ", line).lower())


def check_words(tree):
    rules = tree.rules["words"]
    avoided = set(rules["avoided"]) | {word + "s" for word in rules["avoided"]}
    for path, text in tree.each(CXX | WEB | {".sql"}):
        if path in tree.rules["lengths"]["generated"]:
            continue
        spoken = {w for place, words in rules["spoken_in"].items() if path.startswith(place + "/") for w in words}
        spoken |= {word + "s" for word in spoken}
        for number, line in enumerate(text.splitlines(), 1):
            for word in sorted(avoided.intersection(words_of(line)) - spoken):
                tree.add(path, number, f'We do not say "{word}": docs/glossary.md has our words.')


def check_banned(tree):
    for rule in tree.rules["banned"]:
        pattern, files = re.compile(rule["pattern"]), re.compile(rule["files"])
        for path, text in tree.texts.items():
            if not files.fullmatch(path) or path.endswith("package-lock.json"):
                continue
            for found in pattern.finditer(text):
                tree.add(path, line_of(text, found.start()), f'"{found[0].strip()}" is banned. {rule["instead"]}')
    here = str(tree.root.resolve()) + "/"
    for path, text in tree.texts.items():
        if here in text and here.count("/") > 2:
            tree.add(path, line_of(text, text.index(here)), "The folder of this machine's checkout is named here.")


def check_readmes(tree):
    """Each module has a README, or is described by that of the module around it."""
    most = tree.rules["lengths"]["readme_lines"]
    none_wanted = set(tree.rules["lengths"]["readme_free"])
    modules = set(tree.rules["modules"]) - none_wanted
    for module in sorted(modules):
        folder = f"server/{module}"
        if any(module.startswith(other + "/") for other in modules):
            continue
        if not any(path.startswith(folder + "/") for path, _ in tree.each(CXX)):
            continue
        text = tree.texts.get(f"{folder}/README.md")
        if text is None:
            tree.add(f"{folder}/README.md", 1, "The module has no README.md: purpose, words, invariants, where what is.")
        elif len(text.splitlines()) > most:
            tree.add(f"{folder}/README.md", most + 1, f"A module's README has at most {most} lines.")


CHECKS = [check_layers, check_own_header, check_build, check_lengths, check_words, check_banned, check_readmes]


def check(root, rules):
    tree = Tree(root, rules)
    for each in CHECKS:
        each(tree)
    return sorted(set(tree.findings))


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--quick", action="store_true", help="leave out the headers, which take a compiler")
    chosen = arguments.parse_args()
    root = pathlib.Path(__file__).resolve().parent.parent
    rules = tomllib.loads((root / "tools/layers.toml").read_text(encoding="utf-8"))
    findings = check(root, rules)
    if not chosen.quick:
        findings += headers_alone.check(root, [name for name in list_files(root) if name.endswith(".hpp")])
    for path, line, sentence in findings:
        print(f"{path}:{line}: {sentence}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
