import { enLanding } from "../texts/en-landing";
import { StatusMark } from "./status-mark";

/** The categories with the statuses that every project starts with. */
export function WorkflowTable() {
  return (
    <dl className="text-ui">
      {enLanding.platform.workflows.categories.map((category) => (
        <div key={category.kind} className="flex min-h-9 items-center border-t border-border">
          <dt className="w-24 shrink-0 text-text-2">{category.name}</dt>
          {category.statuses.map((status) => (
            <dd key={status} className="flex w-32 items-center gap-2">
              <StatusMark kind={category.kind} />
              {status}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
