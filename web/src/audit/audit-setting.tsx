import { createElement, useState } from "react";
import { enSettings } from "../texts/en-settings";
import { Button } from "../ui/button";
import { LazyPart, useLazyPart } from "../ui/lazy-part";
import { SettingSection } from "../ui/setting-section";
import { Skeleton } from "../ui/skeleton";

const words = enSettings.audit;
const auditLog = new LazyPart(async () => (await import("./audit-log")).AuditLog);

/** The Owner's way to what happened in the organization; its entries are fetched when they are wanted. */
export function AuditSetting({ orgID }: { orgID: string }) {
  const [isWanted, setWanted] = useState(false);
  const Part = useLazyPart(auditLog, isWanted);
  return (
    <SettingSection
      title={words.title}
      hint={words.hint}
      action={
        <Button aria-expanded={isWanted} onClick={() => setWanted(!isWanted)}>
          {isWanted ? words.hide : words.show}
        </Button>
      }
    >
      {isWanted && Part === undefined && <Skeleton label={words.loading} count={6} />}
      {isWanted && Part !== undefined && createElement(Part, { orgID })}
    </SettingSection>
  );
}
