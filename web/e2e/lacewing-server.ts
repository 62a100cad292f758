import { type ChildProcess, execFile, execFileSync, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { promisify } from "node:util";

const binary = resolve(
  process.env["LACEWING_BINARY"] ?? join(import.meta.dirname, "../../build/release/lacewing"),
);
const startMsMax = 20_000;

/** The real program on a free port, with a data folder and, for PostgreSQL, a database of its own. */
export class LacewingServer {
  readonly url: string;
  #process: ChildProcess | undefined;
  #log = "";
  readonly #port: number;
  readonly folder = mkdtempSync(join(tmpdir(), "lacewing-e2e-"));
  readonly #mailUrl: string;
  readonly #database: PostgresDatabase | undefined;

  readonly #settings: Record<string, string>;

  private constructor(
    port: number,
    mailUrl: string,
    database: PostgresDatabase | undefined,
    settings: Record<string, string>,
  ) {
    this.#settings = settings;
    this.#port = port;
    this.#mailUrl = mailUrl;
    this.#database = database;
    this.url = `http://localhost:${port}`;
  }

  /** `settings` are further environment variables. */
  static async start(
    mailUrl: string,
    postgres: string | undefined,
    settings: Record<string, string> = {},
  ): Promise<LacewingServer> {
    if (!existsSync(binary))
      throw new Error(`There is no ${binary}: build it or set LACEWING_BINARY.`);
    const database = postgres === undefined ? undefined : new PostgresDatabase(postgres);
    const server = new LacewingServer(await freePort(), mailUrl, database, settings);
    await server.#launch();
    return server;
  }

  /** What the program printed so far. */
  get log(): string {
    return this.#log;
  }

  /** Ends the program as an operator would, and starts it again on the same data. */
  async restart(): Promise<void> {
    await this.#end();
    await this.#launch();
  }

  /** What one of the operator's commands prints, asked of the running program, whose log is read on. */
  async command(...words: string[]): Promise<string> {
    const data = join(this.folder, "data");
    return (await promisify(execFile)(binary, [...words, "--data", data])).stdout;
  }

  /** One of the operator's commands, while it runs; nobody hears what it prints. */
  beginCommand(...words: string[]): ChildProcess {
    const data = join(this.folder, "data");
    return spawn(binary, [...words, "--data", data], { stdio: "ignore" });
  }

  async remove(): Promise<void> {
    await this.#end();
    this.#database?.drop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  async #launch(): Promise<void> {
    const child = spawn(
      binary,
      ["serve", "--listen", `127.0.0.1:${this.#port}`, "--data", join(this.folder, "data")],
      {
        cwd: this.folder,
        env: {
          PATH: process.env["PATH"],
          LACEWING_PUBLIC_URL: this.url,
          LACEWING_SMTP_URL: this.#mailUrl,
          LACEWING_MAIL_FROM: "Lacewing <lacewing@example.org>",
          ...this.#settings,
          ...(this.#database && { LACEWING_DATABASE_URL: this.#database.url }),
        },
        stdio: ["ignore", "pipe", "pipe"],
      },
    );
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) {
      stream.on("data", (text: Buffer) => {
        this.#log += text.toString();
      });
    }
    await this.#untilReady(child);
  }

  async #untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + startMsMax;
    const isReady = async () => {
      const answer = await fetch(`http://127.0.0.1:${this.#port}/readyz`).catch(() => undefined);
      return answer?.ok === true;
    };
    // Each try waits for the one before it.
    // oxlint-disable-next-line no-await-in-loop
    while (!(await isReady())) {
      if (child.exitCode !== null || Date.now() > deadline) {
        throw new Error(`The server did not become ready.\n${this.#log}`);
      }
      // oxlint-disable-next-line no-await-in-loop
      await delay(25);
    }
  }

  async #end(): Promise<void> {
    const child = this.#process;
    this.#process = undefined;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, "exit");
    child.kill("SIGTERM");
    const [code] = (await ended) as [number | null];
    if (code !== 0) throw new Error(`The server ended with ${code}.\n${this.#log}`);
  }
}

/** A fresh database beside the given one, by PostgreSQL's own client. */
class PostgresDatabase {
  readonly url: string;
  readonly #name = `lacewing_e2e_${randomBytes(6).toString("hex")}`;
  readonly #home: string;

  constructor(home: string) {
    this.#home = home;
    this.url = home.replace(/^(postgres(?:ql)?:\/\/[^/]*\/)[^?]*/, `$1${this.#name}`);
    this.#run(`CREATE DATABASE ${this.#name}`);
  }

  drop(): void {
    this.#run(`DROP DATABASE ${this.#name} WITH (FORCE)`);
  }

  #run(statement: string): void {
    execFileSync("psql", ["--quiet", "--no-psqlrc", "--command", statement, this.#home]);
  }
}

async function freePort(): Promise<number> {
  const probe = createServer();
  probe.listen(0, "127.0.0.1");
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (address === null || typeof address === "string") throw new Error("no port was given");
  return address.port;
}
