import { enPeople } from "../texts/en-people";
import { ButtonLink } from "../ui/button-link";
import { PageNote } from "../ui/page-note";

/** In place of a page whose organization has just closed to the person. */
export function AccessEnded({ sentence }: { sentence: string }) {
  return (
    <PageNote
      title={
        <p role="alert" className="text-lead font-semibold break-words">
          {sentence}
        </p>
      }
    >
      <ButtonLink to="/organizations">{enPeople.endedLink}</ButtonLink>
    </PageNote>
  );
}
