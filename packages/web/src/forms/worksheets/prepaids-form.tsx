import { prepaids } from "@highway/engine/costs/prepaids";
import { inDollars } from "@highway/engine/money/cents";
import { escrowAnalysis } from "@highway/engine/scenario/outcomes/escrow-analysis";
import { escrowFields } from "@highway/engine/scenario/schema/loan";
import type { EscrowAnalysis } from "@highway/engine/scenario/schema/types";
import type { Working } from "@highway/engine/scenario/working";
import { money, moneyWithCents, shortMonthNames } from "../../lib/format/format";
import type { EscrowMonths } from "../../scenario/document";
import { type Escrows, setEscrowMonths, setEscrows } from "../../scenario/edits/loan-edits";
import { setDayBasis } from "../../scenario/edits/worksheet-edits";
import { loanAt, offeredPlace } from "../../scenario/names/loan-name";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { Dialog } from "../../ui/overlays/dialog";
import { useEscrows } from "../fields/escrows";
import { FigureField } from "../fields/figure-field";
import { type CellProps, useLoanField } from "../fields/use-loan";
import { ByRespa } from "./by-respa";
import { ClosingPrepaids } from "./closing-prepaids";
import { useWorking } from "./use-bases";

const fields = [
  { name: "insurance", label: "Home insurance", suffix: "\u00a0months", bound: escrowFields.insurance },
  { name: "tax", label: "Property tax", suffix: "\u00a0months", bound: escrowFields.tax },
  {
    name: "interest",
    label: "Interest until the first full month",
    suffix: "\u00a0days",
    bound: escrowFields.interest,
  },
] as const;

/** The Prepaids and Escrows window: the months and days paid in advance at closing, beside what the lender may require. */
export default function PrepaidsForm({ id, place, onClose }: CellProps & { onClose: () => void }) {
  const months = useLoanField(id, "escrows");
  const total = useLoanField(id, "userPrepaidEscrows");
  const working = useWorking(id);
  const advises = isAdvised(working);
  const byClosing = useLoanField(id, "prepaidsByClosing");
  return (
    <Dialog
      open
      onClose={onClose}
      title="Prepaid and Escrows"
      aside={<span className="shrink-0 text-fg-3">{offeredPlace(place).head}</span>}
      width={advises ? 800 : 400}
      footer={
        <>
          <Button
            variant="quiet"
            className="mr-auto"
            aria-disabled={!months && !byClosing && total === null}
            onClick={() => edit(null, setEscrows(id, undefined))}
          >
            Use the defaults
          </Button>
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex gap-8 px-5 pb-5 phone:flex-col">
        <section aria-label="Paid ahead at closing" className="flex w-[300px] shrink-0 flex-col gap-3 phone:w-full">
          {working && advises && <ClosingPrepaids id={id} working={working} />}
          {!working?.financing.isByClosing && <Months id={id} place={place} working={working} />}
          <DayBasis id={id} working={working} />
          {working && (
            <p className="flex justify-between border-line border-t pt-3 font-semibold">
              Prepaids and escrows
              <span className="num">{money(inDollars(working.financing.defaultPrepaids))}</span>
            </p>
          )}
          {total !== null && working && (
            <p className="text-fg-3 text-sm">
              A typed total is used instead. Changing a figure here brings back the sum.
            </p>
          )}
        </section>
        {working && advises && <EscrowAdvice id={id} working={working} />}
      </div>
    </Dialog>
  );
}

/** Tells whether the window gives advice on escrow: lenders keep no account for a purchase in cash, nor open one for an existing mortgage. */
const isAdvised = (working: Working | null) =>
  working !== null && working.loan.program !== "allCash" && working.loan.category !== "existing";

/** Returns the dollars of each part, even while a typed total counts in their place. */
function partsOf({ financing, costs }: Working) {
  const { escrows, perDiem } = financing;
  const parts = prepaids({ escrows, perDiem, insuranceYear: costs.insurance.year, taxYear: costs.tax.year });
  return { insurance: inDollars(parts.insurance), tax: inDollars(parts.tax), interest: inDollars(parts.interest) };
}

/** The months and days, each with its dollars. Days that were not typed follow from the closing date. */
function Months({ id, place, working }: CellProps & { working: Working | null }) {
  const typed = useLoanField(id, "escrows");
  const { insurance, tax, interest } = useEscrows(id);
  const shown = { insurance, tax, interest };
  const amounts = working && partsOf(working);
  const set = (changed: Partial<Escrows>) =>
    edit(
      `${id}.escrows`,
      setEscrows(id, {
        insurance,
        tax,
        ...(typed?.interest !== undefined && { interest: typed.interest }),
        ...changed,
      }),
    );
  return fields.map(({ name, label, suffix, bound }) => (
    <FigureField
      key={name}
      fieldKey={`${id}.escrows.${name}`}
      label={label}
      ariaLabel={`${label}, ${loanAt(place)}`}
      aside={amounts && <span className="num">{money(amounts[name])}</span>}
      value={shown[name]}
      decimals={bound.decimals}
      suffix={suffix}
      step={1}
      reach={bound}
      onType={(value) => set({ [name]: value ?? 0 })}
    />
  ));
}

function DayBasis({ id, working }: { id: string; working: Working | null }) {
  const dayBasis = useLoanField(id, "interestDayBasis");
  return (
    <div className="flex items-center justify-between gap-3">
      <span className="min-w-0 text-fg-2">
        Interest per day
        {working && (
          <span className="num block text-fg-3 text-sm">
            {moneyWithCents(inDollars(working.financing.perDiem))}, by days in the year
          </span>
        )}
      </span>
      <Segmented
        label="Days in a year for daily interest"
        value={String(dayBasis) as "365" | "360"}
        segments={dayBases}
        onChange={(days) => edit(null, setDayBasis(id, days === "360" ? 360 : 365))}
      />
    </div>
  );
}

const dayBases = [
  { value: "365", label: "365", name: "365 days" },
  { value: "360", label: "360", name: "360 days" },
] as const;

const years = [
  { of: "tax", label: "Property tax is due in" },
  { of: "insurance", label: "Home insurance is due in" },
] as const;

const noMonths: EscrowMonths = { tax: [], insurance: [] };

/** The most that RESPA lets a lender hold for tax and insurance, by the months in which they are due. */
function EscrowAdvice({ id, working }: { id: string; working: Working }) {
  const due = useScenario((state) => state.document.escrowMonths ?? noMonths);
  const { scenario, loan, costs } = working;
  const analysis = escrowAnalysis(scenario, loan, costs);
  return (
    analysis && (
      <section aria-label="Escrow analysis" className="min-w-0 flex-1">
        <h3 className="font-semibold">RESPA escrow analysis</h3>
        <p className="mb-2 text-fg-3 text-sm">
          The most that a lender may hold under 12 CFR 1024.17. The due months apply to the whole scenario; each loan
          whose prepaids follow the closing date uses the deposit.
        </p>
        <dl className="num mb-3 grid grid-cols-[1fr_auto] gap-y-0.5">
          <dt className="text-fg-2">Deposit at closing</dt>
          <dd className="text-right font-semibold">{moneyWithCents(analysis.initialDeposit)}</dd>
          <dt className="text-fg-2">Paid in each month</dt>
          <dd className="text-right">{moneyWithCents(analysis.monthly)}</dd>
          <dt className="text-fg-2">Cushion included</dt>
          <dd className="text-right">{moneyWithCents(analysis.cushion)}</dd>
        </dl>
        {!working.financing.isByClosing && <ByRespa id={id} working={working} />}
        {years.map(({ of, label }) => (
          <DueMonths
            key={of}
            label={label}
            chosen={due[of]}
            onChange={(chosen) => edit(null, setEscrowMonths({ ...due, [of]: chosen }))}
          />
        ))}
        <Balances analysis={analysis} />
      </section>
    )
  );
}

/** The months in which a bill is due. If none is chosen, the default months count. */
function DueMonths(props: { label: string; chosen: readonly number[]; onChange: (months: number[]) => void }) {
  const { label, chosen, onChange } = props;
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 text-fg-2 text-sm">
        {label}
        {chosen.length === 0 && <span className="text-fg-3">: the usual months</span>}
      </legend>
      <div className="grid grid-cols-12 gap-1 phone:grid-cols-6">
        {shortMonthNames.map((name, at) => {
          const month = at + 1;
          const on = chosen.includes(month);
          return (
            <button
              key={name}
              type="button"
              aria-pressed={on}
              onClick={() => onChange(on ? chosen.filter((each) => each !== month) : [...chosen, month].sort(byNumber))}
              className={
                on
                  ? "h-6 rounded-xs border border-accent bg-accent-soft font-medium text-accent-text text-xs touch:h-11"
                  : "h-6 rounded-xs border border-line text-fg-2 text-xs hover:bg-hover touch:h-11"
              }
            >
              {name}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}

const byNumber = (one: number, other: number) => one - other;

const Balances = ({ analysis }: { analysis: EscrowAnalysis }) => (
  <table className="num w-full text-sm">
    <caption className="sr-only">The account in its first year</caption>
    <thead>
      <tr className="border-line border-b text-fg-3">
        <th scope="col" className="py-1 text-left font-normal">
          Month
        </th>
        <th scope="col" className="text-right font-normal">
          Due
        </th>
        <th scope="col" className="text-right font-normal">
          Balance
        </th>
      </tr>
    </thead>
    <tbody>
      {analysis.months.map(({ month, due, balance }) => (
        <tr key={month} className="border-line border-b">
          <th scope="row" className="py-0.5 text-left font-normal">
            {shortMonthNames[month - 1]}
          </th>
          <td className="text-right text-fg-2">{due === 0 ? "" : moneyWithCents(due)}</td>
          <td className="text-right">{moneyWithCents(balance)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
