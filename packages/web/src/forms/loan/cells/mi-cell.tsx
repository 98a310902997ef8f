import { loanFields } from "@highway/engine/scenario/schema/loan";
import type { LoanResult } from "@highway/engine/scenario/schema/types";
import { memo } from "react";
import {
  fixed,
  moneyWithCents,
  noNumber,
  percent,
  percentDigits,
  quantity,
  trimmedPercent,
} from "../../../lib/format/format";
import type { WorkingLoan } from "../../../scenario/document";
import { convertMI, setMI, setWorksheetFlag } from "../../../scenario/edits/insurance-edits";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { loanAt } from "../../../scenario/names/loan-name";
import type { Sign } from "../../../scenario/new-report";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Beside, ShortInTheMiddle } from "../../fields/beside";
import { Cell, NoneCell } from "../../fields/cell";
import { dollarsText } from "../../fields/figure-fields";
import { FigureInput } from "../../fields/figure-input";
import { ResetButton } from "../../fields/reset-button";
import { UnitToggle, useUnit } from "../../fields/unit-toggle";
import { type CellProps, figureNow, labelOfLoan, useFigure, useIsCash, useLoanField } from "../../fields/use-loan";
import { MIWorksheetButton, useMIWorksheet } from "../insurance/mi-worksheet-button";
import { upfrontFees } from "../insurance/upfront-fees";
import { cellCheck } from "./financed";

/** The monthly premium, calculated by the program's rule or typed, in dollars a month or percent a year. */
export const MICell = memo(function MICell(loan: CellProps) {
  const selfInsured = useLoanField(loan.id, "selfInsured");
  const cash = useIsCash(loan.id);
  const { window, openWorksheet } = useMIWorksheet(loan);
  const button = <MIWorksheetButton place={loan.place} onOpen={openWorksheet} />;
  if (cash) return <NoneCell />;
  return (
    <>
      {selfInsured ? (
        <NoneCell aside={<Beside>self-insured</Beside>} gutter={button} />
      ) : (
        <PremiumCell {...loan} onWorksheet={openWorksheet} />
      )}
      {window}
    </>
  );
});

type Premium = CellProps & { onWorksheet: () => void };

function PremiumCell({ id, place, onWorksheet }: Premium) {
  const dollars = useLoanField(id, "MI");
  const share = useLoanField(id, "annualMIPercentage");
  const usual = useFigure(id, ({ defaults }) => defaults.MI);
  const missing = useMissingMI(id, "MI");
  const typed = dollars !== null ? "fee" : share !== null ? "percent" : null;
  const { unit, hold, toggle, release } = useUnit(typed, "mortgageInsuranceSign", (to) =>
    edit(
      null,
      convertMI(
        id,
        to,
        figureNow(id, (result) => result.amountBeforeMI),
      ),
    ),
  );
  const inPercent = unit === "percent";
  const fieldKey = `${id}.${inPercent ? "annualMIPercentage" : "MI"}`;
  return (
    <Cell
      fieldKey={fieldKey}
      note={missing}
      aside={
        <Basis id={id} place={place} unit={unit} typed={typed !== null} onUnit={toggle} onWorksheet={onWorksheet} />
      }
      gutter={
        typed ? (
          <Reset id={id} place={place} unit={unit} usual={usual} />
        ) : (
          <MIWorksheetButton place={place} onOpen={onWorksheet} />
        )
      }
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("Mortgage insurance", place)}
        value={inPercent ? share : dollars}
        write={inPercent ? percentDigits : dollarsText}
        decimals={inPercent ? loanFields.annualMIPercentage.decimals : loanFields.MI.decimals}
        prefix={inPercent && typed ? undefined : "$"}
        suffix={inPercent && typed ? "%" : undefined}
        fallback={usualText(missing === null ? usual : null)}
        look={usual ? "default" : "word"}
        percentDecimals={loanFields.annualMIPercentage.decimals}
        onType={(figure, sign) => {
          hold(sign ?? unit);
          edit(`${id}.MI`, setMI(id, sign ?? unit, figure));
        }}
        onLeave={release}
        row="MI"
        column={place}
      />
    </Cell>
  );
}

function usualText(usual: number | null): string {
  if (usual === null) return noNumber;
  return usual === 0 ? "None" : fixed(usual, 2);
}

const toggleOff =
  "cell-off inline-flex in-data-[look*=phone]:hidden in-data-[look*=phone]:group-focus-within/cell:inline-flex";

/** Shows where the premium comes from, and the switch of its unit. While nothing is typed, the switch appears only under the pointer or the focus. */
function Basis({
  id,
  place,
  unit,
  typed,
  onUnit,
  onWorksheet,
}: Premium & { unit: Sign; typed: boolean; onUnit: (to: Sign) => void }) {
  const words = usePremiumWords(id);
  return (
    <>
      <span className={typed ? undefined : toggleOff}>
        <UnitToggle
          label={`Dollars or percent, mortgage insurance of ${loanAt(place)}`}
          unit={unit}
          onChange={onUnit}
        />
      </span>
      {typed && words ? (
        <MIWorksheetButton place={place} words={words.short} onOpen={onWorksheet} />
      ) : (
        words && <Beside title={words.whole}>{words.short}</Beside>
      )}
    </>
  );
}

function Reset({ id, place, unit, usual }: CellProps & { unit: Sign; usual: number | null }) {
  const what = usual === null ? "default" : `default of ${moneyWithCents(usual)}`;
  return (
    <ResetButton label={`Back to the ${what}, ${loanAt(place)}`} onClick={() => edit(null, setMI(id, unit, null))} />
  );
}

/** The premium or fee due at closing, which can be added to the loan. */
export const UpfrontMICell = memo(function UpfrontMICell(loan: CellProps) {
  const selfInsured = useLoanField(loan.id, "selfInsured");
  const cash = useIsCash(loan.id);
  const { window, openWorksheet } = useMIWorksheet(loan);
  return (
    <>
      {cash || selfInsured ? <NoneCell /> : <UpfrontPremiumCell {...loan} onWorksheet={openWorksheet} />}
      {window}
    </>
  );
});

type UpfrontPremium = CellProps & { onWorksheet: () => void };

function UpfrontPremiumCell({ id, place, onWorksheet }: UpfrontPremium) {
  const typed = useLoanField(id, "upfrontMI");
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const missing = useMissingMI(id, "upfrontMI");
  const fieldKey = `${id}.upfrontMI`;
  const unknown = usual === null || missing !== null;
  return (
    <Cell
      fieldKey={fieldKey}
      note={missing}
      aside={(typeof typed === "number" ? typed : usual) ? <Financed id={id} place={place} /> : null}
      gutter={<Gutter id={id} place={place} onWorksheet={onWorksheet} />}
    >
      <FigureInput
        fieldKey={fieldKey}
        label={labelOfLoan("Upfront MI", place)}
        value={typed}
        write={dollarsText}
        decimals={loanFields.upfrontMI.decimals}
        prefix="$"
        fallback={unknown ? noNumber : usual === 0 ? "None" : dollarsText(usual)}
        look={usual ? "default" : "word"}
        onType={(figure) => edit(fieldKey, setFigure(id, "upfrontMI", figure))}
        row="upfrontMI"
        column={place}
      />
    </Cell>
  );
}

/** Whether the premium is added to the loan, and the percentage that it is, or would be were it not typed. */
function Financed({ id, place }: CellProps) {
  const { isFinanced } = useLoanField(id, "MIWorksheet");
  const fee = upfrontFees[useLoanField(id, "program")];
  const typed = useLoanField(id, "upfrontMI") !== null;
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const share = useFigure(id, ({ defaults }) => defaults.upfrontMIPercentage);
  return (
    <>
      <span className={cellCheck}>
        <Checkbox
          label="financed"
          small
          aria-label={`Finance the ${fee ?? "upfront MI"} of ${loanAt(place)}`}
          checked={isFinanced}
          onChange={(checked) => edit(null, setWorksheetFlag(id, "isFinanced", checked))}
        />
      </span>
      {usual ? (
        <span className="flex h-5 min-w-0 flex-wrap overflow-hidden before:h-5 in-data-[look=narrow]:hidden">
          <ShortInTheMiddle>
            {typed ? `default ${moneyWithCents(usual)}` : `${fee ?? ""} ${trimmedPercent(share)}`.trim()}
          </ShortInTheMiddle>
        </span>
      ) : null}
    </>
  );
}

function Gutter({ id, place, onWorksheet }: UpfrontPremium) {
  const typed = useLoanField(id, "upfrontMI") !== null;
  const program = useLoanField(id, "program");
  const isRefinance = useLoanField(id, "category") === "refinance";
  const hasWorksheet = program === "va" || (program === "fha" && isRefinance);
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  if (!typed) return hasWorksheet && <MIWorksheetButton place={place} onOpen={onWorksheet} />;
  const what = usual === null ? "default" : `default of ${moneyWithCents(usual)}`;
  return (
    <ResetButton
      label={`Back to the ${what}, upfront MI of ${loanAt(place)}`}
      onClick={() => edit(null, setFigure(id, "upfrontMI", null))}
    />
  );
}

/** Returns the words beside the monthly premium: its other unit or its rule, and how long it is paid, as in "0.55%, life of loan". */
function usePremiumWords(id: string): { short: string; whole: string } | null {
  const short = useFigure(id, (result, loan) => premiumRule(result, loan));
  const falls = useFigure(id, ({ MI, premiums }) => MI !== 0 && premiums.length > 1);
  return short ? { short, whole: falls ? `${short}, less each year` : short } : null;
}

function premiumRule(
  { MI, miMonths, payoffMonths, amountBeforeMI, defaults, ltv }: LoanResult,
  loan: WorkingLoan,
): string {
  const paid = miMonths > 0 && miMonths === payoffMonths ? "life of loan" : quantity(miMonths, "payment");
  if (typeof loan.annualMIPercentage === "number") return `${moneyWithCents(MI)}, ${paid}`;
  if (typeof loan.MI === "number") {
    const share = amountBeforeMI ? (loan.MI * 1200) / amountBeforeMI : 0;
    return `${percent(share, 2)}, ${paid}`;
  }
  if (MI) return `${percent(defaults.annualMIPercentage, 2)}, ${paid}`;
  return MI === 0 ? `${trimmedPercent(ltv, 2)} LTV` : "";
}

/** Returns the sentence that requires a premium which no rule sets; null if the premium is known. */
const useMissingMI = (id: string, field: "MI" | "upfrontMI") =>
  useFigure(id, ({ missing }) => missing.find((each) => each.field === field)?.sentence ?? null);
