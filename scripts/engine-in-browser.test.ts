import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { calculateExplained } from "@highway/engine/scenario/explain";
import { figureNames } from "@highway/engine/scenario/schema/explanation";
import { anyScenario } from "@highway/engine/scenario/testing/laws.arbitrary";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { engineBundle } from "./engine-bundle";

const folder = mkdtempSync(join(tmpdir(), "highway-browser-"));
let browsers: { calculateExplained: typeof calculateExplained };

beforeAll(async () => {
  const file = join(folder, "engine.mjs");
  writeFileSync(file, await engineBundle());
  browsers = await import(/* @vite-ignore */ pathToFileURL(file).href);
}, 60_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("answers in the browser what it answers on the server, bit for bit", () => {
  expect(browsers.calculateExplained).not.toBe(calculateExplained);
  const options = { schedule: "monthly", explain: figureNames } as const;
  fc.assert(
    fc.property(anyScenario, (scenario) => {
      const posted = JSON.parse(JSON.stringify(scenario));
      const server = JSON.stringify(calculateExplained(posted, options));
      expect(JSON.stringify(browsers.calculateExplained(scenario, options))).toBe(server);
    }),
    { numRuns: 400 },
  );
});
