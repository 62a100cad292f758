import { useId } from "react";
import type { Organization, Project, View } from "../store/organization";
import { ViewLink } from "./view-link";
import { ViewMenu } from "./view-menu";
import { mayChangeView } from "./view-rules";

/** What all lines of the side bar need. */
interface LinesContext {
  organization: Organization;
  project: Project | undefined;
  /** The id of the view that is open. */
  current: string | undefined;
  onFollow: () => void;
  onRename: (view: View) => void;
  onRemove: (view: View) => void;
  /** A view's line is gone, or stands elsewhere: the focus goes after it. */
  onMoved: (view: View) => void;
}

/** Views below a word that says which. */
export function ViewLines({
  title,
  views,
  marksOwn = false,
  context,
}: {
  title: string;
  views: readonly View[];
  /** Shared ones and one's own stand together. */
  marksOwn?: boolean;
  context: LinesContext;
}) {
  const id = useId();
  const { organization, project, current, onFollow, onRename, onRemove, onMoved } = context;
  if (views.length === 0) return null;
  return (
    <>
      <p id={id} className="truncate px-2 pt-3 pb-1 text-small font-medium text-text-3">
        {title}
      </p>
      <ul aria-labelledby={id} className="flex flex-col">
        {views.map((view) => (
          <li key={view.id} className="group flex items-center">
            <ViewLink
              view={view}
              project={project}
              isCurrent={view.id === current}
              isMarkedOwn={marksOwn && !view.isShared}
              onFollow={onFollow}
            />
            <span className="w-7 shrink-0">
              {mayChangeView(view, organization) && (
                <ViewMenu
                  view={view}
                  organization={organization}
                  onRename={() => onRename(view)}
                  onRemove={() => onRemove(view)}
                  onMoved={() => onMoved(view)}
                />
              )}
            </span>
          </li>
        ))}
      </ul>
    </>
  );
}
