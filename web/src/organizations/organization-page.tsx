import { MembersTab } from "../members/members-tab";
import { ProjectsTab } from "../projects/projects-tab";
import { Link } from "../routing/link";
import type { Organization } from "../store/organization";
import { longDate } from "../texts/dates";
import { texts } from "../texts/en";
import { enLists } from "../texts/en-lists";
import { usePageTitle } from "../texts/use-page-title";
import { Tabs } from "../ui/tabs";
import { SettingsTab } from "./settings-tab";
import { VisibilityBadge } from "./visibility-badge";

const words = texts.organization;

export type OrganizationTab = "projects" | "members" | "settings";

export function OrganizationPage({
  organization,
  tab,
  onTab,
}: {
  organization: Organization;
  tab: OrganizationTab;
  onTab: (tab: OrganizationTab) => void;
}) {
  usePageTitle(organization.orgName);
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-4 p-6 max-narrow:p-4">
      <OrganizationHeading organization={organization} />
      <Tabs
        value={tab}
        onChange={onTab}
        tabs={[
          {
            value: "projects",
            label: words.tabs.projects,
            panel: <ProjectsTab organization={organization} />,
          },
          {
            value: "members",
            label: words.tabs.members,
            panel: <MembersTab organization={organization} />,
          },
          {
            value: "settings",
            label: words.tabs.settings,
            panel: <SettingsTab organization={organization} />,
          },
        ]}
      />
    </div>
  );
}

function OrganizationHeading({ organization }: { organization: Organization }) {
  const { orgName, createdDate } = organization;
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-3">
        <h1 className="min-w-0 text-head font-semibold break-words">{orgName}</h1>
        <VisibilityBadge organization={organization} />
        <Link
          to="/organizationDisplay/:orgID/bugs"
          params={{ orgID: organization.id }}
          className="ml-auto text-ui text-accent-text hover:underline"
        >
          {enLists.allBugs}
        </Link>
      </div>
      <p className="text-ui text-text-2">{words.created(longDate(new Date(createdDate)))}</p>
    </div>
  );
}
