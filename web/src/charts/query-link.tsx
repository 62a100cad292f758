import type { ReactNode } from "react";
import type { Question } from "../lists/asking/list-api";
import { narrowed } from "../query/edit";
import { Link } from "../routing/link";
import { useProject } from "../store/hooks";

/** Leads to the list of those bugs of a question that meet some terms too. */
export function QueryLink({
  question: { orgID, projectID, q },
  terms,
  charts,
  className,
  isForPointer = false,
  children,
}: {
  question: Question;
  terms: readonly string[];
  /** Whether charts are shown there, too. */
  charts?: "shown";
  className?: string;
  /** One more way to where another link leads: the keyboard and screen readers pass it by. */
  isForPointer?: boolean;
  children?: ReactNode;
}) {
  const project = useProject(orgID, projectID ?? "");
  const look = {
    search: { q: narrowed(q, ...terms), charts },
    className,
    ...(isForPointer && { tabIndex: -1, "aria-hidden": true }),
  };
  return projectID === undefined ? (
    <Link to="/organizationDisplay/:orgID/bugs" params={{ orgID }} {...look}>
      {children}
    </Link>
  ) : (
    <Link
      to="/organizationDisplay/:orgID/projects/:key"
      params={{ orgID, key: project?.key ?? "" }}
      {...look}
    >
      {children}
    </Link>
  );
}
