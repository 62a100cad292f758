import { useRouter } from "@tanstack/react-router";
import { useEffect, useState } from "react";
import type { Problem } from "../api/problem";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { AuthFrame } from "./auth-frame";
import { logOut } from "./session";

type Router = ReturnType<typeof useRouter>;

async function leave(router: Router, onProblem: (problem: Problem) => void): Promise<void> {
  const answer = await logOut();
  if (answer.ok) router.history.replace("/auth");
  else onProblem(answer.problem);
}

/** Signs out, then goes to /auth. */
export function LogOutPage() {
  const router = useRouter();
  const [problem, setProblem] = useState<Problem>();

  useEffect(() => {
    void leave(router, setProblem);
  }, [router]);

  function handleAgain() {
    setProblem(undefined);
    void leave(router, setProblem);
  }
  if (!problem) {
    return (
      <AuthFrame title={enIdentity.logOut.busy}>
        <output>{enIdentity.logOut.busy}</output>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame title={enIdentity.logOut.failed}>
      <Banner kind="danger">{problem.detail}</Banner>
      <Button variant="primary" size="large" onClick={handleAgain}>
        {enIdentity.logOut.again}
      </Button>
    </AuthFrame>
  );
}
