import type { BidOver } from "@highway/engine/tools/bid-over/answer";
import type { BidFigure } from "@highway/engine/tools/bid-over/figures";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { moneyAsTyped, moneyWithCents, trimmedPercent } from "../../lib/format/format";
import { Bar, BarRow, share } from "../answer/bar-row";
import { colorOf } from "../answer/side";
import { type BidWords, gainIn, madeGoodIn, neededIn, percentIn, yearsIn } from "./text";

/** Draws a figure of this bid or another one, as a button that opens its working, if it has one. `name`: what the figure is. */
export type DrawFigure = (of: BidFigure, name: string, figure: string, otherBid?: number) => ReactNode;
const plainly: DrawFigure = (_of, _name, figure) => figure;

type Props = { answer: BidOver; words: BidWords; shown?: DrawFigure };

/** Years need little room, so that the bars have some where two lists are side by side. */
const barsOfYears = "[--bar-label:64px]";

/** The home's value less the bid by year, as bars left and right of zero, in dollars and percent. */
export function GainBars({ answer: { byYear }, words, shown = plainly }: Props) {
  const gains = byYear.map(({ gain }) => gain);
  const [low, high] = [Math.min(0, ...gains), Math.max(1, ...gains)];
  const at = (gain: number) => (gain - low) / (high - low);
  return (
    // On a touch screen the percent is beside the dollars, not below them.
    <div className={cx(barsOfYears, "touch:[--figure:180px]")}>
      {byYear.map(({ years, gain, gainPct }) => (
        <BarRow
          key={years}
          label={yearsIn(years, words)}
          figure={
            <span className="touch:flex touch:justify-end touch:gap-x-4">
              {shown("gainByYear", `${words.gains.title}, ${yearsIn(years, words)}`, gainIn(gain))}{" "}
              <small className="block min-w-16 text-fg-3 text-xs touch:leading-5">
                {shown("gainPctByYear", `${words.gains.percent}, ${yearsIn(years, words)}`, percentIn(gainPct))}
              </small>
            </span>
          }
        >
          <Bar
            from={Math.min(at(0), at(gain))}
            to={Math.max(at(0), at(gain))}
            color={colorOf(gain < 0 ? "second" : "first")}
          />
          <i className="absolute -inset-y-1 w-px bg-fg-3" style={{ left: share(at(0)) }} />
        </BarRow>
      ))}
    </div>
  );
}

/** The growth that each number of years would need to earn the bid back, against the line of the assumed growth. */
export function NeededBars({ answer: { breakEvenGrowth, growth }, words, shown = plainly }: Props) {
  const assumed = growth.yearly[0] ?? 0;
  const rates = breakEvenGrowth.map(({ growth: found }) => (found.kind === "growth" ? found.pct : 0));
  const [low, high] = [Math.min(0, assumed, ...rates), Math.max(0.5, assumed, ...rates) * 1.05];
  const at = (rate: number) => (rate - low) / (high - low);
  return (
    <div className={barsOfYears}>
      {breakEvenGrowth.map(({ years, growth: found }, index) => {
        const rate = rates[index]!;
        return (
          <BarRow
            key={years}
            label={yearsIn(years, words)}
            figure={shown("breakEvenGrowth", `${words.needed.title}, ${yearsIn(years, words)}`, neededIn(found, words))}
          >
            <Bar
              from={Math.min(at(0), at(rate))}
              to={Math.max(at(0), at(rate))}
              color={rate > assumed ? colorOf("second") : "var(--fg-3)"}
            />
            <i className="absolute -inset-y-1.5 w-0.5 bg-accent" style={{ left: share(at(assumed)) }} />
          </BarRow>
        );
      })}
      <p className="mt-1 text-fg-3 text-xs">{words.needed.line(trimmedPercent(assumed))}</p>
    </div>
  );
}

type TakesProps = Props & {
  /** Whether the month counts a second loan. */
  hasSecond: boolean;
};

/** What the bid costs beyond the asking price: more cash, more each month, and the total of both. */
export function Takes({ answer, words, hasSecond, shown = plainly }: TakesProps) {
  const { takes } = words;
  const { loan, premium, premiumPct, startValue, appraisalGap } = answer;
  const rows: readonly (readonly [of: BidFigure, label: string, figure: string])[] = [
    ["premium", takes.premium, moneyWithCents(premium)],
    ["premiumPct", takes.premiumPct, trimmedPercent(premiumPct)],
    ["startValue", takes.startValue, moneyWithCents(startValue)],
    ...(appraisalGap > 0 ? ([["appraisalGap", takes.appraisalGap, moneyWithCents(appraisalGap)]] as const) : []),
    ...(loan
      ? ([
          ["extraCash", takes.extraCash, moneyWithCents(loan.extraCash)],
          ["cashAtBid", takes.cashAtBid, moneyWithCents(loan.cashAtBid)],
        ] as const)
      : []),
    ...(loan && loan.extraMonth !== null && loan.monthAtBid !== null
      ? ([
          ["extraMonth", takes.extraMonth, moneyWithCents(loan.extraMonth)],
          ["monthAtBid", hasSecond ? takes.monthWithSecond : takes.monthAtBid, moneyWithCents(loan.monthAtBid)],
        ] as const)
      : []),
  ];
  return (
    <dl className="num grid">
      {rows.map(([of, label, figure]) => (
        <div
          key={of}
          className="flex min-h-7 items-center justify-between gap-4 border-line border-t first:border-t-0 touch:min-h-11"
        >
          <dt className="text-fg-2">{label}</dt>
          <dd className="text-right">{shown(of, label, figure)}</dd>
        </div>
      ))}
    </dl>
  );
}

type OthersProps = Props & { onBid?: ((bid: number) => void) | undefined };

/** Bids near this one. On a page where the bid can be changed, a press on one makes it the bid. */
export function OtherBids({ answer: { bid, otherBids }, words, shown = plainly, onBid }: OthersProps) {
  const { others } = words;
  const years = otherBids[0]?.gains ?? [];
  const bidOf = (other: { bid: number }) => `${others.bid} ${moneyAsTyped(other.bid)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways is reached by keys
    <section aria-label={others.title} tabIndex={0} className="scrolls-sideways">
      <table className="num w-full min-w-[560px] border-separate border-spacing-0 whitespace-nowrap">
        <thead>
          <tr className="*:border-line *:border-y text-fg-2 text-xs">
            <th scope="col" className="sticky left-0 bg-surface py-1.5 text-left font-medium">
              {others.bid}
            </th>
            <th scope="col" className="py-1.5 pl-3 text-right font-medium">
              {others.after}
            </th>
            {years.map((each) => (
              <th key={each.years} scope="col" className="py-1.5 pl-3 text-right font-medium">
                {yearsIn(each.years, words)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {otherBids.map((other) => {
            const isBid = other.bid === bid;
            return (
              <tr key={other.bid} className={cx("*:border-line *:border-b", isBid && "bg-accent-soft font-semibold")}>
                <th
                  scope="row"
                  aria-current={isBid || undefined}
                  className={cx("sticky left-0 py-1 text-left font-[inherit]", isBid ? "bg-accent-soft" : "bg-surface")}
                >
                  {onBid && !isBid ? (
                    <button
                      type="button"
                      aria-label={others.set(moneyAsTyped(other.bid))}
                      className="min-h-6 rounded-xs text-accent-text hover:underline touch:min-h-11"
                      onClick={() => onBid(other.bid)}
                    >
                      {moneyAsTyped(other.bid)}
                    </button>
                  ) : (
                    moneyAsTyped(other.bid)
                  )}
                </th>
                <td className="py-1 text-right">
                  {shown(
                    "monthsUntilBid",
                    `${bidOf(other)}, ${others.after}`,
                    madeGoodIn(other.monthsUntilBid, words),
                    other.bid,
                  )}
                </td>
                {other.gains.map(({ years: count, gain }) => (
                  <td key={count} className="py-1 pl-3 text-right">
                    {shown("gainByYear", `${bidOf(other)}, ${yearsIn(count, words)}`, gainIn(gain), other.bid)}
                  </td>
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}
