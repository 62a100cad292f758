import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { showToast } from "../toasts/show-toast";
import { Button } from "../ui/button";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";

const words = texts.organization.settings;

async function copy(joinCode: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(joinCode);
    showToast({ kind: "positive", text: words.copied });
  } catch {
    showToast({ kind: "negative", text: words.copyFailed });
  }
}

export function SettingsTab({ organization }: { organization: Organization }) {
  const { orgName, orgDesc, joinCode } = organization;
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <TextField label={words.name} value={orgName} readOnly />
      <TextArea label={words.description} value={orgDesc} rows={3} readOnly />
      {joinCode !== undefined && (
        <TextField
          label={words.joinCode}
          value={joinCode}
          readOnly
          suffix={<Button onClick={() => void copy(joinCode)}>{words.copy}</Button>}
        />
      )}
    </div>
  );
}
