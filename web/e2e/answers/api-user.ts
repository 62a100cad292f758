import type { components } from "../../src/api/schema.d.ts";
import type { Person } from "../person.ts";

export type Schemas = components["schemas"];

export interface Reply {
  status: number;
  text: string;
}

/** Somebody who speaks to the API by the thousand, with the session of their browser. */
export class ApiUser {
  readonly #origin: string;
  readonly #cookies: string;

  private constructor(origin: string, cookies: string) {
    this.#origin = origin;
    this.#cookies = cookies;
  }

  static async of(person: Person): Promise<ApiUser> {
    const cookies = await person.page.context().cookies(person.origin);
    return new ApiUser(
      person.origin,
      cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
    );
  }

  async send<T>(method: string, path: string, body?: object): Promise<T> {
    const reply = await this.try(method, path, body);
    if (reply.status >= 300) throw new Error(`${method} ${path}: ${reply.status} ${reply.text}`);
    return (reply.text === "" ? undefined : JSON.parse(reply.text)) as T;
  }

  async try(method: string, path: string, body?: object): Promise<Reply> {
    const reply = await fetch(new URL(`/api/v1/${path}`, this.#origin), {
      method,
      headers: {
        cookie: this.#cookies,
        origin: this.#origin,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    return { status: reply.status, text: await reply.text() };
  }
}
