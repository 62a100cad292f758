import { number } from "./numbers";

/** Words of the plans; names, prices and limits are the specification's to the letter. */
export const enPlans = {
  title: "Plans",
  intro: "Choose what fits your team. Limits are shown and not enforced.",
  subscribe: "Subscribe",
  contactSales: "Contact Sales",
  current: "Current plan",
  noBilling:
    "This server has no billing, so nothing can be bought here. Ask whoever runs it about plans.",
  noSales: "This server names no sales contact. Ask whoever runs it.",
  usage: {
    title: "Your usage",
    of: (plan: string) => `Held against the limits of the plan ${plan}.`,
    organizations: "Organizations you own",
    projects: "Projects in them",
    members: "People in them",
    limited: (used: number, limit: number) => `${number(used)} of ${number(limit)}`,
    unlimited: (used: number) => `${number(used)}, unlimited`,
    over: "More than the plan includes",
  },
  free: {
    name: "Free",
    price: "£0/mo",
    lines: ["1 organization", "3 projects", "3 Kanban boards", "5 team members"],
  },
  basic: {
    name: "Basic",
    price: "£4.99/mo",
    lines: ["Custom project colours", "5 organizations", "10 projects", "10 boards", "15 members"],
  },
  pro: {
    name: "Pro",
    price: "£9.99/mo",
    lines: [
      "Everything in Basic",
      "API access",
      "Unlimited organizations, projects, boards and members",
      "Advanced role controls",
      "Priority support",
    ],
  },
  enterprise: {
    name: "Enterprise",
    price: "Contact sales",
    lines: ["Dedicated support", "Daily backups", "Custom integrations"],
  },
};
