import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { chromiumLaunch } from "./chromium";

const port = Number(process.env.E2E_PORT ?? 3917);
const data = join(tmpdir(), `highway-e2e-${port}`);

/**
 * What a phone shows otherwise, or a phone alone: the files of accessibility, and tests that are tagged. Other journeys meet the same windows at its
 * width, and would say the same twice.
 */
const phone = /accessibility|@phone/;

/** Journeys run against `npm start` itself, on data of their own that each run plants anew. */
export default defineConfig({
  testDir: ".",
  testMatch: "*.spec.ts",
  // A folder for each port, so that two runs side by side do not clear each other away.
  outputDir: `../test-results/${port}`,
  // A journey waits for a third of its time: two cores have room for two more.
  workers: 4,
  fullyParallel: false,
  timeout: 90_000,
  // What fails once is broken: no test is tried again.
  retries: 0,
  expect: { timeout: 10_000 },
  // The count of `npm test` reads the report; by itself it would fill the terminal.
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["list"], ["json"]] : "list",
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    actionTimeout: 15_000,
    screenshot: "only-on-failure",
    // Costs a third of the time; `--trace on` records what a screenshot does not tell.
    trace: "off",
    launchOptions: await chromiumLaunch(),
    channel: undefined,
    // A journey that stands in for an answer must see every request, and few need the code that the offline worker keeps.
    serviceWorkers: "block",
  },
  projects: [
    // Windows slide in on the phone: there every journey waits for them, and at this size each picture of a slide costs four times as much.
    {
      name: "desktop",
      use: { viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: "reduce" } },
    },
    {
      name: "phone",
      grep: phone,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: "tsx packages/local/src/start.ts --reset",
    cwd: "..",
    env: {
      PORT: String(port),
      HIGHWAY_DATA: data,
      ...(process.env.E2E_LATE && { NODE_OPTIONS: "--import ./e2e/late-answers.mjs" }),
    },
    url: `http://127.0.0.1:${port}/_local/health`,
    timeout: 60_000,
  },
});
