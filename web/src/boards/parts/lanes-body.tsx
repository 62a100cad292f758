import { useRef } from "react";
import { enBoards as words } from "../../texts/en-boards";
import { cellOf, type Layout } from "../model/cells";
import type { Column } from "../model/columns";
import { gapOf, isSameCell, spotOf } from "../model/spots";
import { isSeen, type LanePlace, laneHeadPx, placesOfLanes, type Seen } from "../model/window";
import type { BodyProps } from "./body-props";
import { CardList } from "./card-list";
import { ColumnHead } from "./column-head";
import { useSeen } from "./use-seen";

/** The heads above the lanes. */
const headsPx = 40;

/** Lanes below each other; heads of columns stay above them, and only lanes that are seen are there. */
export function LanesBody(props: BodyProps) {
  const { heightPx, layout, lift, kept, headOf, formOf } = props;
  const scroller = useRef<HTMLDivElement>(null);
  const seen = useSeen(scroller, heightPx);
  const places = placesOfLanes(layout.lanes.map(({ value }) => fullestOf(layout, value)));
  const last = places.at(-1);
  const keptLane = kept === undefined ? undefined : spotOf(layout, kept)?.lane;
  const wanted = new Set([keptLane, lift?.from.lane, lift?.to?.lane]);
  return (
    <div
      ref={scroller}
      data-scrolls=""
      className={`h-full scroll-pt-12 overflow-auto overscroll-contain rounded-card border border-border bg-sunken ${lift ? "" : "max-narrow:snap-x max-narrow:snap-mandatory"}`}
    >
      <div className="w-max min-w-full">
        <div className="sticky top-0 z-20 flex border-b border-border bg-sunken">
          {layout.columns.map((column) => (
            <div key={column.value} className={`${widthLook} border-r border-border`}>
              <ColumnHead column={column} {...headOf(column)} />
              {formOf(column)}
            </div>
          ))}
        </div>
        <div className="relative" style={{ height: last ? last.topPx + last.heightPx : 0 }}>
          {layout.lanes.map((lane, at) => {
            const place = places[at];
            const isThere = place && (isSeen(place, seen) || wanted.has(lane.value));
            return isThere ? (
              <Lane key={lane.value} {...props} lane={lane} place={place} seen={seen} />
            ) : null;
          })}
        </div>
      </div>
    </div>
  );
}

const widthLook = "w-72 shrink-0 max-narrow:w-[100cqw] max-narrow:snap-start";

function fullestOf(layout: Layout, lane: string): number {
  return Math.max(0, ...layout.columns.map(({ value }) => cellOf(layout, lane, value).length));
}

function Lane({
  layout,
  lift,
  kept,
  editing,
  lane,
  place,
  seen,
}: BodyProps & { lane: Column; place: LanePlace; seen: Seen }) {
  const counts = layout.columns.map(({ value }) => cellOf(layout, lane.value, value).length);
  const own: Seen = { ...seen, topPx: seen.topPx - place.topPx - laneHeadPx - headsPx };
  return (
    <section
      aria-label={lane.name}
      className="absolute inset-x-0 top-0 border-b border-border"
      style={{ height: place.heightPx, transform: `translateY(${place.topPx}px)` }}
    >
      <h3
        className="sticky left-0 flex w-max max-w-72 items-center px-2 text-ui font-semibold text-text"
        style={{ height: laneHeadPx }}
      >
        <span className="truncate">
          {words.lane(
            lane.name,
            counts.reduce((sum, count) => sum + count, 0),
          )}
        </span>
      </h3>
      <div className="flex" style={{ height: place.heightPx - laneHeadPx }}>
        {layout.columns.map((column) => {
          const here = { lane: lane.value, column: column.value };
          const to = lift?.to && isSameCell(lift.to, here) ? lift.to : undefined;
          return (
            <div
              key={column.value}
              data-cell=""
              data-lane={lane.value}
              data-column={column.value}
              className={`${widthLook} border-r border-border px-2 ${to ? "bg-accent-soft" : ""}`}
            >
              <CardList
                ids={cellOf(layout, lane.value, column.value)}
                seen={own}
                name={words.cell(column.name, lane.name)}
                kept={kept}
                gap={to && lift ? gapOf(layout, to, lift.id) : undefined}
                lifted={lift?.id}
                editing={editing}
              />
            </div>
          );
        })}
      </div>
    </section>
  );
}
