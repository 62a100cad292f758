import type { BrowserContext, ConsoleMessage, Response } from "@playwright/test";
import type { Contract } from "./contract.ts";

/** Chromium reports refused requests as errors; what the page makes of them is the story's to check. */
function isRefusedRequest(message: ConsoleMessage): boolean {
  if (/WebSocket .* failed: HTTP Authentication failed/.test(message.text())) return true;
  const refusal = /^Failed to load resource: the server responded with a status of (4\d\d)/;
  const status = refusal.exec(message.text())?.[1];
  if (status === undefined) return false;
  const { pathname } = new URL(message.location().url);
  const isMissingPage = status === "404" && !pathname.includes(".");
  return pathname.startsWith("/api/v1/") || isMissingPage;
}

/** Collects what no page may do: errors on the console, broken content policy, replies off the contract. */
export class Watch {
  readonly #contract: Contract;
  readonly #problems: string[] = [];
  readonly #checks: Promise<void>[] = [];
  #isServerDown = false;
  #repliesSeen = 0;
  #repliesChecked = 0;

  constructor(contract: Contract) {
    this.#contract = contract;
  }

  async over(context: BrowserContext): Promise<void> {
    // Errors on the console alone would miss violations inside workers' and images' documents.
    await context.addInitScript(() => {
      addEventListener("securitypolicyviolation", (event) => {
        console.error(`content policy: ${event.violatedDirective} ${event.blockedURI}`);
      });
    });
    context.on("console", (message) => this.#handleConsole(message));
    context.on("weberror", (thrown) => {
      const error = thrown.error();
      const said = error.stack || `${error.name} ${error.message}`;
      this.#problems.push(`exception on ${thrown.page()?.url()}: ${said}`);
    });
    context.on("response", (response) => this.#handleResponse(response));
  }

  /** While this runs the server, or what stands behind it, is away: failing requests are nobody's fault. */
  async whileServerIsDown(act: () => Promise<void>): Promise<void> {
    this.#isServerDown = true;
    await act();
    this.#isServerDown = false;
  }

  async problems(): Promise<string[]> {
    await Promise.all(this.#checks);
    // Public pages ask the program nothing; then at least their own documents were seen.
    const isBlind =
      this.#repliesSeen === 0 || (this.#checks.length > 0 && this.#repliesChecked === 0);
    return isBlind ? [...this.#problems, "no reply of the server was checked"] : this.#problems;
  }

  #handleConsole(message: ConsoleMessage): void {
    if (message.type() !== "error" || isRefusedRequest(message)) return;
    const isConnection =
      /net::ERR_|WebSocket connection|a status of 503|when fetching the script/.test(
        message.text(),
      );
    if (this.#isServerDown && isConnection) return;
    this.#problems.push(`console: ${message.text()} (${message.location().url})`);
  }

  #handleResponse(response: Response): void {
    this.#repliesSeen += 1;
    const { pathname } = new URL(response.url());
    if (!pathname.startsWith("/api/v1/") || response.status() === 101) return;
    const isKnown = this.#isServerDown && response.status() === 503;
    if (response.status() >= 500 && !isKnown)
      this.#problems.push(`${pathname} answered ${response.status()}`);
    this.#checks.push(this.#check(response));
  }

  async #check(response: Response): Promise<void> {
    try {
      this.#problems.push(...(await this.#contract.problemsOf(response)));
      this.#repliesChecked += 1;
    } catch (error) {
      // A page that is left takes the bodies of its replies with it.
      if (!/No resource with given identifier|Target .*closed|No data found/.test(String(error))) {
        this.#problems.push(`${response.url()}: ${String(error)}`);
      }
    }
  }
}
