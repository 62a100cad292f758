import { texts } from "../texts/en";
import { hasMembers, isNumber, isText, listOf, orNone } from "./checks";

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

const isFieldProblem = (value: unknown): value is Problem["errors"][number] =>
  hasMembers(value, { pointer: isText, code: isText, detail: isText });

interface WireProblem {
  code: string;
  title?: string;
  detail?: string;
  requestID?: string;
  errors?: Problem["errors"];
  current?: unknown;
}

const isProblem = (body: unknown): body is WireProblem =>
  hasMembers(body, {
    status: isNumber,
    code: isText,
    title: orNone(isText),
    detail: orNone(isText),
    requestID: orNone(isText),
    errors: orNone(listOf(isFieldProblem)),
  });

export const unreachable: Problem = {
  status: 0,
  code: "unreachable",
  detail: texts.failures.unreachable,
  errors: [],
};

/** Reads the body of a refusal; bodies of proxies that know no problems become a plain sentence. */
export function problemOf(status: number, body: unknown): Problem {
  if (!isProblem(body)) {
    return { status, code: "unexpected", detail: texts.failures.unexpected(status), errors: [] };
  }
  const { code, title = "", detail = "", requestID, errors = [], current } = body;
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
