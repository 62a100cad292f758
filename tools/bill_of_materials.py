"""What the binary is made of, as a CycloneDX 1.5 document: bill_of_materials.py [BINARY] [--to FILE].

Debian packages come from what the binary links to (the whole closure, as the loader finds it) and from the headers that it was
compiled from; npm packages are those of the front end inside it, by its lock file. Written beside the binary as lacewing.cdx.json.
"""

import argparse
import base64
import datetime
import hashlib
import json
import os
import pathlib
import re
import subprocess
import sys
import uuid

ROOT = pathlib.Path(__file__).resolve().parent.parent
NAMESPACE = uuid.UUID("5f6b1c1e-6a3f-4d0e-9c55-0d0c7b0f1a52")
PLACE_OF_HEADERS = re.compile(r"^/usr/(include|lib)/")


def output_of(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def linked_libraries(binary):
    """The files that the loader maps for it, their links followed: /usr/lib/x86_64-linux-gnu/libpq.so.5.15."""
    found = re.findall(r"^\s+(?:\S+ => )?(/\S+) \(0x", output_of("ldd", str(binary)), re.MULTILINE)
    return sorted({os.path.realpath(path) for path in found})


def used_headers(build):
    """The headers outside the repository that the program's own sources include; of tests none."""
    found, is_test = set(), False
    for line in output_of("ninja", "-C", str(build), "-t", "deps").splitlines():
        if line and not line.startswith(" "):
            is_test = "_tests.dir/" in line or "/gtest" in line
        elif not is_test and PLACE_OF_HEADERS.match(line.strip()):
            found.add(os.path.realpath(line.strip()))
    return sorted(found)


def spellings(path):
    """dpkg knows a file by the path that its package holds, which on a merged /usr may lack it."""
    return [path, path.removeprefix("/usr")] if path.startswith("/usr/lib") else [path]


def packages_of(files):
    """The package of each file: {path: "libpq5:amd64"}. A file of no package is refused."""
    wanted = {spelling: path for path in files for spelling in spellings(path)}
    told = subprocess.run(["dpkg-query", "--search", "--", *wanted], check=False, capture_output=True, text=True).stdout
    owners = {}
    for line in told.splitlines():
        package, _, path = line.rpartition(": ")
        if path in wanted and not package.startswith("diversion "):
            owners[wanted[path]] = package.split(",")[0]
    if missing := set(files) - set(owners):
        sys.exit(f"No Debian package holds {', '.join(sorted(missing))}: say by hand what it is.")
    return owners


def debian_component(package, how):
    told = output_of("dpkg-query", "--show", "--showformat",
                     "${Package}\t${Version}\t${Architecture}\t${source:Package}\t${Homepage}", package)
    name, version, architecture, source, homepage = told.split("\t")
    purl = f"pkg:deb/debian/{name}@{version.replace('+', '%2B').replace(':', '%3A')}?arch={architecture}&distro=debian-12"
    made = {"bom-ref": purl, "type": "library", "name": name, "version": version, "scope": "required", "purl": purl,
            "properties": [{"name": "lacewing:use", "value": how}, {"name": "lacewing:source", "value": source}]}
    if homepage:
        made["externalReferences"] = [{"type": "website", "url": homepage}]
    return made


def debian_components(binary, build):
    linked = set(packages_of(linked_libraries(binary)).values())
    compiled = set(packages_of(used_headers(build)).values()) if build else set()
    return [debian_component(package, "linked" if package in linked else "headers") for package in sorted(linked | compiled)]


def licence_of(text):
    return {"expression": text} if " " in text else {"license": {"id": text}}


def is_in_bundle(package):
    return not any(package.get(mark) for mark in ["dev", "optional", "devOptional", "link"])


def npm_component(place, package):
    name = place.rpartition("node_modules/")[2]
    purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
    algorithm, _, digest = package["integrity"].partition("-")
    return {"bom-ref": purl, "type": "library", "name": name, "version": package["version"], "scope": "required", "purl": purl,
            "hashes": [{"alg": algorithm.upper().replace("SHA", "SHA-"), "content": base64.b64decode(digest).hex()}],
            "licenses": [licence_of(package["license"])]}


def web_components():
    """What the lock file holds of dependencies, their own included, without types and tools. `npm sbom` (11.21) leaves out react."""
    packages = json.loads((ROOT / "web/package-lock.json").read_text(encoding="utf-8"))["packages"]
    return [npm_component(place, each) for place, each in packages.items() if place and is_in_bundle(each)]


def made_at():
    stamp = os.environ.get("SOURCE_DATE_EPOCH")
    now = datetime.datetime.fromtimestamp(int(stamp), datetime.UTC) if stamp else datetime.datetime.now(datetime.UTC)
    return now.strftime("%Y-%m-%dT%H:%M:%SZ")


def bill_of(binary, build):
    digest = hashlib.sha256(binary.read_bytes()).hexdigest()
    version = output_of(str(binary), "version").split()[-1]
    own = f"lacewing@{version}"
    parts = [*debian_components(binary, build), *web_components()]
    return {
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        # The same binary has the same bill.
        "serialNumber": f"urn:uuid:{uuid.uuid5(NAMESPACE, digest)}",
        "version": 1,
        "metadata": {
            "timestamp": made_at(),
            "component": {"bom-ref": own, "type": "application", "name": "lacewing", "version": version,
                          "hashes": [{"alg": "SHA-256", "content": digest}]},
        },
        "components": parts,
        "dependencies": [{"ref": own, "dependsOn": [each["bom-ref"] for each in parts]}],
    }


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("binary", nargs="?", type=pathlib.Path, default=ROOT / "build/release/lacewing")
    arguments.add_argument("--to", type=pathlib.Path, help="instead of lacewing.cdx.json beside the binary; - prints it")
    arguments.add_argument("--without-headers", action="store_true", help="for a binary away from the folder it was built in")
    chosen = arguments.parse_args()
    binary = chosen.binary.resolve()
    if not binary.exists():
        sys.exit(f"There is no {binary}: build it with tools/build-server release lacewing.")
    build = None if chosen.without_headers else binary.parent
    if build and not (build / "build.ninja").exists():
        sys.exit("It was not built here, so its headers are not known: name the one in build/, or say --without-headers.")
    text = json.dumps(bill_of(binary, build), indent=2, ensure_ascii=False) + "\n"
    if str(chosen.to) == "-":
        print(text, end="")
        return
    to = chosen.to or binary.with_name("lacewing.cdx.json")
    to.write_text(text, encoding="utf-8")
    print(f"{to}: {len(json.loads(text)['components'])} components")


if __name__ == "__main__":
    main()
