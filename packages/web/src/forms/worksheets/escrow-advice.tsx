import { escrowAnalysis } from "@highway/engine/scenario/outcomes/escrow-analysis";
import type { EscrowAnalysis } from "@highway/engine/scenario/schema/types";
import type { Working } from "@highway/engine/scenario/working";
import { useState } from "react";
import { money } from "../../lib/format/format";

const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const years = [
  { of: "tax", label: "Property tax is due in" },
  { of: "insurance", label: "Home insurance is due in" },
] as const;

/** What RESPA lets a lender hold for tax and insurance. It advises: none of it counts into a figure. */
export function EscrowAdvice({ working }: { working: Working }) {
  const [due, setDue] = useState<{ tax: number[]; insurance: number[] }>({ tax: [], insurance: [] });
  const { scenario, loan, costs } = working;
  const analysis = escrowAnalysis({ ...scenario, escrowMonths: due }, loan, costs);
  return (
    analysis && (
      <section aria-label="Escrow analysis" className="min-w-0 flex-1">
        <h3 className="font-semibold">Escrow account by RESPA</h3>
        <p className="mb-2 text-fg-3 text-sm">
          What a lender may hold at most, 12 CFR 1024.17. It advises: no figure of the loan follows from it.
        </p>
        <dl className="num mb-3 grid grid-cols-[1fr_auto] gap-y-0.5">
          <dt className="text-fg-2">Deposit at closing</dt>
          <dd className="text-right font-semibold">{money(analysis.initialDeposit, { cents: true })}</dd>
          <dt className="text-fg-2">Paid in each month</dt>
          <dd className="text-right">{money(analysis.monthly, { cents: true })}</dd>
          <dt className="text-fg-2">Cushion within it</dt>
          <dd className="text-right">{money(analysis.cushion, { cents: true })}</dd>
        </dl>
        {years.map(({ of, label }) => (
          <DueMonths key={of} label={label} chosen={due[of]} onChange={(chosen) => setDue({ ...due, [of]: chosen })} />
        ))}
        <Balances analysis={analysis} />
      </section>
    )
  );
}

/** None chosen: the usual months. */
function DueMonths(props: { label: string; chosen: readonly number[]; onChange: (months: number[]) => void }) {
  const { label, chosen, onChange } = props;
  return (
    <fieldset className="mb-2">
      <legend className="mb-1 text-fg-2 text-sm">
        {label}
        {chosen.length === 0 && <span className="text-fg-3">: the usual months</span>}
      </legend>
      <div className="grid grid-cols-12 gap-1 phone:grid-cols-6">
        {months.map((name, at) => {
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
            {months[month - 1]}
          </th>
          <td className="text-right text-fg-2">{due === 0 ? "" : money(due, { cents: true })}</td>
          <td className="text-right">{money(balance, { cents: true })}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
