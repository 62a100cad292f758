import { expect, test } from "vitest";
import { type Plan, plans } from "./plans";

const written = ({ name, price, lines }: Plan) => `${name} ${price}: ${lines.join(", ")}`;

test("the four plans say what the specification says", () => {
  expect(plans.map(written)).toEqual([
    "Free £0/mo: 1 organization, 3 projects, 3 Kanban boards, 5 team members",
    "Basic £4.99/mo: Custom project colours, 5 organizations, 10 projects, 10 boards, 15 members",
    "Pro £9.99/mo: Everything in Basic, API access, Unlimited organizations, projects, boards and members, Advanced role controls, Priority support",
    "Enterprise Contact sales: Dedicated support, Daily backups, Custom integrations",
  ]);
});
