import { CalendarClock } from "lucide-react";
import { moneyWithCents } from "../../../lib/format/format";
import { partColors } from "../../charts/part-colors";
import { isComputed } from "../../columns";
import { isCash } from "../../row";
import { streetOf } from "../../rows/loans";
import { cashAfterSale, saleOf } from "./answer";
import { Card } from "./card";
import { type ChangeLine, cents, debtLines, MonthChange } from "./month-change";
import { Notice } from "./notice";
import { type Skin, useSkin } from "./skin";
import { WhatCanChange } from "./what-can-change";

/** Returns each part of the monthly costs of the home being sold and the home being bought; null if no sale counts, or a part is not known. */
export function moveUpLines(skin: Pick<Skin, "source" | "basis" | "picked" | "words">) {
  const { source, picked, words } = skin;
  const { parts } = words.client;
  const sale = saleOf(skin);
  const { monthly } = picked.result;
  if (!sale || cashAfterSale(sale, picked) === null || monthly.total === null) return null;
  const owed = source.columns
    .filter(isComputed)
    .filter(({ isOwed, loan }) => isOwed && loan.propertyID === sale.propertyID);
  const [sold] = owed;
  if (!sold) return null;
  const insured = owed
    .filter(({ loan }) => loan.payOff)
    .reduce((sum, { result }) => sum + (result.monthly.mortgageInsurance ?? 0), 0);
  const { propertyTax, homeInsurance, associationFee } = sold.result.monthly;
  const debts = debtLines(skin);
  const beside = [insured, propertyTax, homeInsurance, associationFee, ...debts.map(({ today }) => today)];
  const lines: ChangeLine[] = [
    {
      key: "loan",
      name: parts.loan,
      today: cents(beside.reduce((rest, part) => rest - part, sale.monthlyBefore)),
      after: cents(monthly.principalAndInterest + monthly.secondLoan),
      color: partColors.principalAndInterest,
    },
    { key: "tax", name: parts.tax, today: propertyTax, after: monthly.propertyTax, color: partColors.propertyTax },
    {
      key: "home",
      name: parts.home,
      today: homeInsurance,
      after: monthly.homeInsurance,
      color: partColors.homeInsurance,
    },
    {
      key: "insurance",
      name: parts.insurance,
      today: cents(insured),
      after: monthly.mortgageInsurance ?? 0,
      color: partColors.mortgageInsurance,
    },
    {
      key: "dues",
      name: parts.dues,
      today: associationFee,
      after: monthly.associationFee,
      color: partColors.associationFee,
    },
    ...debts,
  ];
  return {
    lines: lines.filter(({ today, after }) => today > 0 || after > 0),
    before: sale.monthlyBefore,
    after: monthly.total,
  };
}

/** The monthly costs of both homes side by side, and of both together until the old one is sold. */
export function MoveUpMonth({ name }: { name: string }) {
  const skin = useSkin();
  const { picked, basis, words } = skin;
  const { moveUp, refinance } = words.client.plain;
  const found = moveUpLines(skin);
  const sale = saleOf(skin);
  if (!found || !sale) return null;
  const { before, after } = found;
  const sold = streetOf(basis.document.properties.find(({ id }) => id === sale.propertyID));
  const bought = streetOf(picked.property);
  const names = {
    today: sold ? moveUp.soldOn(sold) : moveUp.sold,
    after: bought ? moveUp.boughtOn(bought, picked.within) : moveUp.bought(picked.within),
    todayHead: moveUp.sold,
    afterHead: picked.head,
  };
  const isDebt = new Set(debtLines(skin).map(({ key }) => key));
  const change = cents(after - before);
  const size = moneyWithCents(Math.abs(change));
  return (
    <Card name={name} title={moveUp.title} of={picked}>
      <MonthChange
        {...found}
        names={names}
        gone={({ key }) => (isDebt.has(key) || (key === "loan" && isCash(picked)) ? refinance.paidOff : refinance.none)}
      />
      <Notice icon={CalendarClock}>
        <b className="font-semibold text-fg">{moveUp.both(moneyWithCents(cents(before + after)))}</b>{" "}
        {change === 0 ? moveUp.thenSame : (change > 0 ? moveUp.thenMore : moveUp.thenLess)(size)}
      </Notice>
      <WhatCanChange />
    </Card>
  );
}
