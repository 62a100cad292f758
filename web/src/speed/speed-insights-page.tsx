import { useCallback, useEffect, useState } from "react";
import type { Outcome } from "../api/client";
import { texts } from "../texts/en";
import { enSpeed } from "../texts/en-speed";
import { usePageTitle } from "../texts/use-page-title";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { EmptyState } from "../ui/empty-state";
import { SelectField } from "../ui/select-field";
import { Skeleton } from "../ui/skeleton";
import { loadVitals } from "./load-vitals";
import { RouteTable } from "./route-table";
import { VitalChart } from "./vital-chart";
import { VitalTile } from "./vital-tile";
import { figuresOf, type Vital, type VitalsSummary, vitals } from "./vitals";

/** What the address of the page says is shown. */
export interface SpeedView {
  days: 7 | 28;
  page: string | undefined;
  vital: Vital;
}

const spans = [7, 28] as const;
const allPages = "";

/** How fast the pages of this server are, as the browsers of its people measured them. */
export function SpeedInsightsPage({
  view,
  onView,
}: {
  view: SpeedView;
  onView: (view: SpeedView) => void;
}) {
  usePageTitle(enSpeed.title);
  const [answer, setAnswer] = useState<Outcome<VitalsSummary>>();
  const load = useCallback(() => void loadVitals(view.days).then(setAnswer), [view.days]);
  useEffect(load, [load]);
  return (
    <div className="mx-auto flex w-full max-w-6xl flex-col gap-6 p-6 max-narrow:p-4">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-xl">
          <h1 className="text-head font-semibold">{enSpeed.title}</h1>
          <p className="text-read text-text-2">{enSpeed.subtitle}</p>
        </div>
        <Controls view={view} onView={onView} summary={answer?.ok ? answer.value : undefined} />
      </div>
      <Content answer={answer} view={view} onView={onView} onReload={load} />
    </div>
  );
}

function Controls({
  view,
  onView,
  summary,
}: {
  view: SpeedView;
  onView: (view: SpeedView) => void;
  summary: VitalsSummary | undefined;
}) {
  const routes = new Set(summary?.routes.map(({ route }) => route));
  if (view.page !== undefined) routes.add(view.page);
  const pages = [...routes].map((route) => ({ value: route, label: route }));
  return (
    <fieldset className="print-hidden flex flex-wrap items-end gap-3">
      <legend className="sr-only">{enSpeed.controls}</legend>
      <SelectField
        label={enSpeed.period}
        value={`${view.days}`}
        onChange={(chosen) => onView({ ...view, days: chosen === "28" ? 28 : 7 })}
        options={spans.map((days) => ({ value: `${days}`, label: enSpeed.days(days) }))}
      />
      <div className="w-64">
        <SelectField
          label={enSpeed.page}
          value={view.page ?? allPages}
          onChange={(chosen) => onView({ ...view, page: chosen === allPages ? undefined : chosen })}
          options={[{ value: allPages, label: enSpeed.allPages }, ...pages]}
        />
      </div>
    </fieldset>
  );
}

function Content({
  answer,
  view,
  onView,
  onReload,
}: {
  answer: Outcome<VitalsSummary> | undefined;
  view: SpeedView;
  onView: (view: SpeedView) => void;
  onReload: () => void;
}) {
  const tiles = "grid grid-cols-[repeat(auto-fit,minmax(11rem,1fr))] gap-3";
  if (!answer) {
    return <Skeleton label={enSpeed.loading} count={5} className="h-38" listClassName={tiles} />;
  }
  if (!answer.ok) {
    return (
      <Banner kind="danger" action={<Button onClick={onReload}>{texts.tryAgain}</Button>}>
        {answer.problem.detail}
      </Banner>
    );
  }
  const summary = answer.value;
  if (summary.all.length === 0) {
    return (
      <EmptyState
        text={enSpeed.empty}
        action={<Button onClick={onReload}>{enSpeed.reload}</Button>}
      />
    );
  }
  const shown = figuresOf(summary, view.page);
  const find = (vital: Vital) => shown.find(({ metric }) => metric === vital);
  return (
    <>
      <div className={tiles}>
        {vitals.map((vital) => (
          <VitalTile
            key={vital}
            vital={vital}
            figures={find(vital)}
            isShown={vital === view.vital}
            onShow={() => onView({ ...view, vital })}
          />
        ))}
      </div>
      <VitalChart vital={view.vital} figures={find(view.vital)} span={summary} />
      <RouteTable routes={summary.routes} />
    </>
  );
}
