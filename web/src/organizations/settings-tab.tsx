import { LabelsSetting } from "../labels/labels-setting";
import type { Organization } from "../store/organization";
import { ApiKeySetting } from "./api-key-setting";
import { DeleteSetting } from "./delete-setting";
import { JoinCodeSetting } from "./join-code-setting";
import { MemberRightsSetting } from "./member-rights-setting";
import { isOwner, mayManageKeys } from "./rights";
import { TextSetting } from "./text-setting";
import { VisibilitySetting } from "./visibility-setting";

/** Everybody sees it; each part shows what the person may do with it. */
export function SettingsTab({ organization }: { organization: Organization }) {
  return (
    <div className="flex max-w-xl flex-col gap-6">
      <TextSetting organization={organization} field="orgName" />
      <TextSetting organization={organization} field="orgDesc" />
      <VisibilitySetting organization={organization} />
      <LabelsSetting organization={organization} />
      {organization.memberRole !== undefined && <ApiKeySetting organization={organization} />}
      <JoinCodeSetting organization={organization} mayRenew={mayManageKeys(organization)} />
      {isOwner(organization) && <MemberRightsSetting organization={organization} />}
      {isOwner(organization) && <DeleteSetting organization={organization} />}
    </div>
  );
}
