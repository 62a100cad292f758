import type { paths } from "../api/schema";
import { enIdentity } from "../texts/en-identity";
import { Badge } from "../ui/badge";
import { Button } from "../ui/button";
import { deviceName } from "./device-name";

export type WireSession =
  paths["/api/v1/me/sessions"]["get"]["responses"][200]["content"]["application/json"]["items"][number];

const timeFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short" });
const words = enIdentity.sessions;

/** One session: where, since when, last seen when. */
export function SessionRow({
  session,
  busy,
  onEnd,
}: {
  session: WireSession;
  busy: boolean;
  onEnd: () => void;
}) {
  const device = deviceName(session.userAgent);
  const lastSeen = timeFormat.format(new Date(session.lastSeenAt));
  const created = timeFormat.format(new Date(session.createdAt));
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex items-center gap-2 text-read font-medium">
          <span className="truncate">{device}</span>
          {session.isCurrent && <Badge kind="accent">{words.current}</Badge>}
        </p>
        <p className="text-small text-text-2">
          {words.lastSeen(lastSeen)}, {words.started(created)}
        </p>
      </div>
      {!session.isCurrent && (
        <Button size="small" disabled={busy} aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}
