const msPerDay = 86_400_000;

/** What a clock on the wall of some zone shows, and when it shows it. Milliseconds, of the wall's as if it hung at UTC. */
export class ZoneClock {
  readonly #format: Intl.DateTimeFormat;

  /** Throws a RangeError where there is no zone of that name. */
  constructor(zone: string) {
    this.#format = new Intl.DateTimeFormat("en-US", {
      timeZone: zone,
      timeZoneName: "longOffset",
      year: "numeric",
    });
  }

  toLocal(ms: number): number {
    return ms + this.#offsetAt(ms);
  }

  /**
   * The first of two moments where the clock shows this twice. A time that the clock leaps over is counted on
   * from before the leap: 02:30 becomes 03:30.
   */
  toMoment(shown: number): number {
    const former = this.#offsetAt(shown - msPerDay);
    const later = this.#offsetAt(shown + msPerDay);
    const first = shown - former;
    if (former === later || this.#offsetAt(first) === former) return first;
    return this.#offsetAt(shown - later) === later ? shown - later : first;
  }

  /** "GMT", "GMT-05:00" or, long ago, "GMT+00:53:28". */
  #offsetAt(ms: number): number {
    const parts = this.#format.formatToParts(ms);
    const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "GMT";
    const [, sign, hours, minutes, seconds] = /^GMT([+-])(\d+):(\d+)(?::(\d+))?$/.exec(name) ?? [];
    if (sign === undefined) return 0;
    const passed = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds ?? 0);
    return (sign === "-" ? -1000 : 1000) * passed;
  }
}
