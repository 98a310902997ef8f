import { ArrowRightLeft } from "lucide-react";
import { useState } from "react";
import { moneyWithCents } from "../../lib/format/format";
import { inSentence } from "../../scenario/names/loan-name";
import { Icon } from "../../ui/icon";
import type { Crossing } from "./crossings";
import { paymentMonth } from "./payment-month";

/** The banner shows this many pairs at first, and the rest when they are asked for. */
const atFirst = 2;

const capitalised = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Says where the lead in balance flips between two of the loans shown. */
export function CrossingBanner({ crossings, firstPayment }: { crossings: readonly Crossing[]; firstPayment: string }) {
  const [all, setAll] = useState(false);
  if (crossings.length === 0) return null;
  const told = all ? crossings : crossings.slice(0, atFirst);
  return (
    <div
      role="note"
      className="num mx-6 mb-3 flex shrink-0 items-start gap-2.5 rounded-sm bg-accent-soft px-3 py-2 phone:mx-4 phone:flex-wrap"
    >
      <Icon of={ArrowRightLeft} className="mt-0.5 text-accent-text" />
      <ul className="min-w-0 phone:flex-1">
        {told.map(({ payment, ahead, behind, owed, against }) => (
          <li key={`${payment} ${ahead.id} ${behind.id}`}>
            <b className="font-semibold">
              {capitalised(inSentence(ahead.title))} owes less than {inSentence(behind.title)} from payment {payment}
            </b>{" "}
            ({paymentMonth(firstPayment, payment)}): {moneyWithCents(owed)} against {moneyWithCents(against)}.
          </li>
        ))}
      </ul>
      <span className="ml-auto flex shrink-0 flex-col items-end gap-1 text-fg-2 text-sm phone:hidden">
        Lower balance in bold
      </span>
      {crossings.length > atFirst && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="shrink-0 font-medium text-accent-text text-sm hover:underline touch:min-h-11 phone:w-full phone:text-left"
        >
          {all ? "Show fewer" : `Show all ${crossings.length}`}
        </button>
      )}
    </div>
  );
}
