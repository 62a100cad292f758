import { newID } from "../src/store/new-id.ts";
import { expect } from "./fixtures.ts";
import type { Person } from "./person.ts";

/** What is there when a story begins that is about something else. */
export interface Stage {
  orgID: string;
  /** Paths of pages; of each project and bug by its order. */
  organization: string;
  projects: string[];
  bugs: string[];
}

interface Wanted {
  owner: Person;
  members?: readonly Person[];
  projects?: readonly string[];
  /** Reported by the owner in the first project: titles with their descriptions. */
  bugs?: Readonly<Record<string, string>>;
}

/**
 * People with accounts in one organization, Moth Works, with projects and bugs, all made through
 * the API as browsers use it: the pages that make them have stories of their own.
 */
export async function setStage({
  owner,
  members = [],
  projects = ["Core"],
  bugs = {},
}: Wanted): Promise<Stage> {
  await owner.joinQuietly();
  const { id: orgID, joinCode } = await owner.send<{ id: string; joinCode: string }>("orgs", {
    orgName: "Moth Works",
    orgDesc: "We build what we need.",
  });
  const stage: Stage = {
    orgID,
    organization: `/organizationDisplay/${orgID}`,
    projects: [],
    bugs: [],
  };
  const ids: string[] = [];
  for (const name of projects) {
    // One after the other, so that keys and numbers follow the order.
    // oxlint-disable-next-line no-await-in-loop
    const made = await owner.send<{ id: string; key: string }>(`orgs/${orgID}/projects`, {
      name,
      description: `All about ${name}.`,
    });
    ids.push(made.id);
    stage.projects.push(`${stage.organization}/projects/${made.key}`);
  }
  for (const [title, description] of Object.entries(bugs)) {
    // oxlint-disable-next-line no-await-in-loop
    const { key } = await owner.send<{ key: string }>(`orgs/${orgID}/bugs`, {
      id: newID(),
      projectID: ids[0],
      title,
      description,
    });
    stage.bugs.push(`${stage.organization}/bugs/${key}`);
  }
  for (const member of members) {
    // oxlint-disable-next-line no-await-in-loop
    await member.joinQuietly();
    // oxlint-disable-next-line no-await-in-loop
    await member.send("orgs/join", { joinCode });
  }
  return stage;
}

/** Everybody looks at the bug of that place in the order. */
export async function visitBug(stage: Stage, index: number, ...people: Person[]): Promise<void> {
  for (const { page } of people) {
    // oxlint-disable-next-line no-await-in-loop
    await page.goto(stage.bugs[index] ?? "");
    // oxlint-disable-next-line no-await-in-loop
    await expect(page.getByRole("region", { name: "Activity" })).toBeVisible();
  }
}
