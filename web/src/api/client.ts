import createClient from "openapi-fetch";
import { send } from "./in-flight";
import { type Problem, problemOf, unreachable } from "./problem";
import type { paths } from "./schema";

export type Outcome<T> = { ok: true; value: T } | { ok: false; problem: Problem };

/** The server, as its contract describes it. `fetch` is looked up per call, so that tests can stand in. */
export const api = createClient<paths>({
  baseUrl: globalThis.location?.origin ?? "",
  fetch: send,
});

interface Answer<T> {
  data?: T;
  error?: unknown;
  response: Response;
}

/** Turns a call of `api` into a value or the reason why there is none; never throws. */
export async function outcome<T>(call: Promise<Answer<T>>): Promise<Outcome<T>> {
  try {
    const { data, error, response } = await call;
    if (response.ok) return { ok: true, value: data as T };
    return { ok: false, problem: problemOf(response.status, error) };
  } catch {
    return { ok: false, problem: unreachable };
  }
}
