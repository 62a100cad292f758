import { Link } from "../routing/link";
import { texts } from "../texts/en";
import { BrandMark } from "../ui/brand-mark";
import { NotFoundNote } from "../ui/not-found-note";

/** For every path without a page; the server answers it with 404. */
export function NotFound() {
  return (
    <>
      <header className="flex h-12 items-center border-b border-border bg-surface px-4">
        <Link to="/" className="inline-flex items-center gap-2 text-lead font-semibold text-text">
          <BrandMark className="size-6" />
          {texts.product}
        </Link>
      </header>
      <main>
        <NotFoundNote />
      </main>
    </>
  );
}
