import * as v from "valibot";
import { texts } from "../texts/en";

/** Why a request was refused or did not arrive: RFC 9457, as the server sends it. */
export interface Problem {
  status: number;
  /** Stable; "unreachable" where no answer came. */
  code: string;
  detail: string;
  requestID?: string;
  errors: readonly { pointer: string; code: string; detail: string }[];
  /** Of a 412: the thing as it stands now. */
  current?: unknown;
}

const problemSchema = v.object({
  status: v.number(),
  code: v.string(),
  title: v.optional(v.string(), ""),
  detail: v.optional(v.string(), ""),
  requestID: v.optional(v.string()),
  errors: v.optional(
    v.array(v.object({ pointer: v.string(), code: v.string(), detail: v.string() })),
    [],
  ),
  current: v.optional(v.unknown()),
});

export const unreachable: Problem = {
  status: 0,
  code: "unreachable",
  detail: texts.failures.unreachable,
  errors: [],
};

/** Reads the body of a refusal; bodies of proxies that know no problems become a plain sentence. */
export function problemOf(status: number, body: unknown): Problem {
  const read = v.safeParse(problemSchema, body);
  if (!read.success) {
    return { status, code: "unexpected", detail: texts.failures.unexpected(status), errors: [] };
  }
  const { code, title, detail, requestID, errors, current } = read.output;
  return {
    status,
    code,
    detail: detail === "" ? title : detail,
    ...(requestID === undefined ? {} : { requestID }),
    errors,
    current,
  };
}

/** The sentence for one field of a form: `fieldError(problem, "/title")`. */
export function fieldError(problem: Problem | undefined, pointer: string): string | undefined {
  return problem?.errors.find((error) => error.pointer === pointer)?.detail;
}
