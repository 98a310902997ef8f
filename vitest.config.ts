import react from "@vitejs/plugin-react";
import { defineConfig } from "vitest/config";

/** `npm test` runs all of these; `npx vitest run --project unit packages/core` a part. */
export default defineConfig({
  test: {
    // Left to itself it keeps one core for watching, which of two is half of them.
    maxWorkers: "100%",
    projects: [
      {
        test: {
          name: "unit",
          testTimeout: 30_000,
          // Entities read it when they are made; each file's own table has this name (packages/local/src/table.ts).
          env: { TABLE_NAME: "highway" },
          include: ["packages/{core,functions}/src/**/*.test.ts", "scripts/**/*.test.ts"],
          environment: "node",
        },
      },
      {
        plugins: [react()],
        test: {
          name: "web",
          testTimeout: 30_000,
          include: ["packages/web/src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
          setupFiles: ["packages/web/src/lib/browser.fixture.ts"],
          // A document a worker, not a file: half of the time went into making them.
          pool: "vmThreads",
        },
      },
      {
        test: {
          name: "local",
          include: ["packages/local/src/**/*.test.ts"],
          environment: "node",
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "stacks",
          include: ["stacks/**/*.test.ts"],
          environment: "node",
          testTimeout: 120_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
