import { waitingFields } from "@highway/engine/tools/assumptions";
import { useFieldError } from "../../forms/fields/field-errors";
import { trimmedPercent } from "../../lib/format/format";
import { loanToBuyWith, setWaiting, waitingOf } from "../../scenario/assumptions";
import { edit, useScenario } from "../../scenario/store/store";
import { PercentField } from "../../ui/fields/number-field";

const fieldKey = "waiting.laterRate";

/** The rate at the later purchase, beside today's. A cash purchase needs none. */
export function LaterRateField() {
  const laterRate = useScenario(({ document }) => waitingOf(document).laterRate);
  const isCash = useScenario(({ document }) => loanToBuyWith(document)?.program === "allCash");
  const rate = useScenario(({ document }) => loanToBuyWith(document)?.rate);
  const error = useFieldError(fieldKey);
  if (isCash) return null;
  return (
    <PercentField
      label="Later rate"
      data-field={fieldKey}
      decimals={waitingFields.laterRate.decimals}
      value={laterRate}
      error={error}
      step={0.125}
      hint={typeof rate === "number" ? `Today's rate is ${trimmedPercent(rate)}.` : undefined}
      onChange={(value, text) => edit(fieldKey, setWaiting({ laterRate: text ?? value }))}
      className="max-w-64"
    />
  );
}
