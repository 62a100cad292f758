import type { Response } from "@playwright/test";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import formats from "ajv-formats";

interface Reply {
  content?: Record<string, { schema?: unknown }>;
}
interface Document {
  paths: Record<string, Record<string, { responses: Record<string, Reply> }>>;
}

/** By the document's text: every server of a run prints the same, but for its settings. */
const known = new Map<string, Contract>();

/** The contract that the server prints, and whether its replies keep to it. */
export class Contract {
  readonly #document: Document;
  readonly #ajv = new Ajv2020({ strict: false, allErrors: true });
  readonly #validators = new Map<string, ValidateFunction>();
  readonly #paths: { pattern: RegExp; path: string }[];

  private constructor(document: Document) {
    this.#document = document;
    formats.default(this.#ajv);
    this.#ajv.addSchema({ ...document, $id: "contract" });
    // Paths without parameters come first: /orgs/join is not an organization.
    this.#paths = Object.keys(document.paths)
      .toSorted((a, b) => a.split("{").length - b.split("{").length)
      .map((path) => ({ path, pattern: new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`) }));
  }

  static async load(serverUrl: string): Promise<Contract> {
    const answer = await fetch(`${serverUrl}/api/v1/openapi.json`);
    const text = await answer.text();
    // Making its validators takes longer than many a story.
    const contract = known.get(text) ?? new Contract(JSON.parse(text) as Document);
    known.set(text, contract);
    return contract;
  }

  /** What is wrong with a reply; nothing where it keeps to the contract. */
  async problemsOf(response: Response): Promise<string[]> {
    const method = response.request().method().toLowerCase();
    const pathname = new URL(response.url()).pathname;
    const name = `${method} ${pathname} ${response.status()}`;
    const path = this.#paths.find(({ pattern }) => pattern.test(pathname))?.path;
    const operation = path === undefined ? undefined : this.#document.paths[path]?.[method];
    if (path === undefined || !operation) return [`${name}: not in the contract`];
    const status = [`${response.status()}`, "default"].find((each) => operation.responses[each]);
    if (status === undefined) return [`${name}: this status is not in the contract`];
    const content = operation.responses[status]?.content;
    const type = (response.headers()["content-type"] ?? "").split(";")[0] ?? "";
    if (content === undefined) return [];
    if (!content[type]) return [`${name}: the type "${type}" is not in the contract`];
    const validate = this.#validator([
      "paths",
      path,
      method,
      "responses",
      status,
      "content",
      type,
      "schema",
    ]);
    if (validate(await response.json())) return [];
    return [`${name}: ${this.#ajv.errorsText(validate.errors)}`];
  }

  #validator(steps: readonly string[]): ValidateFunction {
    const pointer = steps
      .map((step) => encodeURIComponent(step.replaceAll("~", "~0").replaceAll("/", "~1")))
      .join("/");
    let validate = this.#validators.get(pointer);
    if (!validate) {
      validate = this.#ajv.compile({ $ref: `contract#/${pointer}` });
      this.#validators.set(pointer, validate);
    }
    return validate;
  }
}
