import type { ReactNode } from "react";
import { useMe } from "../identity/session";
import { PleaseLogIn } from "../organizations/please-log-in";
import { enDashboard as words } from "../texts/en-dashboard";

/** Pages about the person themselves: whoever is not signed in learns so. */
export function DashboardGate({ children }: { children: ReactNode }) {
  const { state } = useMe();
  if (state === "out") return <PleaseLogIn text={words.mustLogIn} />;
  return state === "in" ? children : null;
}
