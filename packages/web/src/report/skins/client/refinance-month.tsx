import { Calendar } from "lucide-react";
import { money, moneyWithCents } from "../../../lib/format/format";
import { partColors } from "../../charts/part-colors";
import { isComputed, isToday } from "../../columns";
import { totalPaymentOf } from "../../rows/monthly";
import { Card } from "./card";
import { type ChangeLine, cents, debtLines, MonthChange } from "./month-change";
import { Notice } from "./notice";
import { type Skin, useSkin } from "./skin";
import { stayingDebts } from "./staying-debts";
import { WhatCanChange } from "./what-can-change";

/** Returns each part of the month today and with the picked refinance, debts by kind; null if a part is not known. */
export function refinanceLines(skin: Pick<Skin, "source" | "basis" | "picked" | "words">) {
  const { source, picked, words } = skin;
  const { refinance } = words.client.plain;
  const { savings, monthly } = picked.result;
  const today = source.columns.find((column) => isToday(column) && column.loan.propertyID === picked.loan.propertyID);
  const before = today && isComputed(today) ? totalPaymentOf(today) : null;
  if (!savings || before === null || monthly.total === null || savings.monthlyAfter === null) return null;
  const debts = debtLines(skin);
  const inDebts = debts.reduce((sum, { today: payment }) => sum + payment, 0);
  const lines: ChangeLine[] = [
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

/** Today's month, debts included, against that of the picked loan. */
export function RefinanceMonth({ name }: { name: string }) {
  const skin = useSkin();
  const { picked, words } = skin;
  const { refinance } = words.client.plain;
  const found = refinanceLines(skin);
  if (!found) return null;
  const names = {
    today: refinance.today,
    after: refinance.with(picked.within),
    todayHead: refinance.today,
    afterHead: picked.head,
  };
  return (
    <Card name={name} title={refinance.title} of={picked}>
      <MonthChange {...found} names={names} gone={() => refinance.paidOff} />
      <Staying />
      <WhatCanChange />
    </Card>
  );
}

/** Lists the debts that stay: "Not in the new loan. Your student loan of $12,100 stays, at $148.00 a month." */
function Staying() {
  const skin = useSkin();
  const { answer, plain } = skin.words.client;
  const staying = stayingDebts(skin);
  if (staying.length === 0) return null;
  return (
    <Notice icon={Calendar}>
      <h3 className="inline text-fg text-md">{plain.stays.title}</h3>{" "}
      {staying
        .map(({ kind, count, balance, payment }) =>
          plain.stays.says(count, answer.yours[kind](count), money(balance), moneyWithCents(payment)),
        )
        .join(" ")}
    </Notice>
  );
}
