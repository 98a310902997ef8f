import { type LocalCharge, localCharges, localFees } from "@highway/engine/costs/local-charges";
import { feeCategories } from "@highway/engine/costs/usual-fees";
import { overdueRenewal } from "@highway/engine/rules/by-date";
import { allLocalCharges, chargesLeftOut } from "@highway/engine/rules/state-charges/all-charges";
import { Landmark } from "lucide-react";
import { useState } from "react";
import { date, moneyWithCents } from "../../lib/format/format";
import { loanOf, propertyOf } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { stateName } from "../../ui/fields/state-options";
import type { ClosingCosts } from "./use-closing-costs";
import { type Bases, type FeeLines, newLine } from "./worksheet-draft";

const statesKnown = new Set(allLocalCharges.map(({ state }) => state));

/** The charges of the home's state, county and city on the loan: each tax with its statute and who usually pays it, and the borrower's part for the worksheet. */
export function LocalCharges({ id, bases, editor }: { id: string; bases: Bases; editor: ClosingCosts }) {
  const [open, setOpen] = useState(false);
  return (
    <section aria-label="State and county charges" className="mb-4 rounded-sm border border-line bg-canvas px-3 py-2">
      <div className="flex min-h-8 items-center gap-3">
        <p className="flex-1 text-fg-2 text-sm">
          Transfer, recording and mortgage taxes of the home's state and county
        </p>
        <Button size="sm" icon={Landmark} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? "Hide" : "Suggest"}
        </Button>
      </div>
      {open && <Suggested id={id} bases={bases} editor={editor} />}
    </section>
  );
}

/** Says why no charge is suggested, and what to do about it; null if one is. */
function whyNothing(state: string, bases: Bases, charges: readonly LocalCharge[]): string | null {
  if (!state) return "The home has no state yet. Add its location, and its taxes appear here.";
  if (!statesKnown.has(state))
    return `The transfer and mortgage taxes of ${stateName(state)} are not in Highway yet. Add them under Government.`;
  if (bases.price === null) return "These taxes depend on the price. Add it first.";
  return charges.length === 0 ? `${stateName(state)} charges nothing on this loan that Highway knows of.` : null;
}

function Suggested({ id, bases, editor }: { id: string; bases: Bases; editor: ClosingCosts }) {
  const { day, loan, home } = useLoanAndHome(id);
  const state = home?.state.trim().toUpperCase() ?? "";
  const charges = localCharges(allLocalCharges, {
    state,
    ...(home?.fip && { fip: home.fip }),
    ...(home?.city && { city: home.city }),
    day,
    purpose: loan?.category === "refinance" ? "refinance" : "purchase",
    price: (bases.price ?? 0) / 100,
    loan: (bases.baseAmount ?? 0) / 100,
    principalResidence: loan?.occupancy === "primary",
  });
  const reason = whyNothing(state, bases, charges);
  if (reason) return <p className="py-2">{reason}</p>;
  const borrowers = charges.reduce((sum, { borrowerPart }) => sum + borrowerPart, 0);
  const add = () => {
    const fees = { ...editor.draft.fees };
    for (const category of feeCategories) {
      const added = category === "credits" ? undefined : localFees(charges)[category];
      if (added) fees[category] = withFees(fees[category], added);
    }
    editor.put({ ...editor.draft, fees }, "The borrower's taxes are in the worksheet.");
  };
  return (
    <div className="pb-1">
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {charges.map((charge) => (
          <ChargeLine key={`${charge.name} ${charge.source}`} charge={charge} day={day} />
        ))}
      </ul>
      <p className="mt-2 text-fg-3 text-sm">{notes(state, home?.fip, bases)}</p>
      <Button size="sm" className="mt-2" disabled={borrowers === 0} onClick={add}>
        {borrowers === 0 ? "The borrower pays none of these" : `Add the borrower's ${moneyWithCents(borrowers)}`}
      </Button>
    </div>
  );
}

function useLoanAndHome(id: string) {
  const document = useScenario((state) => state.document);
  const loan = loanOf(document, id);
  return { day: document.closingDate || document.asOf, loan, home: loan && propertyOf(document, loan.propertyID) };
}

function notes(state: string, fip: string | undefined, bases: Bases): string {
  const sentences = [
    bases.baseAmount === null && "Taxes on the loan appear once its amount is known.",
    !fip && "The home's county is not known, so its own taxes are not included.",
    chargesLeftOut[state],
    "Who pays depends on local custom; the contract may say otherwise.",
  ];
  return sentences.filter(Boolean).join(" ");
}

function ChargeLine({ charge, day }: { charge: LocalCharge; day: string }) {
  const { name, amount, borrowerPart, source, from } = charge;
  const overdue = overdueRenewal(charge, day);
  const payer =
    borrowerPart === 0
      ? "Seller pays"
      : borrowerPart === amount
        ? "Borrower pays"
        : `Borrower pays ${moneyWithCents(borrowerPart)}`;
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 py-1.5">
      <span>{name}</span>
      <span className="num text-right">{moneyWithCents(amount)}</span>
      <span className="text-fg-3 text-sm">
        {source}. In effect since {date(from)} or earlier.
        {overdue && ` The amounts due on ${date(overdue.due)} are not available yet.`}
      </span>
      <span className="text-right text-fg-3 text-sm">{payer}</span>
    </li>
  );
}

/** Puts each fee in the line of its name, else in a line of its own. */
function withFees(
  before: FeeLines["government"],
  fees: NonNullable<ReturnType<typeof localFees>["government"]>,
): FeeLines["government"] {
  const found = new Map(fees.map((fee) => [fee.name, fee]));
  const changed = before.map((line) => {
    const fee = found.get(line.name);
    found.delete(line.name);
    return fee ? { ...line, ...fee } : line;
  });
  return [...changed, ...[...found.values()].map((fee) => ({ ...newLine("government", fee.name), ...fee }))];
}
