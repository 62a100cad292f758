import { Link } from "@tanstack/react-router";
import { enLanding } from "../texts/en-landing";

export function BrandLink() {
  return (
    <Link to="/" className="inline-flex items-center gap-2 rounded-control text-lead font-semibold">
      <img src="/favicon.svg" alt="" width="28" height="28" className="size-7" />
      {enLanding.brand}
    </Link>
  );
}
