import { type ChangeEvent, useRef, useState } from "react";
import { api, outcome } from "../../api/client";
import { enAccount } from "../../texts/en-account";
import { showToast } from "../../toasts/show-toast";
import { Avatar } from "../../ui/avatar";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { type Me, updateMe } from "../session";
import { cutPicture } from "./cut-picture";
import { ProfileSection } from "./profile-section";

const words = enAccount.profile.picture;

function send(picture: Blob) {
  return outcome(
    api.PUT("/api/v1/me/picture", {
      body: picture,
      bodySerializer: () => picture,
      headers: { "Content-Type": picture.type },
    }),
  );
}

/** The picture that others see, cut and made small before it leaves the browser. */
export function PictureSection({ me }: { me: Me }) {
  const input = useRef<HTMLInputElement>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function change(file: File) {
    setBusy(true);
    setFailure(undefined);
    const picture = await cutPicture(file);
    const answer = picture && (await send(picture));
    setBusy(false);
    if (!answer) {
      setFailure(words.unreadable);
    } else if (answer.ok) {
      updateMe({ photoURL: answer.value.photoURL });
      showToast({ kind: "positive", text: words.saved });
    } else {
      setFailure(answer.problem.detail);
    }
  }
  async function remove() {
    setBusy(true);
    setFailure(undefined);
    const answer = await outcome(api.DELETE("/api/v1/me/picture"));
    setBusy(false);
    if (answer.ok) {
      updateMe({ photoURL: undefined });
      showToast({ kind: "positive", text: words.removed });
    } else {
      setFailure(answer.problem.detail);
    }
  }
  function handleFile(event: ChangeEvent<HTMLInputElement>) {
    const file = event.target.files?.[0];
    // The same file can be chosen again.
    event.target.value = "";
    if (file) void change(file);
  }
  return (
    <ProfileSection title={words.title} text={words.text}>
      <div className="flex flex-wrap items-center gap-3">
        <Avatar name={me.displayName} picture={me.photoURL} size="large" />
        <Button busy={busy} onClick={() => input.current?.click()}>
          {words.choose}
        </Button>
        <input
          ref={input}
          type="file"
          aria-label={words.choose}
          accept="image/png,image/jpeg,image/webp,image/gif,image/avif"
          className="sr-only"
          tabIndex={-1}
          onChange={handleFile}
        />
        {me.photoURL && (
          <Button variant="ghost" disabled={busy} onClick={() => void remove()}>
            {words.remove}
          </Button>
        )}
      </div>
      {failure && <Banner kind="danger">{failure}</Banner>}
    </ProfileSection>
  );
}
