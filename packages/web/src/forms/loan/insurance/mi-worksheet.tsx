import { conventionalRateCard } from "@highway/engine/rules/conventional-rate-card";
import { creditScoreDefault } from "@highway/engine/rules/product-defaults";
import { type InsurancePlan, insurancePlans, planOf } from "@highway/engine/scenario/schema/insurance";
import { loanFields, programNames } from "@highway/engine/scenario/schema/loan";
import type { Program } from "@highway/engine/scenario/schema/types";
import { date, moneyWithCents, monthIn, noNumber, quantity } from "../../../lib/format/format";
import {
  setCreditScore,
  setInsurancePlan,
  setSelfInsured,
  setWorksheetFlag,
  startInsuranceAfresh,
} from "../../../scenario/edits/insurance-edits";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Segmented } from "../../../ui/fields/segmented";
import { Select } from "../../../ui/fields/select";
import { Dialog } from "../../../ui/overlays/dialog";
import { CellError } from "../../fields/cell";
import { FigureField, figureLabel } from "../../fields/figure-field";
import { dollarsText } from "../../fields/figure-fields";
import { ResetButton } from "../../fields/reset-button";
import {
  type CellProps,
  type LoanDialogProps,
  labelOfLoan,
  useFigure,
  useLoanField,
  useResult,
} from "../../fields/use-loan";
import { EarlierPremium } from "./earlier-premium";
import { InsurersQuotes } from "./insurers-quotes";
import { ConventionalModifiers, VAModifiers } from "./mi-modifiers";
import { upfrontName } from "./upfront-fees";

/** Tells whether a program's insurance is priced by the conventional rate card. */
const isConventional = (program: Program) => program === "conventional" || program.startsWith("interest");

/** The window in which everything that the premiums depend on is typed, with the premiums. */
export default function MIWorksheet({ id, place, onClose }: LoanDialogProps) {
  const program = useLoanField(id, "program");
  const selfInsured = useLoanField(id, "selfInsured");
  const isRefinance = useLoanField(id, "category") === "refinance";
  return (
    <Dialog
      open
      onClose={onClose}
      title={labelOfLoan("Insurance", place)}
      aside={<span className="text-fg-3 text-sm">{programNames[program]}</span>}
      footer={
        <>
          <Button variant="quiet" className="mr-auto" onClick={() => edit(null, startInsuranceAfresh(id))}>
            Reset to defaults
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4 px-5 pb-5">
        {!selfInsured && (
          <>
            {isConventional(program) && <PaidHow id={id} place={place} />}
            {isConventional(program) && <ScoreBand id={id} place={place} />}
            {isConventional(program) && <ConventionalModifiers id={id} place={place} />}
            {isConventional(program) && <InsurersQuotes id={id} place={place} />}
            {program === "fha" && isRefinance && <EarlierPremium id={id} place={place} />}
            {program === "va" && <VAModifiers id={id} place={place} />}
            <CellError fieldKey={`${id}.MIWorksheet`} />
            <Upfront id={id} place={place} />
          </>
        )}
        <div>
          <Checkbox label="Self-insured" checked={selfInsured} onChange={(on) => edit(null, setSelfInsured(id, on))} />
          <p className="pl-6 text-fg-3 text-sm">
            There is no monthly or upfront premium, because the lender carries the risk.
          </p>
        </div>
        <Premiums id={id} />
      </div>
    </Dialog>
  );
}

const plans = Object.entries(insurancePlans).map(([value, label]) => ({ value: value as InsurancePlan, label }));

/** Says how the borrower pays under each plan. */
const planSays: Record<InsurancePlan, string> = {
  monthly: "A premium with each payment, until it ends.",
  single: "One premium, paid at closing or added to the loan, and none each month. Type it below.",
  split: "A smaller premium at closing and a smaller one each month. Type both.",
  lenderPaid: "The lender pays it and charges a higher rate. Type that rate. It lasts as long as the loan.",
};

function PaidHow({ id }: CellProps) {
  const worksheet = useLoanField(id, "MIWorksheet");
  const { isRefund } = worksheet;
  const plan = planOf(worksheet);
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-2">
      <div>
        <p className={figureLabel}>Paid</p>
        <Segmented
          label="How the premium is paid"
          value={plan}
          onChange={(chosen) => edit(null, setInsurancePlan(id, chosen))}
          segments={plans}
        />
        <p className="mt-1 max-w-[48ch] text-fg-3 text-sm">{planSays[plan]}</p>
      </div>
      <Checkbox
        label="Refundable"
        checked={isRefund}
        onChange={(on) => edit(null, setWorksheetFlag(id, "isRefund", on))}
      />
    </div>
  );
}

/** The premium or fee due at closing, typed if no rule sets it, and whether it is added to the loan. */
function Upfront({ id, place }: CellProps) {
  const name = upfrontName(useLoanField(id, "program"));
  const typed = useLoanField(id, "upfrontMI");
  const { isFinanced } = useLoanField(id, "MIWorksheet");
  const usual = useFigure(id, ({ defaults }) => defaults.upfrontMI);
  const unknown = useFigure(id, ({ missing }) => missing.some(({ field }) => field === "upfrontMI"));
  const fieldKey = `${id}.upfrontMI`;
  return (
    <div className="grid grid-cols-2 items-end gap-4">
      <FigureField
        fieldKey={fieldKey}
        label={name}
        ariaLabel={labelOfLoan(name, place)}
        value={typed}
        write={dollarsText}
        decimals={loanFields.upfrontMI.decimals}
        prefix="$"
        fallback={usual === null || unknown ? "" : usual === 0 ? "None" : dollarsText(usual)}
        look={usual ? "default" : "word"}
        onType={(figure) => edit(fieldKey, setFigure(id, "upfrontMI", figure))}
        gutter={
          typed !== null && (
            <ResetButton
              label={`Back to the computed ${name.toLowerCase()}`}
              onClick={() => edit(null, setFigure(id, "upfrontMI", null))}
            />
          )
        }
      />
      <Checkbox
        label="Added to the loan"
        checked={isFinanced}
        onChange={(on) => edit(null, setWorksheetFlag(id, "isFinanced", on))}
      />
    </div>
  );
}

/** The premiums, how long they are paid, and the score that prices them. */
function Premiums({ id }: { id: string }) {
  const result = useResult(id);
  const program = useLoanField(id, "program");
  if (!result) return <p className="text-fg-3">The premiums appear once the loan has its price, rate and term.</p>;
  const { MI, upfrontMI, upfrontRefund, miMonths, payoffMonths, premiums, missing, creditScore } = result;
  const last = premiums.length > 1 ? `, less each year, ${dollars(premiums.at(-1)!.monthly)} in the last` : "";
  const paid = `${miMonths === payoffMonths ? "for the life of the loan" : `for ${quantity(miMonths, "payment")}`}${last}`;
  const lines = [
    { label: "Each month", figure: dollars(MI), words: MI ? paid : "" },
    {
      label: upfrontName(program),
      figure: missing.some(({ field }) => field === "upfrontMI") ? noNumber : dollars(upfrontMI),
      words: upfrontRefund > 0 ? `less ${moneyWithCents(upfrontRefund)} refunded of the earlier premium` : "",
    },
    ...(result.rateCard === null
      ? []
      : [
          {
            label: "Rate card",
            figure: monthIn("en", result.rateCard),
            words: "indicative; type the insurer's own quote",
          },
        ]),
    ...(result.insurersQuote === null
      ? []
      : [
          {
            label: result.insurersQuote.insurer.trim() || "Insurer's quote",
            figure: date(result.insurersQuote.date),
            words: result.insurersQuote.isOld ? "an old quote; ask the insurer again" : "quoted on",
          },
        ]),
    // The score prices what insurers sell, and no fee or premium of an agency.
    ...(isConventional(program)
      ? [
          {
            label: "Credit score",
            figure: String(creditScore.value),
            words: creditScore.assumed ? "assumed, because the client has none" : "",
          },
        ]
      : []),
  ];
  return (
    <div role="status" className="rounded-md bg-canvas px-3 py-2">
      <dl>
        {lines.map(({ label, figure, words }) => (
          <div key={label} className="flex items-baseline gap-3 py-0.5">
            <dt className="whitespace-nowrap text-fg-2">{label}</dt>
            <dd className="num ml-auto text-right">
              {words && <span className="mr-2 text-fg-3 text-xs">{words}</span>}{" "}
              <span className="font-semibold">{figure}</span>
            </dd>
          </div>
        ))}
      </dl>
      {missing.map(({ field, sentence }) => (
        <p key={field} className="mt-1 text-sm text-warning">
          {sentence}
        </p>
      ))}
    </div>
  );
}

const dollars = (value: number | null) => (value === null ? noNumber : value === 0 ? "None" : moneyWithCents(value));

/** Names a band of scores by its lowest: "760+", "740-759". The best comes first. */
const nameOf = (lowest: number, above: number | undefined) =>
  above === undefined ? `${lowest}+` : `${lowest}-${above - 1}`;

/** The credit score that prices the premium: the client's, unless another band is chosen for the loan. */
function ScoreBand({ id, place }: CellProps) {
  const { creditScore: chosen } = useLoanField(id, "MIWorksheet");
  const asOf = useScenario(({ document }) => document.asOf);
  const ficoMin = useScenario(({ client }) => client?.ficoMin ?? null);
  const { scoreBands } = conventionalRateCard.on(asOf);
  const usual = ficoMin === null ? `Assumed, ${creditScoreDefault.on(asOf)}` : `The client's, ${ficoMin}`;
  const bands = scoreBands.map((lowest, at) => ({ value: `${lowest}`, label: nameOf(lowest, scoreBands[at - 1]) }));
  // A score that was sent through the API need not be the lowest of a band.
  const exact =
    typeof chosen === "number" && !scoreBands.includes(chosen) ? [{ value: `${chosen}`, label: `${chosen}` }] : [];
  return (
    <div>
      <p className={figureLabel}>Credit score</p>
      <Select
        aria-label={labelOfLoan("Credit score", place)}
        className="max-w-60"
        value={typeof chosen === "number" ? `${chosen}` : ""}
        options={[{ value: "", label: usual }, ...exact, ...bands]}
        onChange={(value) => edit(null, setCreditScore(id, value === "" ? null : Number(value)))}
      />
    </div>
  );
}
