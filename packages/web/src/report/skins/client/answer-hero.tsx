import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { dayIn } from "../../../lib/format/format";
import { contractResult } from "../../../scenario/figures/loan-figures";
import { Rich } from "../../../ui/rich";
import { type LoanTermsText, loanTermsText } from "../../answer/loan-terms";
import { streetOf, townOf } from "../../rows/loans";
import { Scene } from "./scene";
import { useSkin } from "./skin";

type Props = {
  /** The name of the tool. */
  name: string;
  head: string;
  lead: string;
  figures: readonly { label: string; figure: string; isFirst?: boolean }[];
  /** The words before and after the terms of the loan. */
  says?: string;
  after?: string;
  terms: LoanTermsText;
  /** The rules that show how near the answer is to its break-even. */
  children: ReactNode;
};

/** The signs of a figure that a column of a screen has room for in its usual size. On a phone two figures share a row if it has room for both. */
const mostSigns = 11;

/** The answer of a tool at the top of its page, with its figures and the terms of the loan on which they are based. */
export function AnswerHero({ name, head, lead, figures, says, after, terms, children }: Props) {
  const { basis, picked, words, isChapter } = useSkin();
  const Title = isChapter ? "h3" : "h1";
  const { lang, client: page } = words;
  const isLong = figures.some(({ figure }) => figure.length > mostSigns);
  const place = [streetOf(picked.property), townOf(picked.property)].filter(Boolean).join(", ");
  return (
    <section
      data-section={isChapter ? undefined : "summary"}
      className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
    >
      {!isChapter && <Scene hasSky isWhole className="h-[60px] @min-[640px]:h-[112px] print:hidden" />}
      <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6">
        {!isChapter && <p className="text-clay-text text-md">{name}</p>}
        <Title className="num max-w-[22em] text-ask tracking-[-.022em] wrap-anywhere not-first:mt-1 @min-[640px]:text-page">
          {head}
        </Title>
        <p className="mt-1.5 text-body text-fg-2 [&_b]:font-semibold @min-[640px]:text-sum">
          <Rich text={lead} />
        </p>
        <div className="mt-3 [--rule-tint:20%]">{children}</div>
        <dl className="mt-3 flex flex-wrap gap-x-4 gap-y-3 border-paper-line border-t pt-4 @min-[640px]:grid @min-[640px]:grid-cols-4 @min-[640px]:gap-x-0">
          {figures.map(({ label, figure, isFirst }) => (
            <div
              key={label}
              className="grow basis-[calc(50%-8px)] border-paper-line @min-[640px]:min-w-0 @min-[640px]:not-first:border-l @min-[640px]:not-first:pl-4 @min-[640px]:pr-2"
            >
              <dt className="text-fg-3 text-note">{label}</dt>
              <dd
                className={cx(
                  "num whitespace-nowrap font-semibold text-ask tracking-[-.015em]",
                  isLong && "@min-[640px]:text-[16px]",
                  isFirst && "text-accent-text",
                )}
              >
                {figure}
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p className="border-paper-line border-t bg-paper/60 px-4 py-3 text-fg-2 text-note @min-[640px]:px-7">
        <span className="block text-fg-3">
          {place && `${place}. `}
          {page.report.preparedFor(basis.client?.name ?? "", dayIn(lang, basis.document.asOf))}
        </span>
        {says} <Terms of={terms} /> {after}
      </p>
    </section>
  );
}

/** The rate, the APR, the number of payments and the down payment, which must stand beside a payment (12 CFR 1026.24(d)). */
function Terms({ of }: { of: LoanTermsText }) {
  const { basis, picked, words } = useSkin();
  const { loan } = picked;
  if (typeof loan.rate !== "number") return null;
  return loanTermsText(contractResult(basis, loan, picked.result), loan.rate, words.loan, of);
}
