import { enLanding } from "../texts/en-landing";
import { ContractPanel } from "./contract-panel";
import { LivePicture } from "./live-picture";
import { Panel } from "./panel";
import { RoleTable } from "./role-table";
import { Section } from "./section";
import { WorkflowTable } from "./workflow-table";

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
          <WorkflowTable />
        </Panel>
        <Panel {...words.roles} className="wide:col-span-3">
          <RoleTable />
        </Panel>
        <ContractPanel />
      </div>
    </Section>
  );
}
