import { type ReactNode, useEffect } from "react";
import { FailureNote } from "../change-queue/failure-note";
import { useMe } from "../identity/session";
import { AccessEnded } from "../members/access-ended";
import { accessEnded } from "../members/lose-organization";
import { useOrganization, useOrganizationState } from "../store/hooks";
import type { Organization } from "../store/organization";
import { shownOrganization } from "../store/replica";
import { texts } from "../texts/en";
import { NotFoundNote } from "../ui/not-found-note";
import { Skeleton } from "../ui/skeleton";
import { followAsOutsider } from "./follow-as-outsider";
import { forgetFailure, loadOrganization } from "./load-organization";
import { PleaseLogIn } from "./please-log-in";

/** Shows a page of an organization once it is here, else why it is not. */
export function OrganizationGate({
  orgID,
  children,
}: {
  orgID: string;
  children: (organization: Organization) => ReactNode;
}) {
  const { state: session } = useMe();
  const organization = useOrganization(orgID);
  const state = useOrganizationState(orgID);
  useEffect(() => forgetFailure(orgID), [orgID]);
  useEffect(() => {
    if (session !== "loading" && state.is === "none") void loadOrganization(orgID);
  }, [orgID, session, state.is]);
  useEffect(() => shownOrganization.set(orgID), [orgID]);
  const isOutsider = organization !== undefined && organization.memberRole === undefined;
  useEffect(() => (isOutsider ? followAsOutsider(orgID) : undefined), [orgID, isOutsider]);

  if (organization !== undefined) return children(organization);
  if (state.is === "none" || state.is === "loading") {
    return (
      <div className="p-4">
        <Skeleton label={texts.organization.loading} count={3} className="h-12" />
      </div>
    );
  }
  const problem = state.is === "failed" ? state.problem : undefined;
  if (problem?.status === 401) return <PleaseLogIn />;
  if (problem?.code === accessEnded) return <AccessEnded sentence={problem.detail} />;
  if (problem === undefined || problem.status === 404 || problem.status === 400) {
    return <NotFoundNote />;
  }
  return (
    <div className="p-4">
      <FailureNote problem={problem} onRetry={() => void loadOrganization(orgID)} />
    </div>
  );
}
