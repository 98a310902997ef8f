/** How every law runs: Vitest and Playwright load this before the tests. A failure prints its seed and the path to its example. */
import fc from "fast-check";
import { lawSeed } from "./law-seed";

/** After its first failure a law looks so long for a smaller example: whole scenarios have more of them than anybody would wait for. */
const SHRINKING_MS = 5000;

/** Each test file of a worker comes by here. What is set stays with the library for all of them, and Git is asked for the seed once. */
if (fc.readConfigureGlobal().seed === undefined) {
  fc.installGlobalPlugin(shrinkForFiveSeconds);
  fc.configureGlobal({ seed: lawSeed() });
}

function shrinkForFiveSeconds(): fc.PluginInstance<unknown> {
  let giveUpAt = Number.POSITIVE_INFINITY;
  type Outcome = Awaited<ReturnType<fc.IRawProperty<unknown>["run"]>>;
  const noted = (outcome: Outcome) => {
    const failed = outcome !== null && !fc.PreconditionFailure.isFailure(outcome);
    if (failed) giveUpAt = Math.min(giveUpAt, performance.now() + SHRINKING_MS);
    return outcome;
  };
  return {
    decorateRun: (run) => (value) => {
      if (performance.now() > giveUpAt) return new fc.PreconditionFailure(true);
      const outcome = run(value);
      return outcome instanceof Promise ? outcome.then(noted) : noted(outcome);
    },
  };
}
