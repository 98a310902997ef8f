import { CalendarClock } from "lucide-react";
import { moneyWithCents } from "../../../lib/format/format";
import { isCash } from "../../row";
import { Notice } from "./notice";
import { isAdjustable, type PaymentChange, paymentChanges } from "./payment-changes";
import { useSkin } from "./skin";

/** The most changes that are listed. If there are more, only the first, and the highest after it, are. */
const mostTold = 4;

/** When the payment changes, why, and to what. */
export function WhatCanChange() {
  const { picked, source, words } = useSkin();
  const { changes: said } = words.client.plain;
  const all = paymentChanges(picked);
  const told = all.length > mostTold ? all.slice(0, 1) : all;
  const highest = all.reduce<PaymentChange | null>(
    (most, each) => (most && most.payment >= each.payment ? most : each),
    null,
  );
  const isFixed = !isCash(picked) && picked.result.rates.length < 2;
  return (
    <Notice icon={CalendarClock}>
      <h3 className="inline text-fg text-md">{said.title}.</h3>{" "}
      {isFixed && `${said.fixed(String(picked.result.payoffMonths))} `}
      {isAdjustable(picked) && `${said.scenario} `}
      {said.taxes}
      {told.length > 0 && (
        <dl className="mt-2 grid gap-1.5">
          {told.map(({ fromPayment, payment, reason }) => (
            <div key={fromPayment} className="flex flex-wrap justify-between gap-x-4 border-paper-line border-t pt-1.5">
              <dt>
                {said.from(fromPayment, source.month(fromPayment))}: {said[reason]}
              </dt>
              <dd className="ml-auto font-semibold text-fg">{moneyWithCents(payment)}</dd>
            </div>
          ))}
        </dl>
      )}
      {all.length > mostTold && highest && (
        <p className="mt-1.5">
          {said.atMost(moneyWithCents(highest.payment), highest.fromPayment, source.month(highest.fromPayment))}
        </p>
      )}
    </Notice>
  );
}
