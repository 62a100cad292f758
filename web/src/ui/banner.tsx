import { CircleAlert, CircleCheck, Info, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "./class-names";

const kinds = {
  info: { look: "border-info bg-info-soft", ink: "text-info", Icon: Info },
  success: { look: "border-success bg-success-soft", ink: "text-success", Icon: CircleCheck },
  warning: { look: "border-warning bg-warning-soft", ink: "text-warning", Icon: TriangleAlert },
  danger: { look: "border-danger bg-danger-soft", ink: "text-danger", Icon: CircleAlert },
};

/** A message in the page. Failures are spoken at once, others when the reader pauses. */
export function Banner({
  kind = "info",
  action,
  children,
}: {
  kind?: keyof typeof kinds;
  action?: ReactNode;
  children: ReactNode;
}) {
  const { look, ink, Icon } = kinds[kind];
  return (
    <div
      role={kind === "danger" ? "alert" : "status"}
      className={classNames(
        "flex flex-wrap items-center gap-3 rounded-control border px-3 py-2 text-ui text-text",
        look,
      )}
    >
      <Icon className={classNames("size-4 shrink-0", ink)} aria-hidden="true" />
      <div className="min-w-0 flex-1 basis-48 break-words">{children}</div>
      {action}
    </div>
  );
}
