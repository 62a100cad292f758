import { Link } from "../routing/link";
import type { Bug } from "../store/bug";
import { newID } from "../store/new-id";
import { enRelations } from "../texts/en-relations";
import { showToast } from "../toasts/show-toast";
import { Banner } from "../ui/banner";
import { Button } from "../ui/button";
import { offerUndo } from "../undo/offer-undo";
import { removeRelation } from "./edit-relations";
import { useKnownRelations } from "./use-relations";

const words = enRelations.duplicate;

/** Leads from a duplicate to its original. */
export function DuplicateBanner(props: { orgID: string; bug: Bug; mayEdit: boolean }) {
  return props.bug.resolution === "duplicate" ? <OfDuplicate {...props} /> : null;
}

function OfDuplicate({ orgID, bug, mayEdit }: { orgID: string; bug: Bug; mayEdit: boolean }) {
  const items = useKnownRelations(orgID, bug.id);
  const relation = items?.find(({ kind }) => kind === "duplicate_of");
  if (relation === undefined) return null;
  const original = relation.bug;

  async function handleUndo(relationID: string) {
    const batchID = newID();
    const reply = await removeRelation(orgID, bug.id, relationID, batchID);
    if (reply.ok) offerUndo(orgID, batchID, words.undone);
    else showToast({ kind: "negative", text: enRelations.notDone(reply.problem.detail) });
  }
  return (
    <Banner
      action={
        mayEdit && (
          <Button size="small" onClick={() => void handleUndo(relation.id)}>
            {words.undo}
          </Button>
        )
      }
    >
      {words.banner}{" "}
      <Link
        to="/organizationDisplay/:orgID/bugs/:key"
        params={{ orgID, key: original.key }}
        className="font-medium text-accent-text underline"
      >
        <span className="font-mono">{original.key}</span> {original.title}
      </Link>
    </Banner>
  );
}
