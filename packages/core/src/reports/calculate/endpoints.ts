import { figureNames } from "@highway/engine/scenario/schema/explanation";
import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { scenario } from "../examples";
import { ScenarioInput } from "../scenario.schema";
import result from "./example-result.json";
import { Result } from "./result";

/** The figures to explain, with commas between, as in "apr,payment". */
const Explain = z.pipe(
  z.string(),
  z.pipe(
    z.transform((value: string) => value.split(",").map((name) => name.trim())),
    z.array(z.enum(figureNames, `Explain any of ${figureNames.join(", ")}`)),
  ),
);

export const scenarioEndpoints = endpoints({
  "POST /v2/scenario/calculate": {
    does: "Every figure of each loan of a scenario, as the screen shows it. Nothing is stored.",
    handler: "scenario/calculate",
    allow: "officer",
    uses: ["table"],
    query: z.object({
      schedule: z._default(z.enum(["none", "yearly", "monthly"], "Choose none, yearly or monthly"), "none"),
      explain: z.optional(Explain),
    }),
    body: ScenarioInput,
    answer: z.tuple([Result]),
    example: { query: { schedule: "none" }, body: scenario, answer: [result] },
  },
});
