import { SlidersHorizontal } from "lucide-react";
import { createElement, useState } from "react";
import { enLists as words } from "../../texts/en-lists";
import { Button } from "../../ui/button";
import { LazyPart, useLazyPart } from "../../ui/lazy-part";
import { Menu } from "../../ui/menu";
import { exportAddress, type Question } from "../asking/list-api";
import { type ColumnID, exportedName } from "./columns";
import { setListLook, useListLook } from "./list-look";

const columnsDialog = new LazyPart(async () => (await import("./columns-dialog")).ColumnsDialog);

/** How the list looks, and the way to take it along. */
export function ViewMenu({
  question,
  columns,
  onColumns,
  mayExport,
}: {
  question: Question;
  columns: readonly ColumnID[];
  onColumns: (columns: readonly ColumnID[]) => void;
  mayExport: boolean;
}) {
  const { density } = useListLook();
  const [isChoosing, setChoosing] = useState(false);
  const Columns = useLazyPart(columnsDialog, isChoosing);
  const exports = (["csv", "json"] as const).map((format) => ({
    label: words.exportAs[format],
    onSelect: () => fetchFile(exportAddress(question, format, columns.map(exportedName))),
  }));
  return (
    <>
      <Menu
        trigger={
          <Button variant="ghost">
            <SlidersHorizontal className="size-4" aria-hidden="true" />
            {words.view}
          </Button>
        }
        items={[
          { label: words.columns.open, onSelect: () => setChoosing(true) },
          ...(["comfortable", "compact"] as const).map((each) => ({
            label: words.densities[each],
            checked: density === each,
            onSelect: () => setListLook({ density: each }),
          })),
          ...(mayExport ? exports : []),
        ]}
      />
      {Columns &&
        isChoosing &&
        createElement(Columns, {
          shown: columns,
          onChange: onColumns,
          onClose: () => setChoosing(false),
        })}
    </>
  );
}

/** The server names the file and sends it as one to keep: the page stays. */
function fetchFile(address: string): void {
  const link = document.createElement("a");
  link.href = address;
  link.click();
}
