import {
  type ComponentType,
  createElement,
  memo,
  type ReactNode,
  startTransition,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { PageBoundary } from "./page-boundary";
import { scrollOnceLong } from "./scroll-once-long";
import { noteDrawn, onShown, type Place, PlaceContext, shownPlace, usePlace } from "./shown";

type Kind = "none" | "missing" | "bare" | "framed";

function kindOf(place: Place | undefined): Kind {
  if (place === undefined) return "none";
  if (place.page === undefined) return "missing";
  return place.page.isBare ? "bare" : "framed";
}

interface Parts {
  Frame: ComponentType<{ children: ReactNode }>;
  /** Where the address names no page. */
  missing: ReactNode;
  /** In place of a page whose code did not come. */
  unfetched: ReactNode;
  /** In place of a page that failed. */
  failed: ReactNode;
}

/** The page of the address: bare, or within the frame, which stays as pages come and go. */
export function AddressedPage(parts: Parts) {
  const [place, setPlace] = useState(shownPlace);
  useEffect(() => {
    let before: Place | undefined;
    const follow = () => {
      const now = shownPlace();
      // The next key may be pressed at once: it is for what this one changed of the page.
      if (now?.page === before?.page) setPlace(now);
      // What another page does once it is there waits until it is painted.
      else startTransition(() => setPlace(now));
      before = now;
    };
    follow();
    return onShown(follow);
  }, []);
  useLayoutEffect(() => noteDrawn(place), [place]);
  return (
    <PlaceContext value={place}>
      <PageOfKind kind={kindOf(place)} {...parts} />
    </PlaceContext>
  );
}

/** Drawn again where it is a page of another kind. */
const PageOfKind = memo(function PageOfKind({
  kind,
  Frame,
  missing,
  unfetched,
  failed,
}: Parts & { kind: Kind }) {
  if (kind === "none") return null;
  if (kind === "missing") return missing;
  const page = (
    <PageBoundary fallback={failed}>
      <ShownPage unfetched={unfetched} />
    </PageBoundary>
  );
  if (kind === "bare") return page;
  return (
    <PageBoundary fallback={failed}>
      <Frame>{page}</Frame>
    </PageBoundary>
  );
});

function ShownPage({ unfetched }: Pick<Parts, "unfetched">) {
  const place = usePlace((now) => now);
  useScrolled(place);
  if (place?.isUnfetched) return unfetched;
  return place?.page?.component ? createElement(place.page.component) : null;
}

/** Scrolls the page to where that place is, as its kept position or the name behind its `#` says. */
function useScrolled(place: Place | undefined): void {
  const stop = useRef(() => {});
  useLayoutEffect(() => {
    if (place?.top !== undefined) {
      stop.current();
      stop.current = scrollOnceLong(place.top);
    }
    const named = place?.hash ? document.getElementById(place.hash) : null;
    if (named === null) return;
    stop.current();
    named.scrollIntoView();
  }, [place]);
  useLayoutEffect(() => () => stop.current(), []);
}
