// The pages that are prerendered: readable without JavaScript and found by search engines. A page
// joins by one line here; it must render without window and document.
import { enPublic } from "../src/texts/en-public.ts";

export interface PublicPage {
  /** The client route, and the address that the server answers with this document. */
  path: string;
  /** Its file below dist/. */
  file: string;
  title: string;
  description: string;
  /** The module that the route loads lazily, fetched along with the program. */
  module: string;
  /** Asked for by people, but nothing for search engines. */
  isUnlisted?: boolean;
}

export const publicPages: readonly PublicPage[] = [
  { path: "/", file: "start.html", module: "src/landing/landing-page.tsx", ...enPublic.start },
  {
    path: "/auth",
    file: "auth.html",
    module: "src/identity/auth-page.tsx",
    ...enPublic.auth,
  },
  {
    path: "/attributions",
    file: "attributions.html",
    module: "src/landing/attributions-page.tsx",
    ...enPublic.attributions,
  },
  {
    path: "/subscribe",
    file: "subscribe.html",
    module: "src/plans/plans-page.tsx",
    ...enPublic.subscribe,
  },
];
