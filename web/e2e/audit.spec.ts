import { readFile } from "node:fs/promises";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

test("the Owner reads who came in, who changed what and who took data out", async ({
  newPerson,
  server,
  shoot,
}) => {
  test.setTimeout(180_000);
  const ada = await newPerson("ada");
  const ben = await newPerson("ben");
  const { page } = ada;
  const entry = (text: string | RegExp) => page.getByRole("row").filter({ hasText: text });

  await test.step("Ben joins, fails to sign in, signs in and takes the bugs as a file", async () => {
    await ada.join();
    await ada.createOrganization("Moth Works");
    await ada.openOrganization("Moth Works");
    const code = await ada.joinCode();
    await ada.createProject("Core");
    await ben.join();
    await ben.joinOrganization(code);
    const headers = { Origin: server.url };
    const wrong = { email: ben.email, password: "not the one" };
    const failed = await ben.page.request.post("/api/v1/auth/log-in", { data: wrong, headers });
    expect(failed.status()).toBe(401);
    const right = { email: ben.email, password: ben.password };
    await ben.page.request.post("/api/v1/auth/log-in", { data: right, headers });
    const orgs = await (await ben.page.request.get("/api/v1/orgs")).json();
    await ben.page.request.get(`/api/v1/orgs/${orgs.items[0].id}/bugs/export?format=csv`);
    await ben.openOrganization("Moth Works");
    await ben.page.getByRole("tab", { name: "Settings" }).click();
    await expect(ben.page.getByLabel("Organization Name")).toBeVisible();
    await expect(ben.page.getByRole("button", { name: "Show audit log" })).toHaveCount(0);
  });

  await test.step("Ada makes the organization public and finds all of it, with who did it", async () => {
    await page.getByRole("tab", { name: "Settings" }).click();
    await ada.press("Make public");
    await ada.dialog("Make this organization public?").getByText("Make public").last().click();
    await expect(page.getByText("The organization is public now.").first()).toBeVisible();
    await ada.press("Show audit log");
    await expect(page.getByRole("button", { name: "Hide audit log" })).toBeFocused();
    await expect(entry("Made the organization public")).toContainText("ada");
    await expect(entry("Joined as Member")).toContainText("ben");
    await expect(entry("Signed in from 127.0.0.0/24")).toContainText("ben");
    await expect(entry("Failed to sign in with a wrong password")).toContainText("ben");
    await expect(entry("Exported 0 bugs as CSV")).toContainText("ben");
    await expect(entry("Created the organization")).toContainText("ada");
  });

  await test.step("she narrows it by event, person and time", async () => {
    await page.getByLabel("Event").selectOption({ label: "Failed sign-in" });
    await expect(page.getByRole("row")).toHaveCount(2);
    await page.getByLabel("Event").selectOption({ label: "All events" });
    await page.getByLabel("Person").selectOption({ label: "ben" });
    await expect(entry("Made the organization public")).toHaveCount(0);
    await expect(entry("Joined as Member")).toBeVisible();
    await page.getByLabel("Time", { exact: true }).selectOption({ label: "Last 7 days" });
    await expect(entry("Joined as Member")).toBeVisible();
    await page.getByLabel("Event").selectOption({ label: "Role changed" });
    await expect(ada.status("Nothing matches.")).toBeVisible();
  });

  await test.step("what she sees leaves as a file, and that it left is an entry", async () => {
    await page.getByLabel("Event").selectOption({ label: "All events" });
    await page.getByLabel("Person").selectOption({ label: "Everybody" });
    await expect(entry("Made the organization public")).toBeVisible();
    const coming = page.waitForEvent("download");
    await page.getByRole("link", { name: "Export as CSV" }).click();
    const file = await coming;
    expect(file.suggestedFilename()).toBe("audit.csv");
    const rows = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
    expect(rows[0]).toBe("time,kind,actor,token,person,network,about,count,bugs,fields");
    expect(rows[1]).toContain("audit_exported,ada");
    expect(rows.some((row) => row.includes(",sign_in_failed,ben,,,127.0.0.0/24,,1,"))).toBe(true);
    await page.getByLabel("Event").selectOption({ label: "Audit log exported" });
    await expect(entry("Exported the audit log")).toContainText("ada");
    await page.getByLabel("Event").selectOption({ label: "All events" });
    await expect(entry("Made the organization public")).toBeVisible();
  });

  await test.step("it is readable at every width, in both themes, and by everybody", async () => {
    for (const width of [1440, 390]) {
      // oxlint-disable-next-line no-await-in-loop
      await page.setViewportSize({ width, height: 844 });
      for (const colorScheme of ["light", "dark"] as const) {
        // oxlint-disable-next-line no-await-in-loop
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        // oxlint-disable-next-line no-await-in-loop
        expect(await violations(page), `${width} ${colorScheme}`).toEqual([]);
        // oxlint-disable-next-line no-await-in-loop
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `${width}`).toBe(0);
        // oxlint-disable-next-line no-await-in-loop
        await shoot(page, `audit-${colorScheme}-${width}`);
      }
    }
  });
});
