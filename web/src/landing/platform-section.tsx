import { enLanding } from "../texts/en-landing";
import { ContractPanel } from "./contract-panel";
import { LivePicture } from "./live-picture";
import { Panel } from "./panel";
import { RoleTable } from "./role-table";
import { Section } from "./section";
import { StatusMark } from "./status-mark";

const words = enLanding.platform;

/** What the product does, each with a small picture of it. */
export function PlatformSection() {
  return (
    <Section id="platform" label={words.label} title={words.title} sentence={words.sentence}>
      <div className="grid gap-4 wide:grid-cols-6">
        <Panel {...words.live} className="wide:col-span-4">
          <LivePicture />
        </Panel>
        <Panel {...words.reports} className="wide:col-span-2">
          <dl className="divide-y divide-border rounded-card border border-border">
            {words.reports.figures.map((figure) => (
              <div key={figure.label} className="flex items-baseline justify-between px-4 py-2.5">
                <dt className="text-ui text-text-2">{figure.label}</dt>
                <dd className="text-title font-semibold">{figure.value}</dd>
              </div>
            ))}
          </dl>
        </Panel>
        <Panel {...words.workflows} className="wide:col-span-3">
          <ol className="flex flex-wrap gap-2">
            {words.workflows.steps.map((step) => (
              <li
                key={step.name}
                className="flex h-8 items-center gap-2 rounded-control border border-border bg-bg px-2.5 text-ui"
              >
                <StatusMark kind={step.kind} />
                {step.name}
              </li>
            ))}
          </ol>
        </Panel>
        <Panel {...words.roles} className="wide:col-span-3">
          <RoleTable />
        </Panel>
        <ContractPanel />
      </div>
    </Section>
  );
}
