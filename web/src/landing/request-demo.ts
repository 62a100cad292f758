import { api, outcome } from "../api/client";
import { enLanding } from "../texts/en-landing";

const words = enLanding.demo;
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong with the address; nothing where it may be sent. */
export function emailProblem(email: string): string | undefined {
  if (email.trim() === "") return words.empty;
  return emailPattern.test(email) ? undefined : words.invalid;
}

/** Sends it; the sentence that says how it ended. */
export async function requestDemo(email: string): Promise<{ done: boolean; text: string }> {
  const answer = await outcome(api.POST("/api/v1/demo-requests", { body: { email } }));
  return answer.ok ? { done: true, text: words.done } : { done: false, text: words.failed };
}
