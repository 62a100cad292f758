import { Link } from "../routing/link";
import { useOrganizations } from "../store/hooks";
import { texts } from "../texts/en";
import { PageNote } from "../ui/page-note";

const words = texts.organizations;

/** In place of a page that is not for narrow screens; the organizations' own pages are. */
export function NotNarrow({ title }: { title: string }) {
  const mine = useOrganizations().filter(({ memberRole }) => memberRole !== undefined);
  return (
    <>
      <h1 className="sr-only">{title}</h1>
      <PageNote title={<p className="text-lead">{words.mobile}</p>}>
        {mine.length > 0 && (
          <nav aria-labelledby="narrow-too" className="flex w-full flex-col gap-2 text-left">
            <h2 id="narrow-too" className="text-ui font-medium text-text-2">
              {words.narrowToo}
            </h2>
            <ul className="overflow-hidden rounded-card border border-border bg-surface">
              {mine.map(({ id, orgName }) => (
                <li key={id} className="not-first:border-t not-first:border-border">
                  <Link
                    to="/organizationDisplay/:orgID"
                    params={{ orgID: id }}
                    className="press flex min-h-11 items-center px-4 py-2 text-read break-words hover:bg-hover focus-visible:-outline-offset-2"
                  >
                    {orgName}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </PageNote>
    </>
  );
}
