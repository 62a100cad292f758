import type { BrowserContext } from "@playwright/test";
import { MeasuredPage } from "./measured-page.ts";
import { tell } from "./tell.ts";

const linesDrawn = 200;
const restMs = 100;

/**
 * The same lines on a page that holds nothing else: machines, and one machine at two hours, differ by half and more.
 * Figures of two runs are compared as what they are of this one.
 */
export async function barePage(context: BrowserContext, rounds: number) {
  const page = await MeasuredPage.of(await context.newPage());
  const works: number[] = [];
  // The first one is there for those that follow.
  for (let round = 0; round <= rounds; round += 1) {
    // Measured one after the other.
    // oxlint-disable-next-line no-await-in-loop
    await page.page.waitForTimeout(restMs);
    // oxlint-disable-next-line no-await-in-loop
    const before = await page.workMs();
    // oxlint-disable-next-line no-await-in-loop
    await page.page.evaluate(drawn, { count: linesDrawn, round });
    // oxlint-disable-next-line no-await-in-loop
    const workMs = (await page.workMs()) - before;
    if (round > 0) works.push(workMs);
  }
  tell(`${linesDrawn} lines on a bare page: work`, works, "what this machine is measured by");
  await page.page.close();
}

/** Runs in the page. */
async function drawn({ count, round }: { count: number; round: number }): Promise<void> {
  const list = document.createElement("ul");
  for (let at = 0; at < count; at += 1) {
    const line = document.createElement("li");
    line.style.display = "flex";
    for (const text of [`${at}`, `Line ${at} of round ${round}`, "open", "a few words"]) {
      const part = document.createElement("span");
      part.textContent = text;
      line.append(part);
    }
    list.append(line);
  }
  document.body.replaceChildren(list);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  // What is asked for in a frame comes after its paint.
  await new Promise((resolve) => setTimeout(resolve));
}
