import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { setStage } from "./stage.ts";

/**
 * Presses keys in the very moment when a bug's title appears, before a frame of it is drawn: no person and no test is
 * so quick on a fast machine, anybody may be on a slow one.
 */
async function pressWhenTitled(page: Page, title: string, keys: string[]): Promise<void> {
  await page.evaluate(
    ([wanted, pressed]) => {
      const watch = new MutationObserver(() => {
        if (document.querySelector("main h1")?.textContent !== wanted) return;
        watch.disconnect();
        void pressAll();
      });
      watch.observe(document.body, { subtree: true, childList: true, characterData: true });
      async function pressAll() {
        for (const key of pressed) {
          const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
          const isUntaken = document.activeElement?.dispatchEvent(press);
          if (isUntaken && document.activeElement?.matches("textarea, input")) {
            document.execCommand("insertText", false, key);
          }
          // What a press changes is drawn behind it, as after a real one.
          // oxlint-disable-next-line no-await-in-loop
          for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
        }
      }
    },
    [title, keys] as const,
  );
}

test("keys that are pressed before all of a bug is drawn are meant for it", async ({
  newPerson,
}) => {
  const ada = await newPerson("ada");
  const { page } = ada;
  const { keyboard } = page;
  const { projects } = await setStage({
    owner: ada,
    bugs: { "The relay sticks": "", "The tape tears": "", "The clock drifts": "" },
  });
  await page.goto(projects[0] ?? "");
  // The code of what is opened is here by then.
  await ada.openBug("The relay sticks");
  await keyboard.press("p");
  await expect(page.getByRole("combobox", { name: "Set priority" })).toBeFocused();
  await keyboard.press("Escape");
  await keyboard.press("Escape");
  await expect(page.getByRole("link", { name: "The tape tears" })).toBeVisible();

  await test.step("a field is searched by what follows its key", async () => {
    await pressWhenTitled(page, "The tape tears", ["p", "u", "r", "g"]);
    await page.getByRole("link", { name: "The tape tears" }).click();
    await expect(page.getByRole("combobox", { name: "Set priority" })).toHaveValue("urg");
    await keyboard.press("Enter");
    await ada.expectField("Priority", "Urgent");
    await keyboard.press("Escape");
  });

  await test.step("a comment begins with what follows its key", async () => {
    await pressWhenTitled(page, "The clock drifts", ["m", "e", "d"]);
    await page.getByRole("link", { name: "The clock drifts" }).click();
    await expect(page.getByRole("textbox", { name: "Comment" })).toHaveValue("ed");
    await expect(page.getByRole("textbox", { name: "Description" })).toBeHidden();
  });
});
