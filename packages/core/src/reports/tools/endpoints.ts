import { withExplanations } from "@highway/engine/tools/explanation";
import * as z from "zod/mini";
import { endpoints } from "../../platform/declare/endpoint";
import { strict } from "../../platform/fields.schema";
import { answerSchema } from "../calculate/result";
import { scenario } from "../examples";
import { missingFields } from "../pure/missing";
import { scenarioFields, scenarioOf } from "../scenario.schema";
import answer from "./example-answer.json";
import { calledTools, toolCalls } from "./registry";

const calls = Object.values(toolCalls);

/** The blocks of all tools. Which of them a tool takes is its own. */
const blocks = Object.fromEntries(
  calls.flatMap((call) => Object.entries(call.blocks).map(([name, block]) => [name, z.optional(z.nullable(block))])),
);
const Fields = strict({ ...scenarioFields, ...blocks }, "A scenario is an object");

/** A scenario as POST /v2/scenario/calculate takes it, and beside it the blocks of a tool. */
export const ToolInput = z.pipe(
  Fields,
  z.transform((given: z.output<typeof Fields>, context) => {
    const own = Object.entries(given).filter(([name, value]) => name in blocks && value != null);
    const rest = Object.fromEntries(Object.entries(given).filter(([name]) => !(name in blocks)));
    // What a loan's amount lacks is said by the tool: it may have a sentence of its own.
    const scenario = scenarioOf(rest as Parameters<typeof scenarioOf>[0], context, missingFields);
    return { scenario, blocks: Object.fromEntries(own) };
  }),
);

const [first, ...others] = calls.map((call) => answerSchema(withExplanations(call.figures, call.answer)));
/** The answer of any tool. */
export const ToolResult = z.union([first!, ...others]);

/** The figures to explain, with commas between, as in "difference,breakEvenRent". */
const Explain = z.pipe(
  z.string().check(z.maxLength(2000, "Name the figures to explain, with commas between")),
  z.transform((value: string) => value.split(",").map((name) => name.trim())),
);

export const toolEndpoints = endpoints({
  "POST /v2/scenario/tools/{tool}": {
    does: "Every figure of a tool, as its screen shows it: buying or renting (bvr, with `assumptions`), the cost of waiting (cow, with `assumptions` and `waiting`), a debt consolidation (dc, with `consolidation`), a bid over asking (bid, with `bid`, of a price with `bidOver`). The body is that of /v2/scenario/calculate with the tool's blocks; what is left out of a block takes its default. Nothing is stored.",
    handler: "scenario/tools",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 240, seconds: 60 }],
    path: z.object({ tool: z.enum(calledTools, `Choose one of ${calledTools.join(", ")}`) }),
    query: z.object({ explain: z.optional(Explain) }),
    body: ToolInput,
    answer: z.tuple([ToolResult]),
    example: {
      path: { tool: "bvr" },
      body: { ...scenario, assumptions: { rent: 2400 } },
      answer: [answer],
    },
  },
});
