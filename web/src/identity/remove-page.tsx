import { api, outcome } from "../api/client";
import { enAccount } from "../texts/en-account";
import { LinkPage } from "./link-page";

/** "This was not me": removes an account that was never verified. */
export function RemovePage() {
  return (
    <LinkPage
      words={enAccount.remove}
      onUse={(token) => outcome(api.POST("/api/v1/auth/remove-account", { body: { token } }))}
      done={() => enAccount.remove.done}
    />
  );
}
