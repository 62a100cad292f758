import { Link } from "@tanstack/react-router";
import { useMe } from "../identity/session";
import { enLanding } from "../texts/en-landing";
import { usePageTitle } from "../texts/use-page-title";
import { Illustration } from "./illustration";

const year = new Date().getFullYear();
const primary =
  "press inline-flex h-10 items-center rounded-control bg-accent px-4 text-read font-medium text-accent-fg hover:bg-accent-hover";
const secondary =
  "press inline-flex h-10 items-center rounded-control border border-border-strong bg-surface px-4 text-read font-medium text-text hover:bg-hover";

/** The start page: what this is, and the way in. */
export function LandingPage() {
  usePageTitle(undefined);
  return (
    <div className="flex min-h-dvh flex-col">
      <header className="border-b border-border bg-surface">
        <div className="mx-auto flex h-14 max-w-6xl items-center gap-3 px-4">
          <Link to="/" className="inline-flex items-center gap-2 text-lead font-semibold">
            <img src="/favicon.svg" alt="" className="size-7" />
            {enLanding.brand}
          </Link>
          <nav className="ml-auto flex items-center gap-1">
            <EntryLinks inHeader />
          </nav>
        </div>
      </header>
      <main className="mx-auto flex w-full max-w-6xl flex-1 flex-col gap-12 px-4 py-12">
        <div className="grid items-center gap-10 wide:grid-cols-2">
          <div className="flex flex-col items-start gap-5">
            <h1 className="text-hero font-semibold tracking-tight text-balance max-narrow:text-display">
              {enLanding.title}
            </h1>
            <p className="max-w-prose text-lead text-text-2">{enLanding.sentence}</p>
            <div className="flex flex-wrap gap-3">
              <EntryLinks />
            </div>
          </div>
          <Illustration label={enLanding.illustration} />
        </div>
        <ul className="grid gap-6 border-t border-border pt-8 narrow:grid-cols-3">
          {enLanding.facts.map((fact) => (
            <li key={fact.title}>
              <h2 className="text-lead font-semibold">{fact.title}</h2>
              <p className="text-read text-text-2">{fact.text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="border-t border-border px-4 py-6 text-center text-small text-text-2">
        {enLanding.copyright(year)}
      </footer>
    </div>
  );
}

function EntryLinks({ inHeader = false }: { inHeader?: boolean }) {
  const { state } = useMe();
  const quiet = inHeader
    ? "press inline-flex h-8 items-center rounded-control px-3 text-ui font-medium text-text-2 hover:bg-hover hover:text-text"
    : undefined;
  if (state === "in") {
    return (
      <Link to="/organizations" className={quiet ?? primary}>
        {enLanding.open}
      </Link>
    );
  }
  return (
    <>
      <Link to="/auth" hash="sign-up" className={quiet ?? primary}>
        {enLanding.signUp}
      </Link>
      <Link to="/auth" className={quiet ?? secondary}>
        {enLanding.logIn}
      </Link>
    </>
  );
}
