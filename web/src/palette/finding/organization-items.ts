import { colorOf } from "../../projects/project-rules";
import { quote } from "../../query/print";
import { addressOf } from "../../routing/address";
import type { Organization, Project, View } from "../../store/organization";
import { replicaOf } from "../../store/replica";
import { enPalette as words } from "../../texts/en-palette";
import { targetOf } from "../../views/address/view-target";
import type { Item } from "./item";

const { pages } = words;

const rootOf = ({ id }: Organization) => `/organizationDisplay/${id}`;

/** What an organization has: its pages, views, projects and people. */
export function organizationItems(organization: Organization): Item[] {
  const { projects, views, ownViews } = replicaOf(organization.id);
  return [
    ...ownPages(organization),
    ...[...views.all(), ...ownViews.all()].map((view) => viewItem(organization, view)),
    ...projects.all().flatMap((project) => projectItems(organization, project)),
    ...peopleItems(organization),
  ];
}

function ownPages(organization: Organization): Item[] {
  const root = rootOf(organization);
  const name = organization.orgName;
  const parts = [
    [pages.allBugs, `${root}/bugs`],
    [pages.board, `${root}/bugs?layout=board`],
    [pages.members, `${root}?tab=members`],
    [pages.settings, `${root}?tab=settings`],
  ] as const;
  return [
    { id: root, group: "pages", title: name, detail: pages.organizations, act: { go: root } },
    ...parts.map(([title, go]) => ({
      id: go,
      group: "pages" as const,
      title,
      detail: name,
      act: { go },
    })),
  ];
}

function viewItem(organization: Organization, view: View): Item {
  const { projects } = replicaOf(organization.id);
  const go = addressOf(targetOf(view, projects.get(view.projectID ?? "")));
  const { orgName } = organization;
  return { id: go, group: "pages", title: pages.view(view.name), detail: orgName, act: { go } };
}

function projectItems(organization: Organization, project: Project): Item[] {
  const root = `${rootOf(organization)}/projects/${project.key}`;
  const part = (title: string, tab: string): Item => ({
    id: `${root}?tab=${tab}`,
    group: "pages",
    title,
    detail: `${project.name} · ${organization.orgName}`,
    act: { go: `${root}?tab=${tab}` },
  });
  return [
    {
      id: root,
      group: "projects",
      title: project.name,
      detail: `${project.key} · ${organization.orgName}`,
      color: colorOf(project),
      act: { go: root },
    },
    part(pages.board, "board"),
    part(pages.settings, "settings"),
  ];
}

function peopleItems(organization: Organization): Item[] {
  const { members } = replicaOf(organization.id);
  return members.all().flatMap(({ memberID, memberName, profilePicture }) => {
    if (memberName === undefined) return [];
    // A username is a word behind @; whatever else a name may be stands in quotes.
    const named = /^[\p{L}\p{N}_.-]+$/u.test(memberName) ? `@${memberName}` : quote(memberName);
    const search = new URLSearchParams({ q: `assignee:${named} is:open` });
    const item: Item = {
      id: `person ${organization.id} ${memberID}`,
      group: "people",
      title: memberName,
      detail: organization.orgName,
      picture: profilePicture ?? "",
      act: { go: `${rootOf(organization)}/bugs?${search}` },
    };
    return [item];
  });
}
