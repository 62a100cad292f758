import "fake-indexeddb/auto";
import { constants, createContext } from "node:vm";
import { IDBFactory } from "fake-indexeddb";
import type { Scripts } from "./bundle.ts";
import type { CutLine } from "./cut-line.ts";
import type * as product from "./page.ts";

export type Product = typeof product;

/** Time in pages goes so much faster: their waits are made for people. */
const pace = 20;

/** So long a page is busy with other work before it goes on with what it put off: the longer, the more overtakes it. */
const busyMs = Number(process.env["LACEWING_BUSY_MS"] ?? 40);

/** A web storage as pages use it. */
class Storage {
  readonly #texts = new Map<string, string>();
  getItem(key: string): string | null {
    return this.#texts.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    this.#texts.set(key, text);
  }
  removeItem(key: string): void {
    this.#texts.delete(key);
  }
}

interface Held {
  end: () => void;
  page: Page;
}

/** What a browser keeps from page to page: its storage, its locks, who is signed in, its clock. */
export class Browser {
  readonly indexedDB = new IDBFactory();
  readonly localStorage = new Storage();
  readonly locks = new Map<string, Held>();
  readonly channels = new Set<Channel>();
  isOnline = true;
  /** How far its clock is off. */
  skewMs = 0;
  readonly origin: string;
  readonly cookie: string;
  readonly line: CutLine;
  readonly scripts: Scripts;

  constructor(at: { origin: string; cookie: string; line: CutLine; scripts: Scripts }) {
    this.origin = at.origin;
    this.cookie = at.cookie;
    this.line = at.line;
    this.scripts = at.scripts;
  }

  now(): number {
    return Date.now() + this.skewMs;
  }
}

class Channel extends EventTarget {
  readonly name: string;
  readonly page: Page;
  constructor(page: Page, name: string) {
    super();
    this.page = page;
    this.name = name;
    page.browser.channels.add(this);
  }
  postMessage(word: unknown): void {
    if (this.page.isClosed) return;
    for (const other of this.page.browser.channels) {
      if (other === this || other.name !== this.name) continue;
      const data = structuredClone(word);
      other.page.later(() => {
        if (this.page.browser.channels.has(other)) {
          other.dispatchEvent(new MessageEvent("message", { data }));
        }
      });
    }
  }
  close(): void {
    this.page.browser.channels.delete(this);
  }
}

/** A page of the product: a realm of its own with the edges of a browser around it. */
export class Page {
  readonly browser: Browser;
  readonly product: Product;
  /** What it threw and nobody caught. */
  readonly faults: unknown[] = [];
  isClosed = false;
  readonly #began = performance.now();
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #sockets = new Set<WebSocket>();
  readonly #requests = new AbortController();
  readonly #events = new EventTarget();
  readonly #documentEvents = new EventTarget();
  readonly #session: Storage;

  constructor(browser: Browser, session: Storage = new Storage()) {
    this.browser = browser;
    this.#session = session;
    const realm = this.#realm();
    browser.scripts.page.runInContext(realm);
    this.product = (realm as unknown as { page: Product }).page;
  }

  /** The next page of the same tab. Nothing of this one goes on. */
  reload(): Page {
    this.close();
    return new Page(this.browser, this.#session);
  }

  close(): void {
    this.isClosed = true;
    this.#requests.abort();
    for (const timer of this.#timers) clearTimeout(timer);
    for (const socket of this.#sockets) socket.close();
    for (const channel of this.browser.channels) if (channel.page === this) channel.close();
    for (const [name, held] of this.browser.locks) {
      if (held.page === this) this.browser.locks.delete(name);
    }
  }

  setOnline(isOnline: boolean): void {
    this.browser.isOnline = isOnline;
    this.#events.dispatchEvent(new Event(isOnline ? "online" : "offline"));
  }

  /** In a task of its own, unless the page is closed by then. */
  later(act: () => void, ms = 0): NodeJS.Timeout {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (this.isClosed) return;
      try {
        act();
      } catch (fault) {
        this.faults.push(fault);
      }
    }, ms / pace);
    this.#timers.add(timer);
    return timer;
  }

  #again(act: () => void, ms: number): AbortController {
    const over = new AbortController();
    const next = () => {
      this.later(() => {
        if (over.signal.aborted) return;
        act();
        next();
      }, ms);
    };
    next();
    return over;
  }

  #realm(more: Record<string, unknown> = {}): object {
    const { browser } = this;
    const drop = (timer?: NodeJS.Timeout) => {
      clearTimeout(timer);
      if (timer !== undefined) this.#timers.delete(timer);
    };
    const frame = (act: (at: number) => void) => this.later(() => act(performance.now()), 16);
    const realm = createContext(constants.DONT_CONTEXTIFY) as unknown as Record<string, unknown>;
    const { origin } = browser;
    Object.assign(realm, {
      self: realm,
      window: realm,
      location: { origin, pathname: "/", href: `${origin}/`, search: "", hash: "" },
      document: Object.assign(this.#documentEvents, {
        cookie: "lacewing-hint=1",
        visibilityState: "visible",
        documentElement: { dataset: {} },
      }),
      navigator: {
        get onLine() {
          return browser.isOnline;
        },
        language: "en-US",
        userAgent: "node",
        locks: { request: this.#lock },
      },
      addEventListener: this.#events.addEventListener.bind(this.#events),
      removeEventListener: this.#events.removeEventListener.bind(this.#events),
      dispatchEvent: this.#events.dispatchEvent.bind(this.#events),
      localStorage: browser.localStorage,
      sessionStorage: this.#session,
      indexedDB: browser.indexedDB,
      fetch: this.#fetch,
      WebSocket: socketsOf(this, this.#sockets),
      Worker: workersOf(this, (edges) => this.#realm(edges)),
      BroadcastChannel: channelsOf(this),
      MessageChannel: busyChannelsOf(this),
      setTimeout: (act: () => void, ms = 0) => this.later(act, ms),
      clearTimeout: drop,
      setInterval: (act: () => void, ms: number) => this.#again(act, ms),
      clearInterval: (over?: AbortController) => over?.abort(),
      requestAnimationFrame: frame,
      cancelAnimationFrame: drop,
      matchMedia: () => ({ matches: false, addEventListener: () => undefined }),
      performance: { now: () => (performance.now() - this.#began) * pace },
      queueMicrotask: (act: () => void) => queueMicrotask(() => this.isClosed || act()),
      console,
      ...shared,
      ...more,
    });
    skewClock(realm as { Date: DateConstructor }, () => browser.now());
    return realm;
  }

  readonly #fetch = async (asked: Request | string, how?: RequestInit): Promise<Response> => {
    const to = typeof asked === "string" ? new URL(asked, this.browser.origin) : asked;
    const request = new Request(to, how);
    const address = new URL(request.url);
    address.host = `127.0.0.1:${this.browser.line.port}`;
    const body = request.method === "GET" ? undefined : await request.text();
    const headers = new Headers(request.headers);
    headers.set("cookie", this.browser.cookie);
    headers.set("origin", this.browser.origin);
    const answer = await this.#alive(
      fetch(address, {
        method: request.method,
        headers,
        signal: this.#requests.signal,
        ...(body && { body }),
      }),
    );
    // What comes late comes to nobody once the page is closed.
    const bytes = request.url.endsWith("snapshot?ids=true")
      ? answer.body
      : await this.#alive(answer.arrayBuffer());
    const { status } = answer;
    const isEmpty = status === 204 || status === 304;
    return new Response(isEmpty ? null : bytes, { status, headers: answer.headers });
  };

  /** Nothing answers in a page that is closed. */
  #alive<T>(answer: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      answer.then(
        (value) => this.isClosed || resolve(value),
        (fault: unknown) => this.isClosed || reject(fault),
      );
    });
  }

  readonly #lock = async (
    name: string,
    how: { ifAvailable?: boolean; signal?: AbortSignal },
    act: (lock: object | null) => Promise<unknown>,
  ): Promise<unknown> => {
    const { locks } = this.browser;
    // Nothing is granted to a page that is closed.
    if (this.isClosed) return new Promise(() => undefined);
    while (locks.has(name)) {
      how.signal?.throwIfAborted();
      if (how.ifAvailable === true) return act(null);
      // oxlint-disable-next-line no-await-in-loop
      await new Promise<void>((resolve) => {
        this.later(resolve, 1);
      });
    }
    how.signal?.throwIfAborted();
    const held: Held = { page: this, end: () => undefined };
    locks.set(name, held);
    try {
      return await act({ name });
    } finally {
      if (locks.get(name) === held) locks.delete(name);
    }
  };
}

/** `opened` are those of that page that are not closed. */
function socketsOf(page: Page, opened: Set<WebSocket>): unknown {
  return class extends WebSocket {
    constructor(address: string) {
      const to = new URL(address);
      to.host = `127.0.0.1:${page.browser.line.port}`;
      const headers = { cookie: page.browser.cookie, origin: page.browser.origin };
      super(to, { headers } as never);
      opened.add(this);
      this.addEventListener("close", () => opened.delete(this));
    }
    override addEventListener(name: string, heard: unknown): void {
      super.addEventListener(name, (event) => {
        if (!page.isClosed) (heard as (event: Event) => void)(event);
      });
    }
  };
}

type Post = (data: unknown, how?: Transferable[] | { transfer?: Transferable[] }) => void;

/** Each worker is a realm of its own, as threads are; `realm` makes it. */
function workersOf(page: Page, realm: (more: Record<string, unknown>) => object): unknown {
  return class extends EventTarget {
    readonly postMessage: Post;
    #isEnded = false;
    constructor(address: string) {
      super();
      const inside = new EventTarget();
      this.postMessage = this.#post(inside);
      const thread = realm({
        postMessage: this.#post(this),
        addEventListener: inside.addEventListener.bind(inside),
        close: () => this.terminate(),
      });
      const script = page.browser.scripts.workers.get(address);
      if (script === undefined) throw new Error(`there is no worker ${address}`);
      script.runInContext(thread);
    }
    #post(to: EventTarget): Post {
      return (data, how = []) => {
        const transfer = Array.isArray(how) ? how : (how.transfer ?? []);
        const copy: unknown = structuredClone(data, { transfer });
        page.later(() => {
          if (!this.#isEnded) to.dispatchEvent(new MessageEvent("message", { data: copy }));
        });
      };
    }
    terminate(): void {
      this.#isEnded = true;
    }
  };
}

/** What goes on in another task does so in a page that has much else to do. */
function busyChannelsOf(page: Page): unknown {
  class Port extends EventTarget {
    other: EventTarget = this;
    start(): void {}
    close(): void {}
    postMessage(data: unknown): void {
      page.later(() => this.other.dispatchEvent(new MessageEvent("message", { data })), busyMs);
    }
  }
  return class {
    readonly port1 = new Port();
    readonly port2 = new Port();
    constructor() {
      this.port1.other = this.port2;
      this.port2.other = this.port1;
    }
  };
}

function channelsOf(page: Page): unknown {
  return class extends Channel {
    constructor(name: string) {
      super(page, name);
    }
  };
}

function skewClock(realm: { Date: DateConstructor }, now: () => number): void {
  realm.Date = new Proxy(realm.Date, {
    construct: (made, given: unknown[]) =>
      Reflect.construct(made, given.length === 0 ? [now()] : given) as object,
    get: (made, name) => (name === "now" ? now : (Reflect.get(made, name) as unknown)),
  });
}

/** What is the same in node and in browsers. */
const sameNames = new Set([
  "AbortController",
  "AbortSignal",
  "Blob",
  "DOMException",
  "Event",
  "EventTarget",
  "File",
  "FormData",
  "Headers",
  "MessageEvent",
  "ReadableStream",
  "Request",
  "Response",
  "TextDecoder",
  "TextDecoderStream",
  "TextEncoder",
  "URL",
  "URLSearchParams",
  "crypto",
  "structuredClone",
]);
const shared = Object.fromEntries(
  Object.getOwnPropertyNames(globalThis)
    .filter((name) => sameNames.has(name) || name.startsWith("IDB"))
    .map((name) => [name, (globalThis as Record<string, unknown>)[name]]),
);
