import { type AnswerFields, among, orAbsent, partOf, recordOf } from "../scenario/schema/answer-field";
import { type Explanation, explanationFields } from "../scenario/schema/explanation";

/** The working of a tool's figure: as that of a loan's, under the tool's own names. */
export type ToolExplanation<Name extends string = string> = Omit<Explanation, "figure"> & { figure: Name };

/** Describes a tool's answer with the workings that were asked for, by the names of its figures. */
export const withExplanations = <const Name extends string, const F extends AnswerFields>(
  names: readonly Name[],
  fields: F,
) => ({ ...fields, explain: orAbsent(recordOf(names, partOf({ ...explanationFields, figure: among(names) }))) });
