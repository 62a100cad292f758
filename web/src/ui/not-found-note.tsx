import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";

/** Stands where a page would be: there is none, or it must not be known of. */
export function NotFoundNote({ text }: { text?: string }) {
  usePageTitle(texts.notFound);
  return (
    <div className="flex min-h-64 flex-col items-center justify-center gap-2 p-8 text-center">
      <h1 className="text-title font-semibold">{texts.notFound}</h1>
      {text !== undefined && <p className="text-read text-text-2">{text}</p>}
    </div>
  );
}
