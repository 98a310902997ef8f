import { CalendarClock, Check } from "lucide-react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { isExisting } from "../../../scenario/document";
import type { Computed } from "../../columns";
import { paymentSteps } from "../../payment-steps";
import { isRefinance } from "../../row";
import { kindOf, offeredOf } from "./answer";
import { Card } from "./card";
import { Notice } from "./notice";
import { type SkinWords, useSkin } from "./skin";
import { stayingDebts } from "./staying-debts";

type Owed = { key: string; name: string; says: string; balance: number };

/** What a refinance pays off, what it costs, and when it has earned its cost back. */
export function Payoff({ name, hasSavings, hasCash }: { name: string; hasSavings: boolean; hasCash: boolean }) {
  const skin = useSkin();
  const { picked, basis, words } = skin;
  const { payoff } = words.client.plain;
  const { debts: named } = words.client.answer;
  const { savings, cash, amount } = picked.result;
  if (!savings) return null;
  const { loans, debts } = basis.document;
  const staying = stayingDebts(skin);
  const says = (rate: unknown, left: unknown) =>
    payoff.terms(
      typeof rate === "number" ? trimmedPercent(rate) : "",
      typeof left === "number" && left > 0 ? payoff.left(left) : "",
    );
  const owed: Owed[] = [
    ...loans
      .filter((loan) => isExisting(loan) && loan.payOff && loan.propertyID === picked.loan.propertyID)
      .map(({ id, rate, monthsLeft, balance }) => ({
        key: id,
        name: named.mortgage,
        says: says(rate, monthsLeft),
        balance: Number(balance ?? 0),
      })),
    ...debts
      .filter(({ payOff }) => payOff)
      .map((debt) => ({
        key: debt.id,
        name: named[kindOf(debt)],
        says: says(debt.rate, debt.monthsLeft),
        balance: Number(debt.balance ?? 0),
      })),
  ];
  return (
    <Card name={name} title={payoff.title} of={picked}>
      <div className="num mt-2 grid gap-x-10 @min-[640px]:grid-cols-2">
        <dl>
          {owed.map((each) => (
            <Line key={each.key} name={each.name} says={each.says} value={moneyWithCents(each.balance)} />
          ))}
          <Line name={payoff.sum} value={moneyWithCents(savings.paidOff)} isSum />
          {staying.map(({ kind, count, balance, payment }) => (
            <Line
              key={`stays ${kind}`}
              name={named[kind]}
              says={payoff.stays(count, moneyWithCents(payment))}
              value={moneyWithCents(balance)}
              isQuiet
            />
          ))}
        </dl>
        <dl>
          {hasSavings && <Line name={payoff.cost} says={payoff.costSays} value={money(savings.cost)} />}
          <Line name={payoff.newLoan} value={moneyWithCents(amount)} isSum />
          {hasCash && (
            <Line
              name={cash.toClose < 0 ? words.client.report.cashToYou : words.loan.figures.cashToClose}
              value={money(Math.abs(cash.toClose))}
            />
          )}
        </dl>
      </div>
      {hasSavings && <PaysForItself />}
    </Card>
  );
}

const Line = ({
  name,
  says,
  value,
  isSum = false,
  isQuiet = false,
}: {
  name: string;
  says?: string;
  value: string;
  isSum?: boolean;
  isQuiet?: boolean;
}) => (
  <div
    className={cx(
      "flex justify-between gap-4 border-paper-line border-b py-2.5",
      isSum && "font-semibold",
      isQuiet && "text-fg-2",
    )}
  >
    <dt className="min-w-0">
      {name}
      {says && <span className="block font-normal text-fg-3 text-note">{says}</span>}
    </dt>
    <dd className="whitespace-nowrap">{value}</dd>
  </div>
);

/** Says what a refinance costs once, and what it saves each month, or at first where its payment changes, or costs more at first. */
function costWords(picked: Computed, saved: number, payoff: SkinWords["client"]["plain"]["payoff"]): string {
  const [cost, size] = [money(picked.result.savings?.cost), moneyWithCents(Math.abs(saved))];
  const changes = paymentSteps(picked).length > 0;
  if (saved > 0) return (changes ? payoff.afterSaysAtFirst : payoff.afterSays)(cost, size);
  return saved < 0 ? payoff.notLower.afterSays(cost, size) : payoff.notLower.afterSaysSame(cost);
}

/** Says when the lower payments have earned the cost back, and how many payments the other refinances need. */
function PaysForItself() {
  const skin = useSkin();
  const { picked, source, words } = skin;
  const { payoff } = words.client.plain;
  const { savings } = picked.result;
  const found = savings?.breakEven;
  if (!savings || !found || savings.monthlySavings === null) return null;
  const others = offeredOf(skin)
    .filter((column) => column !== picked && isRefinance(column))
    .flatMap(({ head, result }) =>
      result.savings?.breakEven?.kind === "after" ? [payoff.other(head, result.savings.breakEven.months)] : [],
    );
  const said =
    found.kind === "after"
      ? payoff.after(found.months, source.month(found.months))
      : found.kind === "always"
        ? payoff.atOnce
        : savings.monthlySavings > 0
          ? payoff.never
          : payoff.notLower.never;
  return (
    <Notice icon={found.kind === "never" ? CalendarClock : Check}>
      <b className="font-semibold text-fg">{said}</b>{" "}
      {found.kind === "after" && `${costWords(picked, savings.monthlySavings, payoff)} ${others.join(" ")}`}
    </Notice>
  );
}
