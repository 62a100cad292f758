/** A list that is the same object for as long as it holds the same things. */
export class SteadyList<T> {
  #list: readonly T[] = [];

  of(list: readonly T[]): readonly T[] {
    const isSame =
      list.length === this.#list.length && list.every((each, at) => each === this.#list[at]);
    if (!isSame) this.#list = list;
    return this.#list;
  }
}
