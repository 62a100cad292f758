import type { Organization } from "../store/organization";
import { texts } from "../texts/en";
import { TextArea } from "../ui/text-area";
import { TextField } from "../ui/text-field";
import { JoinCodeSetting } from "./join-code-setting";

const words = texts.organization.settings;

export function SettingsTab({ organization }: { organization: Organization }) {
  const { orgName, orgDesc } = organization;
  return (
    <div className="flex max-w-xl flex-col gap-4">
      <TextField label={words.name} value={orgName} readOnly />
      <TextArea label={words.description} value={orgDesc} rows={3} readOnly />
      <JoinCodeSetting organization={organization} />
    </div>
  );
}
