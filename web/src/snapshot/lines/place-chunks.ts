import { placesOf, titlePlaces } from "../../answers/order/places";
import type { BugChunk } from "../../store/bug-chunk";
import { listOf } from "../../store/row-texts";

/** Writes where ids, titles and ranks stand among those of all chunks: sorting compares numbers then. */
export function placeChunks(chunks: readonly BugChunk[]): void {
  const places = {
    idPlace: placesOf(chunks.flatMap(({ ids }) => listOf(ids))),
    titlePlace: titlePlaces(chunks.flatMap(({ titles }) => listOf(titles))),
    rankPlace: placesOf(chunks.flatMap(({ ranks }) => listOf(ranks))),
  };
  let first = 0;
  for (const { count, columns } of chunks) {
    for (const name of ["idPlace", "titlePlace", "rankPlace"] as const) {
      columns[name].set(places[name].slice(first, first + count));
    }
    first += count;
  }
}
