import type { RuleInput } from "../schema";

/** The parts of an alert that are changed by themselves. The words of its sentence fit each other, and are one part. */
export const partsOf = ({ subject, direction, since, amount, ...rest }: RuleInput) => ({
  sentence: { subject, direction, since, amount },
  ...rest,
});
export type RuleParts = ReturnType<typeof partsOf>;

export const ruleOf = ({ sentence, ...rest }: RuleParts): RuleInput => ({ ...sentence, ...rest });
