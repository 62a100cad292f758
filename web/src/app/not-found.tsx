import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";

export function NotFound() {
  usePageTitle(texts.notFound);
  return (
    <main className="flex min-h-64 items-center justify-center p-8">
      <h1 className="text-title font-semibold">{texts.notFound}</h1>
    </main>
  );
}
