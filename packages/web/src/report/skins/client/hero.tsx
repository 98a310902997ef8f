import { cx } from "../../../lib/class-names";
import { dayIn, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { contractResult } from "../../../scenario/figures/loan-figures";
import { isCash } from "../../row";
import { answerLead, answerTitle, offeredOf, roomOf } from "./answer";
import { LoanTiles } from "./loan-tiles";
import { includedParts } from "./month-parts";
import { Scene } from "./scene";
import { useSkin } from "./skin";

/** The answer at the top of the page, then every loan at a glance. */
export function Hero() {
  const skin = useSkin();
  const { lang, client: words } = skin.words;
  const prepared = words.report.preparedFor(skin.basis.client?.name ?? "", dayIn(lang, skin.basis.document.asOf));
  const says = answerLead(skin);
  const { isDense, hasPicture } = roomOf(skin);
  // With many loans on several homes, a phone has no room for this line above them.
  const Title = skin.isChapter ? "h3" : "h1";
  const isBelow = isDense && says.length === 0;
  return (
    <section
      data-section={skin.isChapter ? undefined : "summary"}
      className="overflow-hidden rounded-card border border-paper-line bg-surface shadow-paper"
    >
      {!skin.isChapter && (
        <Scene
          hasSky
          isWhole
          className={cx("h-[60px] @min-[640px]:h-[132px] print:hidden", !hasPicture && "@max-[640px]:hidden")}
        />
      )}
      <div className="px-4 pt-3.5 pb-4 @min-[640px]:px-7 @min-[640px]:pt-6 @min-[640px]:pb-7">
        <Title className="text-ask tracking-[-.022em] wrap-anywhere @min-[640px]:text-page">{answerTitle(skin)}</Title>
        <p className="mt-1 text-fg-3 text-md empty:hidden @min-[640px]:text-body">
          {[...says, ...(isBelow ? [] : [prepared])].join(" ")}
          {offeredOf(skin).length > 1 && (
            <span className={cx("print:hidden", !hasPicture && "@max-[640px]:hidden")}> {words.answer.pick}</span>
          )}
        </p>
        <LoanTiles />
        {isBelow && <p className="mt-3 text-fg-3 text-note">{prepared}</p>}
      </div>
      <Reading />
    </section>
  );
}

/** Says which loan the page is about, and what its payment includes. A pick is announced here to screen readers. */
function Reading() {
  const { picked, words: all, officer } = useSkin();
  const { client: words } = all;
  const { total } = picked.result.monthly;
  return (
    <p role="status" className="border-paper-line border-t bg-paper/60 px-4 py-3 text-fg-2 text-note @min-[640px]:px-7">
      <b className="font-semibold">
        {picked.head}
        {total !== null && `, ${moneyWithCents(total)}`}
      </b>
      {". "}
      {total === null ? words.report.askFor(officer) : includedParts(picked, words)} <Terms />
    </p>
  );
}

/** The rate, the APR and the number of payments, which must stand beside a payment (12 CFR 1026.24(d)). */
function Terms() {
  const { words: all, basis, picked } = useSkin();
  const { client: words } = all;
  const { loan } = picked;
  const result = contractResult(basis, loan, picked.result);
  if (isCash(picked) || result.apr === null) return null;
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
