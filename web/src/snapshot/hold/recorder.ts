import { applyAgain, watchChanges } from "../../sync/appliers";
import type { Change, Stream } from "../../sync/change";
import type { Upkeep } from "./upkeep";

/** What is heard while a snapshot is on its way: more of it than that, and the snapshot is asked for anew. */
const changesMax = 20_000;

/** Changes of an organization's content, and words to the person, from now on. */
export class Recorder {
  readonly #heard: { change: Change; stream: Stream }[] = [];
  readonly stop: () => void;

  constructor(orgID: string) {
    this.stop = watchChanges((changes, stream) => {
      const isMeant = stream.name === "person" || stream.owner === orgID;
      if (!isMeant || this.isFull) return;
      for (const change of changes) this.#heard.push({ change, stream });
    });
  }

  get isFull(): boolean {
    return this.#heard.length > changesMax;
  }

  /** The changes behind a snapshot's versions, to the bugs that came with it. */
  replay(upkeep: Upkeep): void {
    const { content } = upkeep;
    for (const { change, stream } of this.#heard) {
      if (stream.name === "content" && change.version > content) applyAgain(change, stream);
      upkeep.hear(change, stream);
    }
  }
}
