/** Words of the plans; names, prices and limits are the specification's to the letter. */
export const enPlans = {
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
