import type { ReactNode } from "react";

export interface NumberRow {
  key: string;
  head: string;
  cells: readonly ReactNode[];
}

/** The numbers behind a drawing. */
export function NumberTable({
  caption,
  heads,
  rows,
}: {
  caption: string;
  heads: readonly string[];
  rows: readonly NumberRow[];
}) {
  return (
    <table className="w-full text-right text-ui">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="text-small text-text-2">
          {heads.map((head) => (
            <th
              key={head}
              scope="col"
              className="sticky top-0 bg-surface py-1 font-medium first:text-left"
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, head, cells }) => (
          <tr key={key} className="border-t border-border">
            <th scope="row" className="py-1 text-left font-normal">
              {head}
            </th>
            {cells.map((cell, column) => (
              // A row's columns never change places.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column} className="py-1">
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
