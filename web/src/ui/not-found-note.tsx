import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { ButtonLink } from "./button-link";
import { PageNote } from "./page-note";

/** Stands where a page would be: there is none, or it must not be known of. */
export function NotFoundNote({ text }: { text?: string }) {
  usePageTitle(texts.notFound);
  return (
    <PageNote title={<h1 className="text-title font-semibold">{texts.notFound}</h1>} text={text}>
      <ButtonLink to="/">{texts.toStart}</ButtonLink>
    </PageNote>
  );
}
