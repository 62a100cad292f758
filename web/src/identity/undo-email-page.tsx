import { api, outcome } from "../api/client";
import { enAccount } from "../texts/en-account";
import { LinkPage } from "./link-page";
import { loadMe } from "./session";

const words = enAccount.undoEmail;

async function undo(token: string) {
  const answer = await outcome(api.POST("/api/v1/auth/undo-email", { body: { token } }));
  if (answer.ok) void loadMe();
  return answer;
}

/** Behind the mail to an old address: the account keeps it, and whoever asked is out. */
export function UndoEmailPage() {
  return (
    <LinkPage
      words={words}
      onUse={undo}
      done={({ email }) => words.done(email)}
      goOn={{ to: "/auth", label: words.goOn }}
    />
  );
}
