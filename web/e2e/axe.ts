import type { Page } from "@playwright/test";
import axe from "axe-core";

type WithAxe = typeof globalThis & { axe?: typeof axe };

/** Longer than any transition takes. A browser that draws no frame for once would be waited for until the story ends. */
const transitionMsMax = 3000;

/** Colours on their way from one to another are no colours of ours. */
async function untilColorsRest(page: Page): Promise<void> {
  await page.evaluate(async (mostMs) => {
    async function rest() {
      await new Promise((resolve) => requestAnimationFrame(resolve));
      const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
      await Promise.allSettled(transitions.map((each) => each.finished));
    }
    await Promise.race([rest(), new Promise((resolve) => setTimeout(resolve, mostMs))]);
  }, transitionMsMax);
}

/** What axe finds on the page as it is, a sentence each; by all its rules, or by some. */
export async function violations(page: Page, rules?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => (globalThis as WithAxe).axe !== undefined)))
    await page.evaluate(axe.source);
  await untilColorsRest(page);
  const found = await page.evaluate(
    async (values) =>
      // A message that is fading away was looked at while it stood.
      await (globalThis as WithAxe).axe?.run(
        { exclude: ["[data-leaving]"] },
        {
          resultTypes: ["violations"],
          ...(values && { runOnly: { type: "rule", values } }),
        },
      ),
    rules,
  );
  if (found === undefined) throw new Error("axe is not on the page");
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(" ")}: ${failureSummary}`),
  );
}
