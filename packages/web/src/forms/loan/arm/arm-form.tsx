import { mayChangeEverySixMonths } from "@highway/engine/loan/arm-usual";
import { fixedYears } from "@highway/engine/scenario/schema/limits-of-term";
import { armFields, fieldSteps, programNames } from "@highway/engine/scenario/schema/loan";
import type { ARM } from "@highway/engine/scenario/schema/types";
import { Plus, X } from "lucide-react";
import { moneyWithCents, percent, percentDigits } from "../../../lib/format/format";
import { type FieldValue, loanOf } from "../../../scenario/document";
import {
  addCustomRate,
  armOf,
  type Cap,
  customRatesLeft,
  removeCustomRate,
  restoreCustomRate,
  setArmScenario,
  setCap,
  setCustomRate,
  setFrequency,
} from "../../../scenario/edits/arm-edits";
import { loanAt, typeName } from "../../../scenario/names/loan-name";
import { editWithUndo } from "../../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { FieldBox } from "../../../ui/fields/field-box";
import { Segmented } from "../../../ui/fields/segmented";
import { IconButton } from "../../../ui/icon-button";
import { CellError } from "../../fields/cell";
import { figureBox, figureLabel } from "../../fields/figure-field";
import { FigureInput } from "../../fields/figure-input";
import { FiguresTable } from "../../fields/figures-table";
import { LoanDrawer } from "../../fields/loan-drawer";
import { type CellProps, type LoanDialogProps, useLoanField, useResult } from "../../fields/use-loan";
import { ArmIndex } from "./arm-index-fields";
import { ArmPercent } from "./arm-percent";
import { useArmUsual } from "./arm-usual";

const courses = [...armFields.scenario.options].map(([value, label]) => ({ value, label }));
const courseSentences: Record<ARM["scenario"], string> = {
  worst: "Each change is as large as the caps allow.",
  histAVG: "The index returns to its historical average.",
  current: "The index stays as it is today.",
  custom: "Each period uses the rate that you type, regardless of the caps.",
};

const frequencies = [
  { value: "6", label: "6 months" },
  { value: "12", label: "1 year" },
] as const;

/** The terms by which a loan's rate adjusts, and the payments that follow. Each change counts as it is typed. */
export default function ArmForm({ id, place, onClose }: LoanDialogProps) {
  const type = useLoanField(id, "type");
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const { frequency } = useArmUsual(id);
  return (
    <LoanDrawer
      places={[place]}
      open
      onClose={onClose}
      title={`${typeName(type, frequency)}, ${loanAt(place)}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Done
        </Button>
      }
    >
      <div className="flex flex-col gap-5 px-5 pb-6">
        <Course id={id} place={place} />
        {arm.scenario === "custom" && <ArmRates id={id} place={place} />}
        <ArmIndex id={id} place={place} />
        <ArmCaps id={id} place={place} />
        <ArmPath id={id} />
      </div>
    </LoanDrawer>
  );
}

/** The months between changes of the rate, and what the index is assumed to do. */
function Course({ id }: CellProps) {
  const isHalf = useLoanField(id, "type") === "armHalf";
  const program = useLoanField(id, "program");
  const isYearly = !(isHalf || mayChangeEverySixMonths(program));
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const { frequency } = useArmUsual(id);
  return (
    <>
      <div>
        <p className={figureLabel}>Changes every</p>
        <Segmented
          label="Changes every"
          value={frequency === 12 ? "12" : "6"}
          onChange={(months) => edit(null, setFrequency(id, months === "12" ? 12 : 6))}
          segments={frequencies}
          disabled={isHalf || isYearly}
        />
        {isHalf && <p className="mt-1 text-fg-3 text-sm">A 6-month ARM changes every 6 months.</p>}
        {isYearly && <p className="mt-1 text-fg-3 text-sm">{programNames[program]} ARMs change once a year.</p>}
      </div>
      <div>
        <p className={figureLabel}>Rate scenario</p>
        <Segmented
          label="Scenario"
          value={arm.scenario}
          onChange={(scenario) => edit(null, setArmScenario(id, scenario))}
          segments={courses}
        />
        <p className="mt-1 text-fg-3 text-sm">{courseSentences[arm.scenario]}</p>
      </div>
    </>
  );
}

const caps: readonly { cap: Cap; label: string }[] = [
  { cap: "initialCap", label: "First change" },
  { cap: "adjustmentCap", label: "Later changes" },
  { cap: "lifetimeCap", label: "Lifetime" },
];

/** The caps: how far one change, and all changes together, may move the rate. */
function ArmCaps({ id, place }: CellProps) {
  const arm = armOf({ ARM: useLoanField(id, "ARM") });
  const usual = useArmUsual(id);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold text-sm">Caps</legend>
      <div className="grid grid-cols-3 gap-3">
        {caps.map(({ cap, label }) => (
          <ArmPercent
            key={cap}
            fieldKey={`${id}.ARM.${cap}`}
            label={label}
            place={place}
            value={arm[cap]}
            usual={usual[cap]}
            decimals={armFields.initialCap.decimals}
            onType={(value) => edit(`${id}.ARM.${cap}`, setCap(id, cap, value))}
          />
        ))}
      </div>
      <p className="mt-1 text-fg-3 text-sm">Percentage points, at most {armFields.initialCap.max}.</p>
    </fieldset>
  );
}

/** Each payment and rate of the loan, as they follow from the terms above. */
function ArmPath({ id }: { id: string }) {
  const result = useResult(id);
  return (
    <section aria-label="Rate over time">
      <h3 className="mb-2 font-semibold text-sm">Rate over time</h3>
      {result && result.rates.length > 0 ? (
        <FiguresTable
          caption="Rate over time"
          heads={["From payment", "Rate", "Principal and interest"]}
          rows={result.rates.map(({ fromPayment, rate, payment }) => [
            `${fromPayment}, year ${Math.ceil(fromPayment / 12)}`,
            percent(rate),
            moneyWithCents(payment),
          ])}
        />
      ) : (
        <p className="text-fg-3">Shown once the loan has its price, rate and term.</p>
      )}
    </section>
  );
}

/** Removes a rate at once and offers an Undo. */
const removeRateWithUndo = (id: string, at: number, rate: FieldValue) =>
  editWithUndo(`Rate of period ${at + 1} removed.`, removeCustomRate(id, at), () => restoreCustomRate(id, at, rate));

/** The rates typed for the periods after the fixed one. The last of them holds through payoff. */
export function ArmRates({ id, place }: CellProps) {
  const type = useLoanField(id, "type");
  const { customRates } = armOf({ ARM: useLoanField(id, "ARM") });
  const { frequency } = useArmUsual(id);
  const left = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan ? customRatesLeft(loan) : 0;
  });
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
              <p className="num text-fg-2">{periodName(fixedYears(type) * 12 + at * frequency + 1)}</p>
              <FieldBox className={figureBox}>
                <FigureInput
                  fieldKey={fieldKey}
                  label={`Rate of period ${at + 1}, ${loanAt(place)}`}
                  value={rate}
                  write={percentDigits}
                  decimals={armFields.customRates.of.decimals}
                  step={fieldSteps.rate}
                  reach={armFields.customRates.of}
                  suffix="%"
                  required
                  onType={(value) => edit(fieldKey, setCustomRate(id, at, value))}
                />
              </FieldBox>
              {at > 0 && (
                <IconButton
                  icon={X}
                  label={`Remove the rate of period ${at + 1}`}
                  danger
                  onClick={() => removeRateWithUndo(id, at, rate)}
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
