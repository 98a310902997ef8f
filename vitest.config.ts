import { availableParallelism } from "node:os";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, the longest of a project first. */
const long = [
  "engine/src/scenario/testing/laws",
  "engine/src/scenario/testing/laws-of-sameness",
  "local/src/start",
  "local/src/survival/survival",
  "stacks/offline",
  "stacks/stages",
  "functions/src/walk/access",
  "functions/src/survival/outbox",
  "functions/src/print/draw",
  "functions/src/passcodes",
  "core/src/reports/calculate/mutations",
  "functions/src/walk/queries",
  "functions/src/walk/malformed",
  "functions/src/walk/unforeseen",
  "scripts/imports",
].map((path) => `/${path}.test.ts`);

function turnOf({ moduleId }: TestSpecification): number {
  const at = long.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? long.length : at;
}

/**
 * One project after the other, because a worker belongs to a project. Where nothing was measured yet, as on a clean clone, Vitest begins with the
 * files of most bytes: what walks every endpoint is short to read and long to run, and would come last, on one core while the other waits.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted(
      (one, other) => one.project.name.localeCompare(other.project.name) || turnOf(one) - turnOf(other),
    );
  }
}

const laws = "scripts/law-settings.ts";
/** A worker runs one file after the other in the same process, each with modules of its own. */
const shared = {
  isolate: false,
  setupFiles: ["scripts/fresh-modules.ts", laws],
  sequence: { setupFiles: "list" as const },
};
/** Ends what hangs. Every test takes seconds on a quiet machine: a shared one must not decide whether main is green. */
const timeouts = { testTimeout: 240_000, hookTimeout: 480_000, expect: { poll: { timeout: 30_000 } } };

/** `npm test` runs all of these; `npx vitest run packages/core/src/reports` a part. */
export default defineConfig({
  test: {
    // A walk through all endpoints is refused thousands of times, and each refusal is logged.
    onConsoleLog: (log) => !log.startsWith('{"level":"warn"'),
    // Left to itself it keeps one core for watching. Files that start programs or wait for mails leave theirs idle: two cores have room for a third.
    maxWorkers: Math.ceil(availableParallelism() * 1.5),
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "engine",
          ...timeouts,
          setupFiles: [laws],
          include: ["packages/engine/src/**/*.test.ts"],
          environment: "node",
          // Pure: a file leaves nothing behind that another could see, so that they share its modules as well.
          isolate: false,
        },
      },
      {
        test: {
          ...shared,
          name: "unit",
          ...timeouts,
          setupFiles: [...shared.setupFiles, "packages/local/src/near-services.fixture.ts"],
          // Entities read it when they are made; each file's own table has this name (packages/local/src/table.ts).
          env: { TABLE_NAME: "highway" },
          include: ["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        plugins: [react()],
        test: {
          ...shared,
          name: "web",
          ...timeouts,
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: [...shared.setupFiles, "packages/web/src/lib/browser.fixture.ts"],
        },
      },
      {
        test: {
          ...shared,
          name: "local",
          include: ["packages/local/src/**/*.test.ts"],
          environment: "node",
          ...timeouts,
        },
      },
      {
        test: {
          name: "stacks",
          setupFiles: [laws],
          include: ["stacks/**/*.test.ts"],
          environment: "node",
          globalSetup: ["stacks/scratch.ts"],
          // CDK is loaded once a worker, and a stage made once (stacks/synthesise.ts).
          isolate: false,
          ...timeouts,
        },
      },
    ],
  },
});
