import { useState } from "react";
import { enIdentity } from "../texts/en-identity";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";

/** Stands in both forms. This server signs nobody in through Google, and says so. */
export function GoogleButton() {
  const [asked, setAsked] = useState(false);
  return (
    <div className="flex flex-col gap-3">
      <Button size="large" onClick={() => setAsked(true)}>
        {enIdentity.google.button}
      </Button>
      {asked && <Banner kind="danger">{enIdentity.google.notSetUp}</Banner>}
    </div>
  );
}
