import { type Answered, among, listOf, unionOf } from "../scenario/schema/answer-field";

/** How the home's value grows: percent a year in order, of which the last goes on. `assumed` says that nothing is known of it. */
export const growthFields = {
  type: among(["forecast", "historical", "custom"]),
  yearly: listOf("percent"),
  assumed: "flag",
  source: "text",
} as const;

/** The least constant yearly growth, in thousandths of a percent between -20 % and 20 %, at which something holds. */
export const breakEvenGrowthField = unionOf({ growth: { pct: "percent" }, always: {}, never: {} });
export type BreakEvenGrowth = Answered<{ growth: typeof breakEvenGrowthField }>["growth"];

/**
 * What a tool answers: its figures, or what keeps it from working them out, by path ("assumptions.rent"), with the sentence that a
 * person reads. Where there are figures there are no problems.
 */
export type ToolAnswer<A> = { answer: A; problems: null } | { answer: null; problems: Record<string, string> };
