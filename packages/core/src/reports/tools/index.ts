import type * as z from "zod/mini";
import type { FieldSentences } from "../../platform/errors";
import { extraProblemsOfScenario } from "../extra-payments";
import { missingAmounts } from "../pure/missing";
import { refuse } from "../refuse";
import { withDate } from "../scenario-date";
import type { ToolInput } from "./endpoints";
import { type CalledTool, toolCalls } from "./registry";
import type { ToolCall } from "./tool-call";

/** Tells what a tool does not take: blocks of another one, and figures that it does not have. */
function strayProblems(tool: CalledTool, blocks: object, figures: readonly string[]): FieldSentences {
  const call: ToolCall = toolCalls[tool];
  const strays = Object.keys(blocks).filter((name) => !(name in call.blocks));
  const isStray = figures.some((name) => !call.figures.includes(name));
  return {
    ...Object.fromEntries(strays.map((name) => [name, `The tool ${tool} takes no such field`])),
    ...(isStray && { explain: `Explain any of ${call.figures.join(", ")}` }),
  };
}

/**
 * Works out every figure of a tool, and the workings of those that are named.
 * @throws UserFacingError invalid, when something that the tool needs is missing or cannot be
 */
export async function workTool(
  tool: CalledTool,
  { scenario: given, blocks }: z.output<typeof ToolInput>,
  figures: readonly string[] = [],
): Promise<object> {
  refuse(strayProblems(tool, blocks, figures));
  const call: ToolCall = toolCalls[tool];
  const scenario = withDate(given);
  const amounts = missingAmounts(scenario);
  if (Object.keys(amounts).length > 0) refuse({ ...call.lacks?.(scenario, blocks) });
  refuse(amounts);
  refuse(extraProblemsOfScenario(scenario));
  const { answer, problems } = await call.work(scenario, blocks);
  if (answer === null) {
    refuse(problems);
    throw new RangeError(`The tool ${tool} answered neither figures nor what is missing`);
  }
  return figures.length === 0 ? answer : { ...answer, explain: await call.explain(scenario, blocks, figures) };
}
