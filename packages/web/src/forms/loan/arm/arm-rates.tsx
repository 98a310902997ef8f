import { limits } from "@highway/engine/scenario/schema/limits";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { Plus, X } from "lucide-react";
import { loanOf, type Typed } from "../../../scenario/document";
import {
  addCustomRate,
  armOf,
  customRatesLeft,
  removeCustomRate,
  restoreCustomRate,
  setCustomRate,
} from "../../../scenario/edits/arm-edits";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { IconButton } from "../../../ui/icon-button";
import { CellError } from "../../fields/cell";
import { FigureInput } from "../../fields/figure-input";
import { type CellProps, useLoanField } from "../../fields/use-loan";
import { trimmed } from "./arm-percent";

/** Takes a rate away at once; one press brings it back. */
const remove = (id: string, at: number, rate: Typed) =>
  editWithUndo(`Rate of period ${at + 1} removed.`, removeCustomRate(id, at), () => restoreCustomRate(id, at, rate));

/** One rate for each period after the fixed one; the last holds to the end. */
export function ArmRates({ id, place }: CellProps) {
  const type = useLoanField(id, "type");
  const { customRates, frequency } = armOf({ ARM: useLoanField(id, "ARM") });
  const left = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? customRatesLeft(loan) : 0;
  });
  const months = frequency === 12 && type !== "armHalf" ? 12 : 6;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">Rates after the fixed period</legend>
      <div className="flex flex-col gap-1.5">
        {customRates.map((rate, at) => {
          const fieldKey = `${id}.ARM.customRates.${at}`;
          return (
            <div
              key={fieldKey}
              className="grid grid-cols-[1fr_120px_32px] items-center gap-x-2 touch:grid-cols-[1fr_120px_44px]"
            >
              <p className="num text-fg-2">{periodName(fixedYears(type) * 12 + at * months + 1)}</p>
              <div className="field-box num">
                <FigureInput
                  fieldKey={fieldKey}
                  label={`Rate of period ${at + 1}, loan ${place + 1}`}
                  value={rate}
                  write={trimmed}
                  decimals={limits.customRate.decimals}
                  step={limits.steps.rate}
                  reach={limits.customRate}
                  suffix="%"
                  required
                  onType={(value) => edit(fieldKey, setCustomRate(id, at, value))}
                />
              </div>
              {at > 0 && (
                <IconButton
                  icon={X}
                  label={`Remove the rate of period ${at + 1}`}
                  danger
                  onClick={() => remove(id, at, rate)}
                />
              )}
              <div className="col-span-3">
                <CellError fieldKey={fieldKey} />
              </div>
            </div>
          );
        })}
      </div>
      <CellError fieldKey={`${id}.ARM.customRates`} />
      <Button size="sm" icon={Plus} className="mt-2" disabled={left <= 0} onClick={() => edit(null, addCustomRate(id))}>
        Add a rate
      </Button>
    </fieldset>
  );
}

/** "From payment 61, year 6". */
const periodName = (payment: number) => `From payment ${payment}, year ${Math.ceil(payment / 12)}`;
