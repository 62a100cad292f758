import type { WireAccessToken } from "../../api/types";
import { useOrganizations } from "../../store/hooks";
import { mediumDate, timeAgo } from "../../texts/dates";
import { enTokens } from "../../texts/en-tokens";
import { useNow } from "../../texts/use-now";
import { Badge } from "../../ui/badge";
import { Banner } from "../../ui/banner";
import { Button } from "../../ui/button";
import { EmptyState } from "../../ui/empty-state";
import { Skeleton } from "../../ui/skeleton";
import type { TokenList as Answer } from "./use-tokens";

const words = enTokens;

export function TokenList({
  answer,
  busy,
  onRevoke,
  onRetry,
}: {
  answer: Answer | undefined;
  busy: boolean;
  onRevoke: (token: WireAccessToken) => void;
  onRetry: () => void;
}) {
  if (!answer) return <Skeleton label={words.loading} count={3} className="h-16" />;
  if (!answer.ok) {
    return (
      <Banner kind="danger" action={<Button onClick={onRetry}>{words.retry}</Button>}>
        {answer.problem.detail}
      </Banner>
    );
  }
  if (answer.value.items.length === 0) return <EmptyState text={words.empty} />;
  return (
    <ul className="flex flex-col divide-y divide-border rounded-card border border-border bg-surface">
      {answer.value.items.map((token) => (
        <TokenRow key={token.id} token={token} busy={busy} onRevoke={() => onRevoke(token)} />
      ))}
    </ul>
  );
}

function TokenRow({
  token,
  busy,
  onRevoke,
}: {
  token: WireAccessToken;
  busy: boolean;
  onRevoke: () => void;
}) {
  const now = useNow();
  const organizations = useOrganizations();
  const ends = new Date(token.expiresAt);
  const isOver = ends <= now;
  const bound = organizations.find(({ id }) => id === token.orgID)?.orgName ?? words.elsewhere;
  const used = token.lastUsedAt
    ? words.used(timeAgo(new Date(token.lastUsedAt), now))
    : words.neverUsed;
  const day = mediumDate(ends);
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="flex min-w-0 flex-1 basis-60 flex-col gap-1">
        <p className="flex flex-wrap items-center gap-2 text-read font-medium">
          <span className="min-w-0 break-words">{token.name}</span>
          <Badge kind={token.scope === "write" ? "accent" : "neutral"}>
            {words.scopes[token.scope]}
          </Badge>
          {isOver && <Badge kind="warning">{words.expired}</Badge>}
        </p>
        <p className="text-small break-words text-text-2">
          {token.orgID === undefined ? words.everywhere : bound}
        </p>
        <p className="text-small text-text-2">
          {isOver ? words.expiredOn(day) : words.expires(day)},{" "}
          {words.made(mediumDate(new Date(token.createdAt)))}, {used}
        </p>
      </div>
      <Button
        size="small"
        disabled={busy}
        aria-label={words.revokeOf(token.name)}
        onClick={onRevoke}
      >
        {words.revoke}
      </Button>
    </li>
  );
}
