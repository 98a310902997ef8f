import { useId } from "react";
import { cx } from "../../../lib/class-names";
import { money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { contractMonths } from "../../../scenario/figures/loan-figures";
import { downShare } from "../../../scenario/names/loan-title";
import { type Computed, isComputed } from "../../columns";
import { stepsText } from "../../payment-steps";
import { isBought, isCash } from "../../row";
import { streetOf } from "../../rows/loans";
import { Card } from "./card";
import { LoanBadge } from "./loan-badge";
import { useSkin } from "./skin";

/** Which loan the page speaks of. A report of one loan has nothing to pick. */
export function LoanPicker() {
  const { source, picked, pick, officer, words: all } = useSkin();
  const { client: words } = all;
  const group = useId();
  const offered = source.columns.filter(isComputed).filter(({ isOwed }) => !isOwed);
  if (offered.length < 2) return null;
  return (
    <Card
      name="picks"
      title={words.picks.title}
      lead={words.picks.lead(officer, offered.length)}
      isSide
      className="print:hidden"
    >
      <fieldset className="mt-3.5 grid gap-2">
        <legend className="sr-only">{words.picks.group}</legend>
        {offered.map((offer) => (
          <label
            key={offer.id}
            className={cx(
              "grid min-h-12 cursor-pointer grid-cols-[20px_1fr] gap-x-3 gap-y-2.5 rounded-[14px] border p-3.5",
              "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1",
              offer.id === picked.id
                ? "border-accent bg-accent-soft/25 ring-1 ring-accent ring-inset"
                : "border-paper-edge",
            )}
          >
            <input
              type="radio"
              name={group}
              className="size-5 accent-accent outline-none"
              checked={offer.id === picked.id}
              onChange={() => pick(offer.id)}
            />
            <Words offer={offer} hasStreet={new Set(offered.map(({ loan }) => loan.propertyID)).size > 1} />
          </label>
        ))}
      </fieldset>
    </Card>
  );
}

function Words({ offer, hasStreet }: { offer: Computed; hasStreet: boolean }) {
  const { client: words, loan: loanWords } = useSkin().words;
  const { monthly, cash, apr } = offer.result;
  const rate = trimmedPercent(offer.loan.rate);
  const sum = money(Math.abs(cash.toClose));
  const steps = stepsText(offer, loanWords, money);
  return (
    <>
      <span className="min-w-0">
        <small className="mb-0.5 flex items-center gap-1.5 text-fg-3 text-note">
          <LoanBadge column={offer} />
          <span className="sr-only">{offer.head}</span>
        </small>
        <b className="block font-semibold leading-5 wrap-break-word">{offer.title}</b>
        <span className="mt-0.5 block text-fg-3 text-note">
          {isCash(offer)
            ? offer.terms
            : isBought(offer)
              ? words.picks.downAt(downShare(offer.result), rate)
              : words.picks.at(rate)}
          {!isCash(offer) && apr !== null && (
            <span className="block">
              {words.picks.terms(trimmedPercent(apr), words.idea.payments(contractMonths(offer.result)))}
            </span>
          )}
          {hasStreet && streetOf(offer.property) && <span className="block">{streetOf(offer.property)}</span>}
        </span>
      </span>
      <span className="num col-start-2 flex flex-wrap items-baseline justify-between gap-x-2 border-paper-line border-t pt-2">
        <b className="whitespace-nowrap font-semibold leading-5">
          {monthly.total === null ? (
            words.report.unknown
          ) : (
            <>
              {moneyWithCents(monthly.total)}
              <small className="font-medium text-fg-3 text-sm"> {words.picks.month}</small>
              {steps && <small className="block whitespace-normal font-medium text-fg-2 text-sm">{steps}</small>}
            </>
          )}
        </b>
        <span className="whitespace-nowrap text-fg-3 text-note">
          {cash.toClose < 0 ? words.picks.toYou(sum) : words.picks.toClose(sum)}
        </span>
      </span>
    </>
  );
}
