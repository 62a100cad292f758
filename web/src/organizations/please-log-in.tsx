import { texts } from "../texts/en";
import { usePageTitle } from "../texts/use-page-title";
import { ButtonLink } from "../ui/button-link";
import { PageNote } from "../ui/page-note";

const words = texts.organizations;

/** For whoever is not signed in; after it they come back here. */
export function PleaseLogIn({ text = words.pleaseLogIn }: { text?: string }) {
  usePageTitle(words.login);
  return (
    <PageNote title={<h1 className="text-lead font-semibold">{text}</h1>}>
      <ButtonLink variant="primary" to="/auth" search={{ next: location.pathname }}>
        {words.login}
      </ButtonLink>
    </PageNote>
  );
}
