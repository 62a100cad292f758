import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { LacewingServer } from "../lacewing-server.ts";

export const clientCount = 20;

/** Somebody with a session, past any page. */
export class Member {
  readonly uid: string;
  readonly cookie: string;
  readonly #origin: string;

  constructor(origin: string, uid: string, cookie: string) {
    this.#origin = origin;
    this.uid = uid;
    this.cookie = cookie;
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const answer = await this.try(method, path, body);
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return (answer.status === 204 ? undefined : await answer.json()) as T;
  }

  try(method: string, path: string, body?: object): Promise<Response> {
    return fetch(`${this.#origin}/api/v1/${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        origin: this.#origin,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
  }

  /** Every page of a list. */
  async all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    let cursor: string | undefined;
    do {
      const more = cursor === undefined ? "" : `&cursor=${encodeURIComponent(cursor)}`;
      // Each page names the next one.
      // oxlint-disable-next-line no-await-in-loop
      const page = await this.send<{ items: T[]; nextCursor?: string }>(
        "GET",
        `${path}?limit=100${more}`,
      );
      found.push(...page.items);
      cursor = page.nextCursor;
    } while (cursor !== undefined);
    return found;
  }
}

/** The server with twenty people who have accounts. */
export class Ground {
  readonly server: LacewingServer;
  readonly members: readonly Member[];

  private constructor(server: LacewingServer, members: readonly Member[]) {
    this.server = server;
    this.members = members;
  }

  static async open(): Promise<Ground> {
    const server = await LacewingServer.start("smtp://127.0.0.1:9", undefined, {
      LACEWING_REQUESTS_PER_MINUTE: "10000000",
    });
    const members: Member[] = [];
    // One after the other: passwords are slow by design, and a server lets requests wait only so long.
    for (let at = 0; at < clientCount; at += 1) {
      // oxlint-disable-next-line no-await-in-loop
      members.push(await signedIn(server, `client${at}`));
    }
    return new Ground(server, members);
  }

  get port(): number {
    return Number(new URL(this.server.url).port);
  }

  /** The log itself, as the server's database has it. */
  openLog(): DatabaseSync {
    return new DatabaseSync(join(this.server.folder, "data", "lacewing.sqlite"), {
      readOnly: true,
    });
  }
}

async function signedIn(server: LacewingServer, username: string): Promise<Member> {
  const email = `${username}@example.org`;
  const password = "lantern violin orbit 42";
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${server.url}/api/v1/auth/${path}`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: server.url },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${path}: ${await answer.text()}`);
    return answer;
  };
  await post("sign-up", { username, name: username, email, password });
  await server.command("user", "verify", email);
  const answer = await post("log-in", { email, password });
  const cookie = answer.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const { UID } = (await answer.json()) as { UID: string };
  return new Member(server.url, UID, cookie);
}
