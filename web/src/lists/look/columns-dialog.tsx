import { ArrowDown, ArrowUp } from "lucide-react";
import { enLists } from "../../texts/en-lists";
import { Button } from "../../ui/button";
import { CheckField } from "../../ui/check-field";
import { Dialog } from "../../ui/dialog";
import { IconButton } from "../../ui/icon-button";
import { type ColumnID, columnIDs, firstColumns, withMoved, withToggled } from "./columns";

const words = enLists.columns;

/** Which columns the list has, and in which order. */
export function ColumnsDialog({
  shown,
  onChange,
  onClose,
}: {
  shown: readonly ColumnID[];
  onChange: (columns: readonly ColumnID[]) => void;
  onClose: () => void;
}) {
  const others = columnIDs.filter((id) => !shown.includes(id));
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title={words.title}
      description={words.description}
      footer={
        <>
          <Button onClick={() => onChange(firstColumns)}>{words.reset}</Button>
          <Button variant="primary" onClick={onClose}>
            {words.done}
          </Button>
        </>
      }
    >
      <ul className="flex flex-col">
        {[...shown, ...others].map((id) => {
          const name = enLists.column(id);
          const at = shown.indexOf(id);
          return (
            <li key={id} className="flex min-h-8 items-center gap-2">
              <span className="flex-1">
                <CheckField
                  label={name}
                  checked={at >= 0}
                  onChange={() => onChange(withToggled(shown, id))}
                />
              </span>
              {at >= 0 && (
                <>
                  <IconButton
                    label={words.earlier(name)}
                    size="small"
                    icon={<ArrowUp aria-hidden="true" />}
                    disabled={at === 0}
                    onClick={() => onChange(withMoved(shown, id, -1))}
                  />
                  <IconButton
                    label={words.later(name)}
                    size="small"
                    icon={<ArrowDown aria-hidden="true" />}
                    disabled={at === shown.length - 1}
                    onClick={() => onChange(withMoved(shown, id, 1))}
                  />
                </>
              )}
            </li>
          );
        })}
      </ul>
    </Dialog>
  );
}
