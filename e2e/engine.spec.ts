import { calculateExplained } from "@highway/engine/scenario/explain";
import { figureNames } from "@highway/engine/scenario/schema/explanation";
import { anyScenario } from "@highway/engine/scenario/testing/laws.arbitrary";
import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { engineBundle } from "../scripts/engine-bundle";
import "../scripts/law-settings";

test("a browser answers what the server answers, bit for bit", async ({ page }) => {
  const options = { schedule: "monthly", explain: figureNames } as const;
  const scenarios = fc.sample(anyScenario, 40);
  const body = await engineBundle();
  // A page of nothing but the engine: the product's own allows no script that is not the product's.
  await page.route("http://engine.test/**", (route) =>
    route.request().url().endsWith(".js")
      ? route.fulfill({ contentType: "text/javascript", body })
      : route.fulfill({ contentType: "text/html", body: "<title>Engine</title>" }),
  );
  await page.goto("http://engine.test/");
  const answers = await page.evaluate(
    async ({ texts, options }) => {
      const address = "http://engine.test/engine.js";
      const engine = await import(address);
      return texts.map((text) => JSON.stringify(engine.calculateExplained(JSON.parse(text), options)));
    },
    { texts: scenarios.map((scenario) => JSON.stringify(scenario)), options },
  );
  const server = scenarios.map((scenario) =>
    JSON.stringify(calculateExplained(JSON.parse(JSON.stringify(scenario)), options)),
  );
  // The texts are long: those that differ are shown by their scenario.
  expect(scenarios.filter((_, at) => answers[at] !== server[at])).toEqual([]);
});
