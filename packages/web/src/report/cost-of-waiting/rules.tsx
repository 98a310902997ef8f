import type { CostOfWaitingLead } from "@highway/engine/tools/cost-of-waiting/answer";
import { TwoMarkRule } from "../answer/two-mark-rule";
import { type CostOfWaitingWords, rulesOf } from "./lead";

/** Rules that show how near the answer is to its break-even: by the growth of prices and by the later rate. */
export function WaitingRules({ answer, words }: { answer: CostOfWaitingLead; words: CostOfWaitingWords }) {
  const rules = rulesOf(answer, words);
  if (rules.length === 0) return null;
  return (
    <div className="mt-2 grid gap-x-6 gap-y-5 @min-[720px]:auto-cols-fr @min-[720px]:grid-flow-col">
      {rules.map(({ key, ...rule }) => (
        <div key={key} className="min-w-0">
          <p className="px-2 text-fg-2 text-sm">{rule.label}</p>
          <TwoMarkRule {...rule} />
        </div>
      ))}
    </div>
  );
}
