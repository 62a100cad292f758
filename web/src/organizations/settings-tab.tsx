import { AuditSetting } from "../audit/audit-setting";
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
    <div className="flex flex-col gap-6 *:w-full *:max-w-xl">
      <TextSetting organization={organization} field="orgName" />
      <TextSetting organization={organization} field="orgDesc" />
      <VisibilitySetting organization={organization} />
      <LabelsSetting organization={organization} />
      {organization.memberRole !== undefined && <ApiKeySetting organization={organization} />}
      <JoinCodeSetting organization={organization} mayRenew={mayManageKeys(organization)} />
      {isOwner(organization) && <MemberRightsSetting organization={organization} />}
      {isOwner(organization) && (
        <div className="max-w-5xl!">
          <AuditSetting orgID={organization.id} />
        </div>
      )}
      {isOwner(organization) && <DeleteSetting organization={organization} />}
    </div>
  );
}
