/** Sets of numbers, each once; set 0 is the empty one. */
export class NumberSets {
  readonly all: (readonly number[])[] = [[]];
  readonly #numbers = new Map<string, number>([["", 0]]);

  numberOf(members: readonly number[]): number {
    const name = members.join(" ");
    const known = this.#numbers.get(name);
    if (known !== undefined) return known;
    this.#numbers.set(name, this.all.length);
    return this.all.push(members) - 1;
  }

  at(number: number): readonly number[] {
    return this.all[number] ?? [];
  }
}
