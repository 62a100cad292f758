import { Menu } from "lucide-react";
import type { MouseEvent } from "react";
import { enLanding } from "../texts/en-landing";
import { BrandLink } from "./brand-link";
import { EntryLinks } from "./entry-links";

const linkLook =
  "press inline-flex h-8 items-center rounded-control px-1.5 text-ui font-medium whitespace-nowrap wide:px-2.5 text-text-2 hover:bg-hover hover:text-text";

/** Brand, the page's sections, the ways in. Below 650 px the sections fold into a menu of HTML's own. */
export function LandingHeader() {
  return (
    <header className="sticky top-0 z-40 border-b border-border bg-surface/90 backdrop-blur-md">
      <div className="mx-auto flex h-14 max-w-6xl items-center gap-2 px-4 wide:gap-6">
        <BrandLink />
        <nav aria-label={enLanding.navigation} className="flex items-center max-narrow:hidden">
          {enLanding.links.map((link) => (
            <a key={link.href} href={link.href} className={linkLook}>
              {link.label}
            </a>
          ))}
        </nav>
        <span className="flex-1" />
        <EntryLinks look="header" />
        <details className="unfold relative narrow:hidden">
          <summary
            aria-label={enLanding.menu}
            className="press inline-flex size-9 items-center justify-center rounded-control border border-border-strong text-text hover:bg-hover"
          >
            <Menu className="size-4" aria-hidden="true" />
          </summary>
          <nav
            aria-label={enLanding.navigation}
            className="absolute top-11 right-0 flex w-56 flex-col rounded-card border border-border bg-raised p-1 shadow-floating"
          >
            {enLanding.links.map((link) => (
              <a
                key={link.href}
                href={link.href}
                onClick={handleFollow}
                className={`${linkLook} h-11 px-3 text-read`}
              >
                {link.label}
              </a>
            ))}
          </nav>
        </details>
      </div>
    </header>
  );
}

/** A followed link folds the menu again. */
function handleFollow({ currentTarget }: MouseEvent<HTMLElement>) {
  currentTarget.closest("details")?.removeAttribute("open");
}
