import type { FigureField } from "@highway/engine/scenario/schema/field";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { consolidationFields } from "@highway/engine/tools/consolidation/input";
import { memo } from "react";
import { money, moneyWithCents, quantity } from "../../../lib/format/format";
import { TypedSlider } from "../../../report/answer/typed-slider";
import type { ConsolidationFigures } from "../../../report/consolidation/figures";
import { consolidationOf, setConsolidation } from "../../../scenario/consolidation";
import { type FieldValue, isRefinance, loanOf, type WorkingLoan } from "../../../scenario/document";
import { setCashToApply, setFigure, setFinanced } from "../../../scenario/edits/loan-edits";
import { basisOf, resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { edit, useScenario } from "../../../scenario/store/store";
import { Switch } from "../../../ui/fields/switch";
import { numberOf, onType, RateSlider, useOfficers } from "../../every/answer/sliders";

type Props = { figures: ConsolidationFigures; loan: WorkingLoan };

/** The figures that move the answer most. */
export const Sliders = ({ figures, loan }: Props) => (
  <>
    <RateSlider id={loan.id} />
    <TermSlider id={loan.id} />
    <AppliedSlider figures={figures} />
    {isRefinance(loan) && <CashSlider id={loan.id} paidOff={figures.answer?.paidOff ?? null} />}
    <CostsFinanced loan={loan} />
  </>
);

/** Returns the error of a figure. */
const wrong = (value: FieldValue | undefined, field: FigureField) =>
  value !== null && value !== undefined && validFigure(value, field) === null ? field.sentence : undefined;

const years = (count: number) => quantity(count, "year");

const TermSlider = memo(({ id }: { id: string }) => {
  const value = useScenario(({ document }) => loanOf(document, id)?.term ?? null);
  const officers = useOfficers((document) => numberOf(loanOf(document, id)?.term));
  const key = `${id}.term`;
  return (
    <TypedSlider
      label="Term"
      fieldKey={key}
      aside="years"
      range={{ least: 5, most: 30, step: 5, officers }}
      decimals={loanFields.term.decimals}
      value={value}
      error={wrong(value, loanFields.term)}
      write={years}
      onChange={onType(key, (typed) => setFigure(id, "term", typed))}
    />
  );
});

/** The amount paid in addition: all that is freed, until another amount is typed; an emptied field restores that. */
function AppliedSlider({ figures: { answer, problems } }: Pick<Props, "figures">) {
  const applied = useScenario(({ document }) => consolidationOf(document).applied);
  const officers = useOfficers((document) => numberOf(consolidationOf(document).applied));
  const freed = Math.max(0, answer?.monthlySavings ?? 0);
  const key = "consolidation.applied";
  return (
    <TypedSlider
      label="Added payment"
      fieldKey={key}
      aside={applied === null ? "the full savings" : "a month"}
      range={{
        least: 0,
        most: Math.max(1000, Math.ceil((freed * 2) / 500) * 500),
        step: 25,
        officers: officers ?? freed,
      }}
      prefix="$"
      decimals={consolidationFields.applied.decimals}
      value={applied ?? freed}
      error={problems[key]}
      write={moneyWithCents}
      onChange={onType(key, (typed) => setConsolidation({ applied: typed }))}
    />
  );
}

type CashProps = {
  id: string;
  /** What the new loan pays off; null while that is not known. */
  paidOff: number | null;
};

const CashSlider = memo(({ id, paidOff }: CashProps) => {
  const value = useScenario(({ document }) => loanOf(document, id)?.userCashToApply ?? null);
  const officers = useOfficers((document) => numberOf(loanOf(document, id)?.userCashToApply));
  const key = `${id}.userCashToApply`;
  const most = Math.max(50_000, Math.ceil(((officers ?? 0) * 1.5) / 10_000) * 10_000);
  return (
    <>
      <TypedSlider
        label="Cash toward the balance"
        fieldKey={key}
        aside={value ? undefined : "none"}
        range={{ least: 0, most, step: 500, officers: officers ?? 0 }}
        prefix="$"
        decimals={loanFields.userCashToApply.decimals}
        value={value ?? 0}
        error={wrong(value, loanFields.userCashToApply)}
        write={money}
        onChange={onType(key, (typed) => setCashToApply(id, typed))}
      />
      {paidOff !== null && (numberOf(value) ?? 0) > paidOff && (
        <p className="px-5 text-right text-fg-3 text-xs phone:px-4">Only {money(paidOff)} is paid off</p>
      )}
    </>
  );
});

function CostsFinanced({ loan }: { loan: WorkingLoan }) {
  const costs = useSettledScenario((state) => resultOf(basisOf(state), loan)?.cash.closingCosts ?? null);
  return (
    <div className="flex items-center justify-between gap-3 px-5 py-2 phone:px-4">
      <span className="text-fg-2">Closing costs financed</span>
      <span className="num ml-auto">{costs === null ? "" : money(costs)}</span>
      <Switch
        label="Closing costs financed"
        hideLabel
        checked={loan.isFinancedCC}
        onChange={(isOn) => edit(null, setFinanced(loan.id, "isFinancedCC", isOn))}
      />
    </div>
  );
}
