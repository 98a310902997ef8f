import { limits } from "@highway/core/scenario/limits";
import { memo } from "react";
import { count, money, percent } from "../../../lib/format";
import { edit } from "../../../lib/scenario/store";
import { convertMI, setMI } from "../edits/insurance-edits";
import { Cell, NoneCell } from "../fields/cell";
import { FigureInput } from "../fields/figure-input";
import { ResetButton } from "../fields/reset-button";
import { UnitToggle } from "../fields/unit-toggle";
import { useUnit } from "../fields/use-unit";
import { useSettings } from "../settings";
import { dollarsText } from "./figure-fields";
import { MIOptions } from "./mi-options";
import { type CellProps, named, useFigure, useIsCash, useLoanField } from "./use-loan";

/** Where a premium comes from and how long it is paid: "0.55% a year, life of loan". */
const basis = (share: number | null, months: number, life: boolean) =>
  `${percent(share, { decimals: 2 })} a year, ${life ? "life of loan" : `${count(months)} payments`}`;

/** The monthly premium: computed by the program's rule, or typed in dollars a month or percent a year. */
export const MICell = memo(function MICell({ id, place }: CellProps) {
  const { signs, setSign } = useSettings();
  const dollars = useLoanField(id, "MI");
  const share = useLoanField(id, "annualMIPercentage");
  const selfInsured = useLoanField(id, "selfInsured");
  const amount = useFigure(id, (result) => result.amountBeforeMI);
  const usual = useFigure(id, ({ defaults }) => defaults.MI);
  const missing = useFigure(id, (result) => result.missing.find(({ field }) => field === "MI")?.sentence ?? null);
  const words = useWords(id);
  const cash = useIsCash(id);
  const typed = dollars !== null ? "fee" : share !== null ? "percent" : null;
  const { unit, hold, release } = useUnit(typed, signs.mortgageInsuranceSign);
  if (cash) return <NoneCell />;
  if (selfInsured)
    return (
      <NoneCell aside={<span className="cell-words">self-insured</span>} gutter={<MIOptions {...{ id, place }} />} />
    );
  const percentage = unit === "percent";
  const value = percentage ? share : dollars;
  const fieldKey = `${id}.${percentage ? "annualMIPercentage" : "MI"}`;
  const label = named("Mortgage insurance", place);
  const toggle = (to: typeof unit) => {
    hold(to);
    edit(null, convertMI(id, to, amount));
    setSign("mortgageInsuranceSign", to);
  };
  return (
    <Cell
      fieldKey={fieldKey}
      note={missing}
      aside={
        <>
          <span className={typed ? undefined : "cell-toggle-off"}>
            <UnitToggle
              label={`Dollars or percent, mortgage insurance of loan ${place + 1}`}
              unit={unit}
              onChange={toggle}
            />
          </span>
          <span className="cell-words num">{words}</span>
        </>
      }
      gutter={
        typed ? (
          <ResetButton
            label={`Back to the ${usual === null ? "default" : `default of ${money(usual, { cents: true })}`}, loan ${place + 1}`}
            onClick={() => edit(null, setMI(id, unit, null))}
          />
        ) : (
          <MIOptions {...{ id, place }} />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={label}
        value={value}
        write={percentage ? (figure) => percent(figure, { trim: true }).slice(0, -1) : dollarsText}
        decimals={percentage ? limits.annualMIPercentage.decimals : limits.MI.decimals}
        prefix={percentage && typed ? undefined : "$"}
        suffix={percentage && typed ? "%" : undefined}
        fallback={fallback(usual, missing !== null, amount !== null)}
        look={usual ? "default" : "word"}
        onType={(figure, with_) => {
          hold(with_ ?? unit);
          edit(`${id}.MI`, setMI(id, with_ ?? unit, figure));
        }}
        onLeave={release}
        row="MI"
        column={place}
      />
    </Cell>
  );
});

function fallback(usual: number | null, missing: boolean, known: boolean): string {
  if (missing || !known || usual === null) return "\u2014";
  return usual === 0 ? "None" : money(usual, { cents: true }).slice(1);
}

const useWords = (id: string) =>
  useFigure(id, (result, loan) => {
    const life = result.miMonths > 0 && result.miMonths === result.payoffMonths;
    if (typeof loan.annualMIPercentage === "number")
      return `${money(result.MI, { cents: true })}, ${life ? "life of loan" : `${count(result.miMonths)} payments`}`;
    if (typeof loan.MI === "number")
      return basis(result.amountBeforeMI ? (loan.MI * 1200) / result.amountBeforeMI : 0, result.miMonths, life);
    if (result.MI) return basis(result.defaults.annualMIPercentage, result.miMonths, life);
    return result.MI === 0 ? `${percent(result.ltv, { decimals: 2, trim: true })} LTV` : "";
  });
