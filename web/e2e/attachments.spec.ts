import type { Locator, Page } from "@playwright/test";
import { bring } from "./bring.ts";
import { expect, test } from "./fixtures.ts";
import type { Person } from "./person.ts";
import { setStage, visitBug } from "./stage.ts";

function section(of: Page): Locator {
  return of.getByRole("region", { name: "Attachments" });
}

function card(of: Page, name: string): Locator {
  return section(of).getByRole("listitem").filter({ hasText: name });
}

async function slowDown(page: Page, bytesPerSecond: number): Promise<void> {
  const network = await page.context().newCDPSession(page);
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: bytesPerSecond,
  });
}

async function atABug(owner: Person, ...members: Person[]): Promise<void> {
  const bugs = { "The relay sticks": "It sticks." };
  await visitBug(await setStage({ owner, members, bugs }), 0, owner, ...members);
}

test("files come onto a bug by drop and paste, are shown, renamed, removed and brought back", async ({
  newPerson,
  shoot,
}) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  await atABug(ada, grace);
  await expect(section(ada.page)).toContainText("No files yet");

  await test.step("two files dropped at once show how far they are, then are there for both", async () => {
    await slowDown(ada.page, 200_000);
    await bring(section(ada.page), "drop", [
      { name: "one.png", type: "image/png", side: 700 },
      { name: "relay.log", type: "text/plain", bytes: 300_000 },
    ]);
    await expect(ada.page.getByRole("progressbar", { name: "Uploading relay.log" })).toBeVisible();
    await slowDown(ada.page, -1);
    const expectBoth = async ({ page }: Person) => {
      await expect(card(page, "one.png")).toBeVisible();
      await expect(card(page, "relay.log")).toContainText("300 KB");
      await expect(card(page, "one.png")).toContainText("ada");
    };
    await Promise.all([ada, grace].map(expectBoth));
    await expect(card(grace.page, "one.png").locator("img")).toHaveAttribute("src", /\/thumbnail$/);
    await shoot(grace.page, "attachments");
  });

  await test.step("an upload under way can be cancelled", async () => {
    await slowDown(ada.page, 50_000);
    await bring(section(ada.page), "drop", [
      { name: "core.dump", type: "application/octet-stream", bytes: 4_000_000 },
    ]);
    await ada.press("Cancel the upload of core.dump");
    await slowDown(ada.page, -1);
    await expect(ada.page.getByRole("progressbar")).toHaveCount(0);
    await expect(section(ada.page).getByText("core.dump")).toHaveCount(0);
  });

  await test.step("a screenshot pasted into the description stands there", async () => {
    await ada.press("Edit description");
    const field = ada.page.getByRole("textbox", { name: "Description" });
    await field.fill("It looks like this:\n");
    await bring(field, "paste", [{ name: "image.png", type: "image/png", side: 40 }]);
    await expect(field).toHaveValue(
      /^It looks like this:\n!\[Pasted .*\]\(\/api\/v1\/orgs\/[^/]+\/attachments\/[^/)]+\)$/,
    );
    await ada.press("Save");
    const shown = grace.page.getByRole("region", { name: "Description" }).getByRole("img");
    await expect(shown).toHaveJSProperty("naturalWidth", 40);
    await expect(card(grace.page, "Pasted")).toBeVisible();
  });

  await test.step("pictures fill the page and are walked through by keys", async () => {
    await bring(ada.page.locator("body"), "paste", [
      { name: "two.png", type: "image/png", side: 500 },
    ]);
    await card(grace.page, "one.png").getByRole("button", { name: "Show one.png" }).press("Enter");
    const viewer = grace.page.getByRole("dialog", { name: "Pictures" });
    await expect(viewer.getByRole("img", { name: "one.png" })).toBeVisible();
    await expect(viewer).toContainText("1 of 3");
    await shoot(grace.page, "viewer");
    await grace.page.keyboard.press("ArrowLeft");
    await expect(viewer.getByRole("img", { name: "two.png" })).toBeVisible();
    await grace.page.keyboard.press("ArrowRight");
    await expect(viewer.getByRole("img", { name: "one.png" })).toBeVisible();
    await grace.page.keyboard.press("Escape");
    await expect(viewer).toBeHidden();
    await expect(grace.page.getByRole("button", { name: "Show one.png" })).toBeFocused();
  });

  await test.step("its uploader renames a file, a Member cannot touch another's", async () => {
    await card(ada.page, "relay.log").getByRole("button", { name: "More about relay.log" }).click();
    await ada.page.getByRole("menuitem", { name: "Rename" }).click();
    const dialog = ada.dialog("Rename file");
    await dialog.getByLabel("Name").fill("relay 70/b.log");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(card(grace.page, "relay 70_b.log")).toBeVisible();
    await expect(grace.page.getByRole("button", { name: /^More about/ })).toHaveCount(0);
  });

  await test.step("a removed file is gone for both, and comes back by Undo", async () => {
    await ada.page.getByRole("button", { name: "More about relay 70_b.log" }).click();
    await ada.page.getByRole("menuitem", { name: "Remove" }).click();
    await expect(card(grace.page, "relay 70_b.log")).toHaveCount(0);
    await ada.status("relay 70_b.log was removed.").getByRole("button", { name: "Undo" }).click();
    await expect(card(grace.page, "relay 70_b.log")).toBeVisible();
    await expect(card(ada.page, "relay 70_b.log")).toBeVisible();
  });

  await test.step("all of it is there after a reload", async () => {
    await grace.page.reload();
    await expect(section(grace.page).getByRole("listitem")).toHaveCount(4);
  });
});

test("what could run is saved, never shown, whatever it calls itself", async ({ newPerson }) => {
  const ada = await newPerson("ada");
  const grace = await newPerson("grace");
  await atABug(ada, grace);
  const script = "<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>";
  const names = ["drawing.svg", "page.html", "photo.png"];
  await bring(
    section(ada.page),
    "drop",
    names.map((name) => ({ name, type: "image/png", text: script })),
  );
  async function expectSaved(name: string): Promise<void> {
    const link = card(ada.page, name).getByRole("link", { name: `Download ${name}` });
    const address = await link.getAttribute("href");
    const reply = await ada.page.request.get(address ?? "");
    expect(reply.headers()).toMatchObject({
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"; filename*=UTF-8''${name}`,
      "content-security-policy": "sandbox; default-src 'none'",
      "x-content-type-options": "nosniff",
      "cache-control": "private, no-cache",
    });
    expect(await reply.text()).toBe(script);
    expect((await grace.page.request.get(address ?? "")).status()).toBe(200);
    const part = await ada.page.request.get(address ?? "", { headers: { Range: "bytes=0-3" } });
    expect([part.status(), await part.text()]).toEqual([206, "<svg"]);
  }
  await Promise.all(names.map((name) => expectSaved(name)));
});

test.describe("on a server with little room", () => {
  test.use({ settings: { LACEWING_ATTACHMENT_BYTES_MAX: "100000" } });

  test("a file that is too big says so before it travels, and can be forgotten", async ({
    newPerson,
  }) => {
    const ada = await newPerson("ada");
    await atABug(ada);
    await expect(section(ada.page)).toContainText("No files yet");
    await bring(section(ada.page), "drop", [
      { name: "big.bin", type: "application/octet-stream", bytes: 100_001 },
      { name: "fits.bin", type: "application/octet-stream", bytes: 100_000 },
    ]);
    await expect(card(ada.page, "fits.bin")).toBeVisible();
    await expect(ada.alert("The file is too big: at most 100 KB fit.")).toBeVisible();
    await ada.press("Forget the upload of big.bin");
    await expect(section(ada.page).getByText("big.bin")).toHaveCount(0);
  });
});
