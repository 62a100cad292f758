/** Answers that were asked for before it was known that they would be wanted, by their addresses. */
const answers = new Map<string, Promise<Response>>();

/** What nobody wanted by then is asked for when it is. */
const goodForMs = 10_000;

/**
 * Asks for what the page will want as soon as it knows more; a request to the same address takes it. Done when it is
 * answered, or cannot be.
 */
export async function askAhead(address: string): Promise<void> {
  const answer = fetch(address);
  answers.set(address, answer);
  setTimeout(() => {
    if (answers.get(address) === answer) answers.delete(address);
  }, goodForMs);
  await answer.catch(() => undefined);
}

/** The answer to that address where it was asked for ahead: each is good once, and where it is what was wanted. */
export function takeOrFetch(
  request: Request,
  address = request.url.slice(location.origin.length),
): Promise<Response> {
  const answer = answers.get(address);
  if (answer === undefined) return fetch(request);
  answers.delete(address);
  return okOrFetch(answer, request);
}

async function okOrFetch(answer: Promise<Response>, request: Request): Promise<Response> {
  const reply = await answer.catch(() => undefined);
  return reply?.ok === true ? reply : fetch(request);
}

/** They were for somebody else. */
export function forgetAhead(): void {
  answers.clear();
}
