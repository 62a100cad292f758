/** Words of a bug's fields and their values. */
export const enBugFields = {
  restricted: "Restricted",
  restrictedHint:
    "Only its author, its assignees, Owners and people it is shared with see this bug",
  severity: "Severity",
  priority: "Priority",
  due: "Due",
  estimate: "Estimate",
  environment: "Environment",
  severities: {
    unset: "Not judged",
    S1: "S1 Critical",
    S2: "S2 Serious",
    S3: "S3 Normal",
    S4: "S4 Small",
  },
  priorities: { none: "No priority", urgent: "Urgent", high: "High", medium: "Medium", low: "Low" },
  estimateWrong: "Enter a number from 0 to 9999, with two decimals at most.",
  none: "None",
  environmentHint: "One thing a line, as in: os: Debian 12",
  environmentWrong: (line: number) =>
    `Line ${line} is not a name and a value with a colon between them.`,
  environmentTwice: (name: string) => `${name} stands there twice: write both in one line.`,
};
