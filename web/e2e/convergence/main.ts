// Twenty clients over bad lines end equal to the server, seed by seed:
//
//   node e2e/convergence/main.ts [SEEDS] [FIRST]
//
// On the release binary. Each seed is printed with what it did; a seed that failed is run again by its number as FIRST.
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { scripts } from "./bundle.ts";
import { Ground } from "./people.ts";
import { trial } from "./trial.ts";

const [seeds = "10", first = "1"] = process.argv.slice(2);

// Each page is a realm of its own. Left to itself node gives up closed ones so late that it slows down.
setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

const loose: unknown[] = [];
process.on("unhandledRejection", (fault) => loose.push(fault));

const product = await scripts();
const ground = await Ground.open();
let failed = 0;
try {
  for (let seed = Number(first); seed < Number(first) + Number(seeds); seed += 1) {
    // One after the other: twenty clients are enough at once.
    // oxlint-disable-next-line no-await-in-loop
    const { faults, figures } = await trial(seed, ground, product);
    for (const fault of loose.splice(0)) faults.push(`not caught: ${String(fault)}`);
    const { changes, refused, reloads, ms } = figures;
    console.log(
      `seed ${seed}: ${changes} changes, ${refused} refused, ${reloads} reloads, ${ms} ms: ${faults.length === 0 ? "equal" : "DIFFERENT"}`,
    );
    for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
    if (faults.length > 0) failed += 1;
    collectGarbage();
  }
} finally {
  await ground.server.remove();
}
console.log(`${seeds} seeds, ${failed} failed`);
process.exit(failed === 0 ? 0 : 1);
