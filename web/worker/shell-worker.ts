/// <reference lib="webworker" />
// The app's shell for pages that begin without a network: served at /sw.js, built by tools/build-worker.ts.
const worker = self as unknown as ServiceWorkerGlobalScope;

/** Of this release: the shell first, then all that its pages may fetch. Filled in by the build. */
declare const SHELL_FILES: readonly string[];
declare const SHELL_VERSION: string;

/** Static routes of service workers, where the browser has them. */
type Routing = ExtendableEvent & { addRoutes?: (routes: readonly object[]) => Promise<void> };

const prefix = "lacewing-shell-";
const ownCache = `${prefix}${SHELL_VERSION}`;
const [shellPath = "/index.html"] = SHELL_FILES;
const files = new Set(SHELL_FILES);

/** A network that is slower than this is as good as none; the page asks on by itself. */
const patienceMs = 5000;
/** So many of them at once leave room for what the page itself asks. */
const fetchedAtOnce = 4;
/** Pages of the release before may still be open: what they fetch is kept until the next one. */
const releasesKept = 2;

worker.addEventListener("install", (event) => {
  // What goes to the API need not wake the worker.
  const api = { condition: { urlPattern: { pathname: "/api/*" } }, source: "network" };
  event.waitUntil(Promise.all([install(), (event as Routing).addRoutes?.([api])]));
});
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
// From a page of somebody who is signed in: a log-out took what was kept, and left the worker to the pages it controls.
worker.addEventListener("message", (event) => {
  if (event.data === "keep") event.waitUntil(keepFiles());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin) return;
  if (request.mode === "navigate") {
    if (isPage(url.pathname)) event.respondWith(page(event));
  } else if (isNamedByHash(url.pathname)) event.respondWith(file(request));
  else if (files.has(url.pathname)) event.respondWith(ownFile(request));
});

/** Of all releases under that name it is the same file. */
function isNamedByHash(path: string): boolean {
  return path.startsWith("/assets/");
}

async function install(): Promise<void> {
  await keepFiles();
  await worker.skipWaiting();
}

let keeping: Promise<void> = Promise.resolve();

/** Fetches what is not kept yet, once more behind a call before: a log-out may have taken what that one fetched. */
function keepFiles(): Promise<void> {
  keeping = keeping.then(keepMissing, keepMissing);
  return keeping;
}

async function keepMissing(): Promise<void> {
  const cache = await caches.open(ownCache);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname));
  if (!kept.has(shellPath)) await keepShell(cache);
  const left = [...files].filter((path) => path !== shellPath && !kept.has(path));
  await Promise.all(Array.from({ length: fetchedAtOnce }, () => keepNext(cache, left)));
}

async function keepNext(cache: Cache, left: string[]): Promise<void> {
  const path = left.pop();
  if (path === undefined) return;
  // What an earlier release kept under a hash is the same file.
  const known = isNamedByHash(path) ? await caches.match(path) : undefined;
  if (known === undefined) await cache.add(new Request(path, { cache: cachingOf(path) }));
  else await cache.put(path, known);
  await keepNext(cache, left);
}

/** The browser may have the page of the release before under a name that stays. */
function cachingOf(path: string): RequestCache {
  return isNamedByHash(path) ? "default" : "reload";
}

/** A server that was updated meanwhile has another shell: its worker comes next. */
async function keepShell(cache: Cache): Promise<void> {
  const reply = await fetch(shellPath, { cache: "reload" });
  const text = await reply.clone().text();
  const named = [...text.matchAll(/"(\/assets\/[^"]+)"/g)].map(([, path]) => path ?? "");
  if (!reply.ok || named.some((path) => !files.has(path))) throw new Error("another release");
  await cache.put(shellPath, reply);
}

async function activate(): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(prefix));
  const before = own.filter((name) => name !== ownCache);
  const stale = before.slice(0, Math.max(0, before.length - (releasesKept - 1)));
  await Promise.all(stale.map((name) => caches.delete(name)));
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** What the client's router shows, as opposed to the server's own answers and to files. */
function isPage(path: string): boolean {
  const last = path.slice(path.lastIndexOf("/") + 1);
  return !path.startsWith("/api/") && !last.includes(".") && !systemPaths.has(path);
}
const systemPaths = new Set(["/api", "/healthz", "/readyz", "/metrics"]);

/** As the server sends it; the shell where no answer comes. */
async function page(event: FetchEvent): Promise<Response> {
  const answer = ask(event);
  const shell = () => caches.match(shellPath, { cacheName: ownCache });
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const reply = await Promise.race([answer, late]).catch(() => undefined);
  const isAway = reply === undefined || [502, 503, 504].includes(reply.status);
  return (isAway ? await shell() : undefined) ?? reply ?? answer;
}

async function ask(event: FetchEvent): Promise<Response> {
  const early: unknown = await event.preloadResponse;
  return early instanceof Response ? early : fetch(event.request);
}

async function file(request: Request): Promise<Response> {
  return (await caches.match(new URL(request.url).pathname)) ?? fetch(request);
}

async function ownFile(request: Request): Promise<Response> {
  const kept = await caches.match(new URL(request.url).pathname, { cacheName: ownCache });
  return kept ?? fetch(request);
}
