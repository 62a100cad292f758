import { ArrowDown, ArrowUp, Pencil, Trash2 } from "lucide-react";
import { IconButton } from "./icon-button";

/** What can be done with a row of settings; where it has a place among others, moving it too. */
export function RowActs({
  place,
  edit,
  remove,
  onEdit,
  onRemove,
}: {
  place?: { at: number; count: number; up: string; down: string; onMove: (to: number) => void };
  edit: string;
  remove: string;
  onEdit: () => void;
  onRemove: () => void;
}) {
  return (
    <span className="inline-flex">
      {place && (
        <>
          <IconButton
            size="small"
            label={place.up}
            icon={<ArrowUp aria-hidden="true" />}
            aria-disabled={place.at === 0}
            onClick={() => place.at > 0 && place.onMove(place.at - 1)}
          />
          <IconButton
            size="small"
            label={place.down}
            icon={<ArrowDown aria-hidden="true" />}
            aria-disabled={place.at === place.count - 1}
            onClick={() => place.at < place.count - 1 && place.onMove(place.at + 1)}
          />
        </>
      )}
      <IconButton size="small" label={edit} icon={<Pencil aria-hidden="true" />} onClick={onEdit} />
      <IconButton
        size="small"
        label={remove}
        icon={<Trash2 aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
}
