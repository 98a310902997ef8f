import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { isSecuredByHome } from "@highway/engine/scenario/schema/secured-debt";
import { Minus, Plus } from "lucide-react";
import { money, trimmedPercent } from "../../../lib/format/format";
import { oneColumn, useMedia } from "../../../lib/use-media";
import { Icon } from "../../../ui/icon";
import type { Computed } from "../../columns";
import { isBought, isCash, isRefinance } from "../../row";
import { offeredOf } from "./answer";
import { Card } from "./card";
import { isAdjustable } from "./payment-changes";
import { type SkinWords, useSkin } from "./skin";

/** Explanations of what these loans have, and of nothing else. */
export function GoodToKnow() {
  const skin = useSkin();
  const { picked, basis, officer, words } = skin;
  const { known } = words.client.plain;
  const isFolded = useMedia(oneColumn);
  const insured = offeredOf(skin).filter(({ result }) => (result.monthly.mortgageInsurance ?? 0) > 0);
  const secures =
    isRefinance(picked) && basis.document.debts.some(({ payOff, type }) => payOff && !isSecuredByHome(type));
  const { cash } = picked.result;
  const told: [title: string, says: string | null][] = [
    [known.apr, aprSays(picked, words)],
    [known.amount(money(picked.result.amount)), amountSays(picked, words)],
    [known.insuranceTitle, insured.length > 0 ? insuranceSays(insured, words) : null],
    [known.secured, secures ? known.securedSays : null],
    [known.escrow, isRefinance(picked) && cash.toClose > 0 && cash.prepaidEscrows > 0 ? known.escrowSays : null],
    [known.next, isBought(picked) && !isCash(picked) ? known.nextSays(officer) : null],
  ];
  const applies = told.filter((each): each is [string, string] => each[1] !== null);
  if (applies.length === 0) return null;
  return (
    <Card name="known" title={known.title}>
      <div className="mt-3 grid gap-x-8 @min-[640px]:grid-cols-[repeat(auto-fit,minmax(220px,1fr))] @min-[640px]:gap-y-4">
        {applies.map(([title, says]) =>
          isFolded ? <Folded key={title} title={title} says={says} /> : <Told key={title} title={title} says={says} />,
        )}
      </div>
    </Card>
  );
}

type Said = { title: string; says: string };

const Told = ({ title, says }: Said) => (
  <div>
    <h3 className="num text-body">{title}</h3>
    <p className="mt-0.5 text-fg-2 text-md">{says}</p>
  </div>
);

/** One explanation. A phone shows its title, which unfolds it; paper shows all of it. */
const Folded = ({ title, says }: Said) => (
  <details className="group border-paper-line border-t print:border-0">
    <summary className="flex min-h-12 list-none items-center justify-between gap-3 py-2 print:flex! print:min-h-0">
      <h3 className="num font-medium text-body">{title}</h3>
      <Icon of={Plus} size={18} className="text-fg-3 group-open:hidden print:hidden" />
      <Icon of={Minus} size={18} className="hidden text-fg-3 group-open:block print:hidden" />
    </summary>
    <p className="pb-3.5 text-fg-2 text-md print:pb-2">{says}</p>
  </details>
);

/** Names the fee that a program charges at closing. */
function feeOf({ loan }: Computed, { known }: SkinWords["client"]["plain"]): string {
  if (loan.program === "va") return known.fundingFee;
  return loan.program === "usda" ? known.guaranteeFee : known.upfront;
}

/** Says what the APR includes in addition to the rate for this loan; null if nothing. */
export function aprSays(column: Computed, { client }: Pick<SkinWords, "client">): string | null {
  const { plain, report } = client;
  const { known } = plain;
  const { loan, result } = column;
  if (isCash(column) || result.apr === null) return null;
  const [apr, rate] = [trimmedPercent(result.apr), trimmedPercent(loan.rate)];
  const isInsurance = loan.program !== "va" && loan.program !== "usda";
  const hasPremium = (result.monthly.mortgageInsurance ?? 0) > 0;
  const typed = validFigure(loan.customAPRCost, loanFields.customAPRCost);
  // A buydown that somebody else pays for is no cost of the loan (comment 17(c)(1)-3).
  const { buydown } = result.cash;
  const charged = result.loanEstimate.prepaidFinanceCharge - result.costOfPoints - result.upfrontMI - buydown;
  // A total that was typed replaces all charges at closing.
  const atClosing = [
    result.costOfPoints > 0 && known.points,
    Math.round(charged) > 0 && known.fees,
    result.upfrontMI > 0 && !isInsurance && feeOf(column, plain),
  ];
  const hasUpfront = typed === null && result.upfrontMI > 0 && isInsurance;
  const counted = [
    ...(typed === null ? atClosing : [typed > 0 && known.typedCharge]),
    (hasPremium || hasUpfront) && known.insurance,
    typed === null && buydown > 0 && known.buydown,
  ].filter((each) => each !== false);
  const last = counted.pop();
  const parts = last && (counted.length > 0 ? report.and(counted.join(", "), last) : last);
  const besides = [
    ...(typed ? [known.typedChargeSays(money(typed))] : []),
    ...(result.secondLoan ? [known.aprSecond(trimmedPercent(result.secondLoan.rate))] : []),
  ];
  if (isAdjustable(column))
    return [parts ? known.aprAdjustable(apr, parts) : known.aprAdjustableBare(apr), ...besides].join(" ");
  if (!parts || apr === rate) return result.secondLoan ? (besides.at(-1) ?? null) : null;
  return [known.aprOf(apr, rate, parts), ...besides].join(" ");
}

/** Says why the loan is larger than the home requires: a premium, a fee or costs that are added to it. */
export function amountSays(column: Computed, { client }: Pick<SkinWords, "client">): string | null {
  const { baseAmount, amount, upfrontMI } = column.result;
  const added = amount - baseAmount;
  if (isCash(column) || Math.round(added) <= 0) return null;
  const { plain } = client;
  const isFee = Math.abs(added - upfrontMI) < 1;
  return plain.known.amountOf(money(baseAmount), money(added), isFee ? feeOf(column, plain) : plain.known.costs);
}

function insuranceSays(insured: readonly Computed[], { client }: SkinWords): string {
  const { known } = client.plain;
  const each = insured.map(({ within, result: { miMonths, payoffMonths } }) =>
    miMonths >= payoffMonths ? known.insuranceStays(within) : known.insuranceEnds(within, miMonths),
  );
  return [known.insuranceSays, ...each].join(" ");
}
