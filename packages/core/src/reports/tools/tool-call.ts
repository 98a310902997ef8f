import type { AnswerFields } from "@highway/engine/scenario/schema/answer-field";
import type { Scenario } from "@highway/engine/scenario/schema/types";
import type { ToolAnswer } from "@highway/engine/tools/answer-parts";
import type { ToolExplanation } from "@highway/engine/tools/explanation";
import type * as z from "zod/mini";
import type { FieldSentences } from "../../platform/errors";

type BlockSchemas = Record<string, z.ZodMiniType>;
/** The tool's own blocks of a request; one that is left out means its defaults. */
type BlocksOf<B extends BlockSchemas> = { [Key in keyof B]?: z.output<B[Key]> | null | undefined };

/** A tool that is called with a scenario and blocks of its own. */
export type ToolCall<B extends BlockSchemas = BlockSchemas> = {
  blocks: B;
  /** The description of the answer. */
  answer: AnswerFields;
  /** The names of the figures that have a working. */
  figures: readonly string[];
  /** Tells what a scenario lacks for the tool before it lacks a loan's amount. */
  lacks?(scenario: Scenario, blocks: BlocksOf<B>): FieldSentences;
  /** Works the figures out, or tells what is missing. The engine's code is loaded when the tool is called. */
  work(scenario: Scenario, blocks: BlocksOf<B>): Promise<ToolAnswer<object>>;
  /** Explains some figures of a scenario that `work` has answered. */
  explain(
    scenario: Scenario,
    blocks: BlocksOf<B>,
    figures: readonly string[],
  ): Promise<Partial<Record<string, ToolExplanation>>>;
};

/** Describes a tool's call; its blocks are typed within it, and known by their names alone outside. */
export const toolCall = <B extends BlockSchemas>(call: ToolCall<B>) => call as unknown as ToolCall;
