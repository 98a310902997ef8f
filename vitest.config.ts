import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

/** Files that take long, the longest first. */
const long = [
  "functions/src/walk/malformed",
  "functions/src/walk/unforeseen",
  "core/src/reports/calculate/mutations",
  "engine/src/scenario/testing/laws-of-sameness",
  "functions/src/survival/outbox",
  "functions/src/walk/access",
  "functions/src/passcodes",
  "scripts/imports",
  "scripts/engine-in-browser",
  "functions/src/walk/queries",
  "stacks/offline",
].map((path) => `/${path}.test.ts`);

function turnOf({ moduleId }: TestSpecification): number {
  const at = long.findIndex((path) => moduleId.endsWith(path));
  return at < 0 ? long.length : at;
}

/**
 * Where nothing was measured yet, as on a clean clone, Vitest begins with the files of most bytes. What walks every endpoint is short to read
 * and long to run: it would come last, on one core while the other waits.
 */
class LongFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((one, other) => turnOf(one) - turnOf(other));
  }
}

const setupFiles = ["scripts/law-settings.ts"];
/** Ends what hangs. Every test takes seconds on a quiet machine: a shared one must not decide whether main is green. */
const testTimeout = 120_000;

/** `npm test` runs all of these; `npx vitest run packages/core/src/reports` a part. */
export default defineConfig({
  test: {
    // Left to itself it keeps one core for watching, which of two is half of them.
    maxWorkers: "100%",
    sequence: { sequencer: LongFirst },
    projects: [
      {
        test: {
          name: "engine",
          testTimeout,
          setupFiles,
          include: ["packages/engine/src/**/*.test.ts"],
          environment: "node",
          // Pure: a file leaves nothing behind that another could see. To load it for each took two thirds of the time.
          isolate: false,
        },
      },
      {
        test: {
          name: "unit",
          testTimeout,
          // Entities read it when they are made; each file's own table has this name (packages/local/src/table.ts).
          env: { TABLE_NAME: "highway" },
          setupFiles,
          include: ["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          testTimeout,
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: [...setupFiles, "packages/web/src/lib/browser.fixture.ts"],
          // A document a worker, not a file: half of the time went into making them.
          pool: "vmThreads",
        },
      },
      {
        test: {
          name: "local",
          setupFiles,
          include: ["packages/local/src/**/*.test.ts"],
          environment: "node",
          testTimeout,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "stacks",
          setupFiles,
          include: ["stacks/**/*.test.ts"],
          environment: "node",
          globalSetup: ["stacks/scratch.ts"],
          // CDK is loaded once a worker, and a stage made once (stacks/synthesise.ts).
          isolate: false,
          testTimeout,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
