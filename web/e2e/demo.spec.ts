import { once } from "node:events";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import type { LacewingServer } from "./lacewing-server.ts";

const many = 20_000;

/** How many bugs an unfinished example organization has, as the refusal of another size tells. */
async function bugsMade(server: LacewingServer): Promise<number> {
  try {
    await server.command("demo", "--bugs", "300");
    return 0;
  } catch (refusal) {
    const [, made = "0"] = /has (\d+) of them/.exec(String(refusal)) ?? [];
    return Number(made);
  }
}

async function logInAs(page: Page, printed: string): Promise<void> {
  const [, email = ""] = /Log in as +(\S+)/.exec(printed) ?? [];
  const [, password = ""] = /Password +(\S+)/.exec(printed) ?? [];
  await page.goto("/auth");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
}

async function organizationsOf(page: Page): Promise<unknown> {
  const reply = await page.request.get("/api/v1/orgs");
  return reply.json();
}

test("a large example beside a running server, cut twice, is gone on with to the last bug", async ({
  server,
  newPerson,
}) => {
  test.slow();
  const first = server.beginCommand("demo", "--bugs", `${many}`);
  const ended = once(first, "exit");
  // Until it is founded, the question how far it is would found one of its own size.
  await expect.poll(() => server.command("user", "list")).toContain("maren");
  await expect.poll(() => bugsMade(server)).toBeGreaterThan(600);
  first.kill("SIGKILL");
  await ended;
  const atTheCut = await bugsMade(server);
  expect(atTheCut).toBeLessThan(many);

  // The server ends while another try runs: the command says what is there.
  const second = server.beginCommand("demo", "--bugs", `${many}`);
  const gaveUp = once(second, "exit");
  await expect.poll(() => bugsMade(server)).toBeGreaterThan(atTheCut);
  await server.restart();
  expect(await gaveUp).not.toEqual([0, null]);
  expect(await bugsMade(server)).toBeLessThan(many);

  const printed = await server.command("demo", "--bugs", `${many}`);
  expect(printed).toContain(`Made an example organization with ${many} bugs.`);
  const { page } = await newPerson("maren");
  await logInAs(page, printed);
  expect(await organizationsOf(page)).toMatchObject({ items: [{ bugCount: many }] });
  expect(await server.command("demo")).toContain("is here already");
});
