import { useEffect, useState } from "react";
import { useMe } from "../identity/session";
import { fetchAgain } from "../routing/shown";
import { useCell } from "../store/use-cell";
import { connectionPhase } from "../sync/connection";
import { texts } from "../texts/en";
import { enChangeQueue } from "../texts/en-change-queue";
import { usePageTitle } from "../texts/use-page-title";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { PageError } from "./page-error";

/** Stands in for a page whose code did not come: where only the network is missing, until it is back. */
export function PageUnfetched() {
  const { state } = useMe();
  const isLost = useCell(connectionPhase) !== "open" && state === "in";
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    async function ask() {
      setAsking(true);
      await fetchAgain();
      setAsking(false);
    }
    return connectionPhase.subscribe(() => {
      if (connectionPhase.get() === "open") void ask();
    });
  }, []);
  return isLost || isAsking ? <OfflineNote /> : <PageError />;
}

function OfflineNote() {
  usePageTitle(texts.failures.offlineTitle);
  return (
    <div className="mx-auto max-w-3xl p-6">
      <Banner
        kind="info"
        action={<Button onClick={() => void fetchAgain()}>{texts.tryAgain}</Button>}
      >
        {enChangeQueue.notHere}
      </Banner>
    </div>
  );
}
