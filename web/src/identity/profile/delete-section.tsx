import { useState } from "react";
import { fieldError, type Problem } from "../../api/problem";
import { navigate } from "../../routing/history";
import { enAccount } from "../../texts/en-account";
import { enIdentity } from "../../texts/en-identity";
import { showToast } from "../../toasts/show-toast";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { TextField } from "../../ui/text-field";
import { deleteAccount, type Me } from "../session";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.remove;

/** The end of the account: typed and proved, because nothing brings it back. */
export function DeleteSection({ me }: { me: Me }) {
  const [isOpen, setOpen] = useState(false);
  const [username, setUsername] = useState("");
  const [password, setPassword] = useState("");
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Problem>();

  async function handleDelete() {
    setBusy(true);
    setProblem(undefined);
    const answer = await deleteAccount({ username, ...(me.hasPassword && { password }) });
    setBusy(false);
    if (!answer.ok) {
      setProblem(answer.problem);
      return;
    }
    showToast({ kind: "positive", text: words.done });
    navigate({ to: "/" });
  }
  function handleOpen(open: boolean) {
    setOpen(open);
    setProblem(undefined);
    setPassword("");
  }
  return (
    <ProfileSection title={words.title} text={words.text}>
      <Button variant="danger" className="self-start" onClick={() => handleOpen(true)}>
        {words.open}
      </Button>
      <ConfirmDialog
        open={isOpen}
        onOpenChange={handleOpen}
        title={words.question}
        description={words.detail}
        confirmLabel={words.submit}
        cancelLabel={enIdentity.sessions.cancel}
        onConfirm={() => void handleDelete()}
        busy={busy}
        danger
      >
        <div className="flex flex-col gap-4">
          <TextField
            label={words.username(me.displayName)}
            autoComplete="off"
            required
            value={username}
            onChange={setUsername}
            error={fieldError(problem, "/username")}
          />
          {me.hasPassword && (
            <TextField
              label={words.password}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              error={fieldError(problem, "/password")}
            />
          )}
          {problem && problem.errors.length === 0 && (
            <Banner kind="danger">{problem.detail}</Banner>
          )}
        </div>
      </ConfirmDialog>
    </ProfileSection>
  );
}
