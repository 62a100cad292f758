import { takeOrFetch } from "./ahead";

const writing = new Set<Promise<unknown>>();

/** What changes a thing that people see; a draft or a setting of the browser does not. */
const changing = /^\/api\/v1\/(?:orgs|me$)/;
let changes = 0;

/** Sends a request; one that changes something is remembered until it is answered. */
export async function send(request: Request): Promise<Response> {
  if (request.method === "GET") return takeOrFetch(request);
  const answer = globalThis.fetch(request);
  writing.add(answer);
  try {
    const response = await answer;
    if (response.ok && changing.test(new URL(request.url).pathname)) noteChange();
    return response;
  } finally {
    writing.delete(answer);
  }
}

/** Once all that was sent until now is answered: what it changed is in the log then. */
export async function whenAnswered(): Promise<void> {
  await Promise.allSettled(writing);
}

/** The server took a change that another way brought there. */
export function noteChange(): void {
  changes += 1;
}

/** How many changes the server took from this page. */
export function changesTaken(): number {
  return changes;
}
