import { useEffect, useState } from "react";
import { useMe } from "../identity/session";
import { useCell } from "../store/use-cell";
import { connectionPhase } from "../sync/connection";
import { texts } from "../texts/en";

/** A short loss is nobody's business; only a longer one is told. */
const patienceMs = 3000;

/** Says that what is shown may be old. */
export function ConnectionNote() {
  const { state } = useMe();
  const phase = useCell(connectionPhase);
  const isLost = state === "in" && phase !== "open";
  return isLost ? <LateNote /> : null;
}

function LateNote() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), patienceMs);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <p role="status" className="bg-warning-soft px-4 py-1 text-small text-warning">
      {texts.header.offline}
    </p>
  );
}
