import { Link } from "@tanstack/react-router";
import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";

const words = texts.organizations;

/** For whoever is not signed in; after it they come back here. */
export function PleaseLogIn({ text = words.pleaseLogIn }: { text?: string }) {
  usePageTitle(words.login);
  return (
    <div className="flex flex-col items-center gap-4 p-12 text-center">
      <h1 className="text-read">{text}</h1>
      <Link
        to="/auth"
        search={{ next: location.pathname }}
        className="text-accent-text underline underline-offset-2"
      >
        {words.login}
      </Link>
    </div>
  );
}
