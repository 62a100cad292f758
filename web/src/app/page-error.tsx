import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";

/** Stands in for a page that failed while it was drawn. */
export function PageError() {
  const { pageTitle, pageText, reload } = texts.failures;
  usePageTitle(pageTitle);
  return (
    <main className="mx-auto max-w-3xl p-6">
      <Banner kind="danger" action={<Button onClick={() => location.reload()}>{reload}</Button>}>
        {pageTitle} {pageText}
      </Banner>
    </main>
  );
}
