import { cx } from "../../../lib/class-names";
import { money, moneyWithCents } from "../../../lib/format/format";
import { partColors } from "../../charts/part-colors";
import { isComputed, isToday } from "../../columns";
import { totalPaymentOf } from "../../rows/monthly";
import { kindOf } from "./answer";
import { Card } from "./card";
import { type Skin, useSkin } from "./skin";
import { WhatCanChange } from "./what-can-change";

type Line = { key: string; name: string; today: number; after: number; color: string };

const cents = (dollars: number) => Math.round(dollars * 100) / 100;
const debtColors = [
  partColors.otherPayments,
  partColors.mortgageInsurance,
  partColors.points,
  partColors.associationFee,
];

/** Each part of the month today and with the picked refinance, debts by their kind; null where a part is not known. */
export function refinanceLines({ source, basis, picked, words }: Pick<Skin, "source" | "basis" | "picked" | "words">) {
  const { refinance } = words.client.plain;
  const { debts: named } = words.client.answer;
  const { savings, monthly } = picked.result;
  const today = source.columns.find((column) => isToday(column) && column.loan.propertyID === picked.loan.propertyID);
  const before = today && isComputed(today) ? totalPaymentOf(today) : null;
  if (!savings || before === null || monthly.total === null || savings.monthlyAfter === null) return null;
  const owed = new Map<string, number>();
  for (const debt of basis.document.debts.filter(({ payOff }) => payOff)) {
    const name = named[kindOf(debt)];
    owed.set(name, cents((owed.get(name) ?? 0) + Number(debt.payment ?? 0)));
  }
  const debts = [...owed].map(([name, payment], at): Line => {
    return { key: name, name, today: payment, after: 0, color: debtColors[at % debtColors.length]! };
  });
  const inDebts = debts.reduce((sum, { today: payment }) => sum + payment, 0);
  const lines: Line[] = [
    {
      key: "mortgage",
      name: refinance.mortgage,
      today: cents(savings.monthlyBefore - inDebts),
      after: savings.monthlyAfter,
      color: partColors.principalAndInterest,
    },
    ...debts,
    {
      key: "rest",
      name: refinance.rest,
      today: cents(before - savings.monthlyBefore),
      after: cents(monthly.total - savings.monthlyAfter),
      color: partColors.propertyTax,
    },
  ];
  return { lines, before, after: monthly.total };
}

/** Two bars, today's month with the debts against the picked loan's, and the same as a table. */
export function RefinanceMonth({ name }: { name: string }) {
  const skin = useSkin();
  const { picked, words } = skin;
  const { refinance } = words.client.plain;
  const found = refinanceLines(skin);
  if (!found) return null;
  const { lines, before, after } = found;
  const change = (from: number, to: number) => {
    const by = cents(to - from);
    return by === 0 ? refinance.same : `${by < 0 ? "−" : "+"}${moneyWithCents(Math.abs(by))}`;
  };
  return (
    <Card name={name} title={refinance.title} of={picked}>
      <Bar name={refinance.today} of="today" total={before} most={Math.max(before, after)} lines={lines} />
      <Bar name={refinance.with(picked.within)} of="after" total={after} most={Math.max(before, after)} lines={lines} />
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-note">
        {lines.map((line) => (
          <li key={line.key} className="flex items-center gap-1.5">
            <i
              aria-hidden="true"
              className="size-3 rounded-xs forced-color-adjust-none"
              style={{ background: line.color }}
            />
            {line.name}
          </li>
        ))}
      </ul>
      <table className="num mt-3 w-full text-right text-md">
        <thead className="text-fg-3 text-note">
          <tr className="[&>th]:py-2 [&>th]:font-medium">
            <td />
            <th scope="col">{refinance.today}</th>
            <th scope="col">{picked.head}</th>
            <th scope="col" className="@max-[440px]:hidden">
              {refinance.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-paper-line border-t [&>*]:py-2.5">
              <th scope="row" className="pr-2 text-left font-normal text-fg-2">
                {line.name}
              </th>
              <td className="whitespace-nowrap pl-2">{moneyWithCents(line.today)}</td>
              <td className={cx("pl-2", line.after === 0 && line.today > 0 && "text-fg-3")}>
                {line.after === 0 && line.today > 0 ? refinance.paidOff : moneyWithCents(line.after)}
              </td>
              <td className="whitespace-nowrap pl-2 text-fg-2 @max-[440px]:hidden">{change(line.today, line.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-paper-line border-t font-semibold [&>*]:py-2.5">
            <th scope="row" className="text-left font-semibold">
              {refinance.total}
            </th>
            <td className="pl-2">{moneyWithCents(before)}</td>
            <td className="pl-2">{moneyWithCents(after)}</td>
            <td className={cx("whitespace-nowrap pl-2 @max-[440px]:hidden", after < before && "text-positive")}>
              {change(before, after)}
            </td>
          </tr>
        </tfoot>
      </table>
      <WhatCanChange />
    </Card>
  );
}

type BarProps = { name: string; of: "today" | "after"; total: number; most: number; lines: readonly Line[] };

/** The wider bar fills the card; what the other one lacks is said in the gap. */
function Bar({ name, of, total, most, lines }: BarProps) {
  const { refinance } = useSkin().words.client.plain;
  const rest = most - total;
  const said = lines.filter((line) => line[of] > 0).map((line) => `${line.name} ${moneyWithCents(line[of])}`);
  return (
    <div className="mt-3">
      <p className="flex justify-between gap-3">
        <span>{name}</span>
        <b className="num font-semibold text-sum leading-6">{moneyWithCents(total)}</b>
      </p>
      <div
        role="img"
        aria-label={`${name}: ${said.join(", ")}`}
        className="mt-1 flex h-[30px] gap-0.5 overflow-hidden rounded-md forced-color-adjust-none"
      >
        {lines
          .filter((line) => line[of] > 0)
          .map((line) => (
            <i key={line.key} className="block min-w-[3px]" style={{ flex: line[of], background: line.color }} />
          ))}
        {rest > 0.005 && (
          <span
            className="num grid min-w-0 place-items-center overflow-hidden whitespace-nowrap bg-positive-soft font-semibold text-note text-positive"
            style={{ flex: rest }}
          >
            {rest > most * 0.15 && refinance.less(money(rest))}
          </span>
        )}
      </div>
    </div>
  );
}
