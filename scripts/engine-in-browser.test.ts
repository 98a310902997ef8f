import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { calculateExplained } from "@highway/core/scenario/explain";
import { figureNames } from "@highway/core/scenario/explanation";
import { anyScenario } from "@highway/core/scenario/laws.arbitrary";
import fc from "fast-check";
import { build, type Rolldown } from "vite";
import { afterAll, beforeAll, expect, it } from "vitest";
import web from "../packages/web/vite.config";

const folder = mkdtempSync(join(tmpdir(), "highway-browser-"));
let browsers: { calculateExplained: typeof calculateExplained };

/** The engine as browsers get it: bundled, minified and brought down to the oldest of them by the web's own build. */
beforeAll(async () => {
  const entry = join(import.meta.dirname, "../packages/core/src/scenario/explain.ts");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      target: web.build!.target,
      write: false,
      minify: true,
      lib: { entry, formats: ["es"], fileName: "engine" },
    },
  });
  const { output } = (built as Rolldown.RolldownOutput[])[0]!;
  expect(output).toHaveLength(1);
  const file = join(folder, "engine.mjs");
  writeFileSync(file, output[0].code);
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
