import { test as base, expect, type Page } from "@playwright/test";
import { Contract } from "./contract.ts";
import { LacewingServer } from "./lacewing-server.ts";
import { Mailbox } from "./mailbox.ts";
import { Person } from "./person.ts";
import { Watch } from "./watch.ts";

export interface Options {
  /** A PostgreSQL server for the stories; SQLite without one. */
  postgres: string | undefined;
  /** Further environment variables of the server. */
  settings: Record<string, string>;
}

interface Fixtures extends Options {
  mailbox: Mailbox;
  server: LacewingServer;
  watch: Watch;
  /** A person with a browser of their own, on the start page, without an account yet. */
  newPerson: (username: string) => Promise<Person>;
  /** A picture of the page among the results of the run, where LACEWING_PICTURES asks for them. */
  shoot: (page: Page, name: string) => Promise<void>;
}

/** A server, a mail server and watched browsers; whatever a page does wrong fails its story. */
export const test = base.extend<Fixtures>({
  postgres: [undefined, { option: true }],
  settings: [{}, { option: true }],

  // oxlint-disable-next-line no-empty-pattern
  mailbox: async ({}, provide) => {
    const mailbox = await Mailbox.open();
    await provide(mailbox);
    await mailbox.close();
  },

  server: async ({ mailbox, postgres, settings }, provide, testInfo) => {
    const server = await LacewingServer.start(mailbox.url, postgres, settings);
    await provide(server);
    await server.remove();
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach("server.log", { body: server.log, contentType: "text/plain" });
    }
  },

  watch: async ({ server }, provide) => {
    const watch = new Watch(await Contract.load(server.url));
    await provide(watch);
    expect(await watch.problems()).toEqual([]);
  },

  newPerson: async ({ browser, server, mailbox, watch, contextOptions }, provide) => {
    const people: Person[] = [];
    await provide(async (username) => {
      const context = await browser.newContext({ ...contextOptions, baseURL: server.url });
      await watch.over(context);
      // Whoever leaves a page in a story means it.
      context.on("dialog", (dialog) => void dialog.accept());
      const person = new Person(username, await context.newPage(), mailbox, server.url);
      people.push(person);
      return person;
    });
    await Promise.all(people.map((person) => person.page.context().close()));
  },

  // oxlint-disable-next-line no-empty-pattern
  shoot: async ({}, provide, testInfo) => {
    await provide(async (page, name) => {
      if (process.env["LACEWING_PICTURES"] === undefined) return;
      await page.screenshot({
        path: testInfo.outputPath(`${name}.png`),
        fullPage: true,
        animations: "disabled",
      });
    });
  },
});

export { expect };
