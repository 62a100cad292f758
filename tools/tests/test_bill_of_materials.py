"""The bill of materials holds what reaches browsers, and of it all."""

import json
import pathlib
import sys
import unittest

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "tools"))

from bill_of_materials import packages_of, web_components  # noqa: E402

PACKAGE = json.loads((ROOT / "web/package.json").read_text(encoding="utf-8"))


class BillOfMaterials(unittest.TestCase):
    def test_every_dependency_of_the_pages_stands_there_once_with_its_version_and_hash(self):
        listed = web_components()
        versions = {each["name"]: each["version"] for each in listed}
        for name, version in PACKAGE["dependencies"].items():
            self.assertEqual(versions.get(name), version, name)
        self.assertEqual(len({each["purl"] for each in listed}), len(listed))
        for each in listed:
            self.assertEqual(len(each["hashes"][0]["content"]), 128, each["name"])

    def test_what_only_builds_and_tests_does_not(self):
        listed = {each["name"] for each in web_components()}
        self.assertEqual(listed & set(PACKAGE["devDependencies"]), set())

    def test_a_file_is_found_in_its_package_and_one_of_no_package_is_refused(self):
        self.assertIn("coreutils", packages_of(["/usr/bin/env"])["/usr/bin/env"])
        with self.assertRaisesRegex(SystemExit, "No Debian package holds"):
            packages_of([__file__])


if __name__ == "__main__":
    unittest.main()
