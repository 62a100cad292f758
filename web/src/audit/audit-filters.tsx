import type { AuditKind } from "../api/types";
import { usePeopleNames } from "../members/people";
import { enAudit } from "../texts/en-audit";
import { SelectField } from "../ui/select-field";
import type { AuditFilter } from "./load-audit";

const words = enAudit.filter;
const dayMs = 24 * 3600 * 1000;
const spans = { any: 0, day: 1, week: 7, month: 30, quarter: 90 };
type Span = keyof typeof spans;
const all = "";
const kinds: Readonly<Record<AuditKind, string>> = enAudit.kinds;

/** Which events, whose, and since when. */
export function AuditFilters({
  orgID,
  filter,
  onChange,
}: {
  orgID: string;
  filter: AuditFilter;
  onChange: (filter: AuditFilter) => void;
}) {
  const people = usePeopleNames(orgID, []);
  const { kind = all, person = all } = filter;

  function changeTime(span: Span) {
    const { since: _before, ...rest } = filter;
    const since = new Date(Date.now() - spans[span] * dayMs).toISOString();
    onChange(span === "any" ? rest : { ...rest, since });
  }
  function changeKind(chosen: AuditKind | typeof all) {
    const { kind: _before, ...rest } = filter;
    onChange(chosen === all ? rest : { ...rest, kind: chosen });
  }
  function changePerson(chosen: string) {
    const { person: _before, ...rest } = filter;
    onChange(chosen === all ? rest : { ...rest, person: chosen });
  }
  return (
    <>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={words.kind}
          value={kind}
          onChange={changeKind}
          options={[
            { value: all, label: words.everyKind },
            ...(Object.keys(kinds) as AuditKind[]).map((value) => ({
              value,
              label: kinds[value],
            })),
          ]}
        />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={words.person}
          value={person}
          onChange={changePerson}
          options={[
            { value: all, label: words.everybody },
            ...people.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </div>
      <div className="min-w-0 flex-1 basis-44">
        <SelectField
          label={words.time}
          value={spanOf(filter)}
          onChange={changeTime}
          options={(Object.keys(spans) as Span[]).map((value) => ({
            value,
            label: words.times[value],
          }))}
        />
      </div>
    </>
  );
}

/** The span that the filter's time was made from. */
function spanOf({ since }: AuditFilter): Span {
  if (since === undefined) return "any";
  const days = Math.round((Date.now() - Date.parse(since)) / dayMs);
  return (Object.keys(spans) as Span[]).find((span) => spans[span] === days) ?? "any";
}
