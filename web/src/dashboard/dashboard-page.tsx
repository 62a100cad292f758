import { Sparkles } from "lucide-react";
import { useMe } from "../identity/session";
import { NotNarrow } from "../organizations/not-narrow";
import { useIsNarrow } from "../organizations/use-is-narrow";
import { Link } from "../routing/link";
import { enDashboard as words } from "../texts/en-dashboard";
import { usePageTitle } from "../texts/use-page-title";
import { CountCards } from "./count-cards";
import { DashboardGate } from "./dashboard-gate";
import { NewestAssigned } from "./newest-assigned";
import { OwnOrganizations } from "./own-organizations";

/** The first page after signing in: how many bugs concern the person, and the way to them. */
export function DashboardPage() {
  usePageTitle(words.title);
  return (
    <DashboardGate>
      <Dashboard />
    </DashboardGate>
  );
}

function Dashboard() {
  const isNarrow = useIsNarrow();
  if (isNarrow) return <NotNarrow title={words.title} />;
  return (
    <div className="mx-auto flex max-w-6xl flex-col gap-6 p-6">
      <h1 className="text-head font-semibold">{words.title}</h1>
      <FreeTier />
      <CountCards />
      <div className="grid items-start gap-6 wide:grid-cols-[2fr_1fr]">
        <NewestAssigned />
        <OwnOrganizations />
      </div>
    </div>
  );
}

function FreeTier() {
  const { me } = useMe();
  if (me?.membershipType !== "free") return null;
  return (
    <Link
      to="/subscribe"
      className="press flex items-center gap-3 rounded-card border border-accent bg-accent-soft px-4 py-3 text-read font-medium text-accent-text hover:underline"
    >
      <Sparkles className="size-4 shrink-0" aria-hidden="true" />
      {words.freeTier}
    </Link>
  );
}
