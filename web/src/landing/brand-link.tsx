import { Link } from "../routing/link";
import { enLanding } from "../texts/en-landing";
import { BrandMark } from "../ui/brand-mark";

export function BrandLink() {
  return (
    <Link to="/" className="inline-flex items-center gap-2 rounded-control text-lead font-semibold">
      <BrandMark />
      {enLanding.brand}
    </Link>
  );
}
