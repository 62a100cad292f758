import { api, outcome } from "../api/client";
import { enAccount } from "../texts/en-account";
import { LinkPage } from "./link-page";
import { loadMe } from "./session";

const words = enAccount.confirmEmail;

async function confirm(token: string) {
  const answer = await outcome(api.POST("/api/v1/auth/confirm-email", { body: { token } }));
  if (answer.ok) void loadMe();
  return answer;
}

/** Behind the mail to a new address: the account moves to it. */
export function ConfirmEmailPage() {
  return (
    <LinkPage
      words={words}
      onUse={confirm}
      done={({ email }) => words.done(email)}
      goOn={{ to: "/profile", label: words.goOn }}
    />
  );
}
