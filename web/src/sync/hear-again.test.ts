import { expect, test } from "vitest";
import { appliersAreThere, applyWithNextFrame, registerApplier } from "./appliers";
import type { Change } from "./change";
import { heldStreams, wantStreams } from "./connection";
import { hearAgain } from "./hear-again";

function change(version: number): Change {
  const at = "2025-01-02T03:04:05Z";
  return { version, at, kind: "thing", id: "t", action: "changed", fields: {} };
}

test("what is heard once more is applied in its order, also where the newest was heard and waits", async () => {
  const applied: string[] = [];
  registerApplier("thing", ({ version }, { name }) => applied.push(`${name} ${version}`));
  const word = { owner: "ann", name: "person" };
  wantStreams("ann", { person: 6, drafts: 8 });
  applyWithNextFrame([change(3)], word);
  applyWithNextFrame([change(8)], { owner: "ann", name: "drafts" });
  applyWithNextFrame([change(6)], word);
  hearAgain("ann", "person", 9);
  expect(heldStreams("ann")).toEqual({ person: 6, drafts: 8 });
  hearAgain("ann", "person", 4);
  expect(heldStreams("ann")).toEqual({ person: 4, drafts: 8 });
  applyWithNextFrame([change(5), change(6)], word);
  appliersAreThere();
  await expect.poll(() => applied).toEqual(["person 3", "drafts 8", "person 5", "person 6"]);
});
