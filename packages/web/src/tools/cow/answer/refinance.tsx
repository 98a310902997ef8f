import { waitingFields } from "@highway/engine/tools/assumptions";
import { useFieldError } from "../../../forms/fields/field-errors";
import { type CostOfWaitingFigures, whyNoRefinance } from "../../../report/cost-of-waiting/figures";
import { setWaiting, waitingOf } from "../../../scenario/assumptions";
import { edit, useScenario } from "../../../scenario/store/store";
import { MoneyField } from "../../../ui/fields/number-field";
import { Switch } from "../../../ui/fields/switch";

const fieldKey = "waiting.refinance.cost";

/** Who buys now may refinance at the later rate: off, and offered only where that rate is lower. */
export function Refinance({ figures }: { figures: CostOfWaitingFigures }) {
  const refinance = useScenario(({ document }) => waitingOf(document).refinance);
  const error = useFieldError(fieldKey);
  const why = whyNoRefinance(figures);
  const problem = error ?? figures.problems[fieldKey];
  return (
    <div className="px-5 py-2 phone:px-4">
      <div className="flex items-center justify-between gap-3">
        <span className="text-fg-2">
          Refinance later
          {why && <span className="block text-fg-3 text-xs">{why}</span>}
        </span>
        <Switch
          label="Refinance later"
          hideLabel
          checked={refinance !== null && why === null}
          disabled={why !== null}
          onChange={(isOn) => edit(null, setWaiting({ refinance: isOn ? { cost: 0 } : null }))}
        />
      </div>
      {refinance && (why === null || problem) && (
        <MoneyField
          label="Cost of the refinance"
          data-field={fieldKey}
          decimals={waitingFields.refinance.fields.cost.decimals}
          value={refinance.cost}
          error={problem}
          step={100}
          onChange={(value, text) => edit(fieldKey, setWaiting({ refinance: { cost: text ?? value } }))}
          className="mt-2"
        />
      )}
    </div>
  );
}
