import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { dayIn, money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { contractResult } from "../../../scenario/figures/loan-figures";
import type { Computed } from "../../columns";
import { toldSteps } from "../../payment-steps";
import { isBought, isCash } from "../../row";
import { homePrice, streetOf, townOf } from "../../rows/loans";
import { includedParts } from "./month-parts";
import { Scene } from "./scene";
import { useSkin } from "./skin";

/** Four numbers before anything else; the payment is the largest. */
export function Hero() {
  const { source, basis, picked, words: all } = useSkin();
  const { lang, client: words } = all;
  const street = streetOf(picked.property);
  const town = townOf(picked.property);
  const { title: several, titleOne, titleCash } = words.report;
  const title = source.columns.length > 1 ? several : isCash(picked) ? titleCash : titleOne;
  const prepared = words.report.preparedFor(basis.client?.name ?? "", dayIn(lang, basis.document.asOf));
  return (
    <section
      data-section="summary"
      className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
    >
      <Scene hasSky className="h-[104px] @min-[640px]:h-52 print:hidden" />
      <div className="items-end justify-between gap-6 px-5 pt-4.5 @min-[640px]:flex @min-[640px]:px-7 @min-[640px]:pt-6">
        <div className="min-w-0">
          <h1 className="text-code tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">
            {street ? title(street) : words.report.titleBare}
          </h1>
          <p className="mt-1 text-fg-3 text-md @min-[640px]:text-body">
            {town && <span className="inline-block">{town}.&nbsp;</span>}
            <span className="inline-block">{prepared}</span>
          </p>
        </div>
        <p className="mt-3 inline-block max-w-full shrink-0 rounded-[14px] bg-accent-soft px-2.5 py-1 wrap-anywhere font-semibold text-accent-text text-note @min-[640px]:m-0 @min-[640px]:max-w-60">
          {[picked.title, picked.terms].filter(Boolean).join(", ")}
        </p>
      </div>
      <Figures offer={picked} />
    </section>
  );
}

function Figures({ offer }: { offer: Computed }) {
  const { words: all, officer } = useSkin();
  const { client: words } = all;
  const { monthly, amount, cash } = offer.result;
  return (
    <>
      <dl className="mx-5 mt-3.5 grid grid-cols-[repeat(3,auto)] justify-between gap-x-2 border-paper-line border-t pt-3.5 pb-4 tiny:grid-cols-2 tiny:gap-y-2.5 @min-[640px]:mx-7 @min-[640px]:mt-5.5 @min-[640px]:grid-cols-[1fr_1fr_1.35fr_1.1fr] @min-[640px]:gap-0 @min-[640px]:pt-5 @min-[640px]:pb-5">
        <Saved offer={offer}>
          <Figure name={isBought(offer) ? words.report.homePrice : words.report.homeValue}>
            {money(homePrice(offer))}
          </Figure>
        </Saved>
        <Figure name={words.report.loanAmount}>{money(amount)}</Figure>
        <Figure name={words.report.monthlyPayment} isPayment>
          {monthly.total === null ? (
            words.report.unknown
          ) : (
            <span className="@min-[640px]:text-[1.2em] @min-[640px]:leading-none">
              <SplitMoney
                value={monthly.total}
                className="text-[.6em] text-fg-2 tracking-normal @min-[640px]:text-current"
              />
            </span>
          )}
        </Figure>
        <Figure name={cash.toClose < 0 ? words.report.cashToYou : words.report.cashToClose}>
          {money(Math.abs(cash.toClose))}
        </Figure>
      </dl>
      <PaymentTimeline offer={offer} />
      <p className="border-paper-line border-t bg-paper/60 px-5 py-3 text-fg-2 text-note @min-[640px]:px-7">
        {monthly.total === null ? words.report.askFor(officer) : includedParts(offer, words)} <Terms offer={offer} />
      </p>
    </>
  );
}

/** What a refinance saves each month, in the place of what the home is worth. */
function Saved({ offer, children }: { offer: Computed; children: ReactNode }) {
  const { report } = useSkin().words.client;
  const saved = offer.result.savings?.monthlySavings ?? null;
  if (saved === null) return children;
  return (
    <Figure name={saved < 0 ? report.addedMonthly : report.savedMonthly}>{moneyWithCents(Math.abs(saved))}</Figure>
  );
}

/** A payment that changes by the loan's own terms: each run of payments and when it is due. */
function PaymentTimeline({ offer }: { offer: Computed }) {
  const { loan } = useSkin().words;
  const told = toldSteps(offer, loan);
  if (told.length === 0) return null;
  return (
    <ol
      aria-label={loan.figures.paymentSteps}
      className="mx-5 mb-4 grid auto-cols-fr grid-flow-col gap-1.5 text-note @min-[640px]:mx-7"
    >
      {told.map(({ payment, when }) => (
        <li key={when} className="num border-accent border-t-3 pt-1">
          <b className="block font-semibold text-body">{money(payment)}</b> {when}
        </li>
      ))}
    </ol>
  );
}

type FigureProps = { name: string; isPayment?: boolean; children: ReactNode };

const Figure = ({ name, isPayment = false, children }: FigureProps) => (
  <div
    className={cx(
      "flex flex-col justify-end @min-[640px]:border-paper-line @min-[640px]:border-l @min-[640px]:pl-5 @min-[640px]:first:border-0 @min-[640px]:first:pl-0",
      isPayment && "@max-[640px]:-order-1 @max-[640px]:col-span-full @max-[640px]:pb-3",
    )}
  >
    <dt className="font-medium text-fg-3 text-note">{name}</dt>
    <dd
      className={cx(
        "num mt-0.5 whitespace-nowrap font-semibold tracking-[-.012em] @min-[640px]:text-figure @min-[640px]:tracking-[-.022em]",
        isPayment ? "text-payment tracking-[-.03em] @min-[640px]:text-accent-text" : "text-sum",
      )}
    >
      {children}
    </dd>
  </div>
);

/** Where a payment stands, the rate, the APR and the count of payments stand beside it (12 CFR 1026.24(d)). */
function Terms({ offer }: { offer: Computed }) {
  const { words: all, basis } = useSkin();
  const { client: words } = all;
  const { loan } = offer;
  const result = contractResult(basis, loan, offer.result);
  if (isCash(offer) || result.apr === null) return null;
  const isLevel = result.rates.length < 2;
  const say = isLevel ? words.report.terms : words.report.termsMore;
  const first = result.rates[0]?.payment ?? result.monthly.principalAndInterest;
  return say(
    trimmedPercent(isLevel ? loan.rate : (result.rates[0]?.rate ?? loan.rate)),
    trimmedPercent(result.apr),
    String(result.payoffMonths),
    moneyWithCents(first),
  );
}

/** "$3,033.27" with small cents: the dollars are what is read from afar. */
function SplitMoney({ value, className }: { value: number; className?: string }) {
  const [dollars, cents] = moneyWithCents(value).split(".");
  return (
    <span className="num">
      {dollars}
      <span className={className}>.{cents}</span>
    </span>
  );
}
