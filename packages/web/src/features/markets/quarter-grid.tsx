import { type Quarter, quarters } from "@highway/core/market/quotes/pure/session";
import type { Coupon } from "@highway/core/market/quotes/schema";
import { moveInBasisPoints, priceText } from "@highway/engine/money/shown-price";
import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { date } from "../../lib/format/format";
import { fitsPaper, paperFit } from "../../lib/use-printing";
import type { Row } from "./figures";
import { Unknown } from "./move";

/** The prices of all coupons by quarter hour from 8:15 AM to noon, each with its move since the quarter before. */
export function QuarterGrid({
  rows,
  chosen,
  onChoose,
  aside,
}: {
  rows: readonly Row[];
  chosen: string;
  onChoose: (couponID: string) => void;
  aside: ReactNode;
}) {
  const day = rows[0]?.coupon.couponDate;
  const latest = quarters.findLast((quarter) => rows.some(({ coupon }) => coupon.quarterHours[quarter] !== null));
  return (
    <section
      aria-label="Quarter hours"
      className={`rounded-lg border border-line bg-surface shadow-card ${fitsPaper}`}
      style={paperFit(1128)}
    >
      <header className="flex min-h-12 items-center gap-3 px-5">
        <h2 className="font-semibold text-h2">Quarter hours</h2>
        <p className="text-fg-2 text-sm phone:hidden">
          Price, and its move in bp since the quarter hour before. 8:15 AM to noon, Eastern Time.
        </p>
        <span className="ml-auto print:hidden">{aside}</span>
      </header>
      <section
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by the keyboard
        tabIndex={0}
        aria-label="Prices by quarter hour"
        className="overflow-x-auto rounded-b-lg print:overflow-visible"
      >
        <table className="num w-full min-w-[1120px] table-fixed border-collapse">
          <caption className="sr-only">Prices by quarter hour</caption>
          <thead>
            <tr className="bg-canvas text-fg-3 text-xs">
              <th scope="col" className="h-7 w-[136px] pl-4 text-left font-medium">
                {day ? date(day) : "Coupon"}
              </th>
              {quarters.map((quarter) => (
                <th
                  key={quarter}
                  scope="col"
                  aria-current={quarter === latest ? "time" : undefined}
                  className={cx(
                    "px-1.5 text-right font-medium last:pr-4",
                    quarter.endsWith("00") && "text-fg",
                    quarter === latest && "bg-accent-soft text-accent-text",
                  )}
                >
                  {quarterName(quarter)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ coupon }) => (
              <tr
                key={coupon.couponID}
                onClick={() => onChoose(coupon.couponID)}
                className={cx(
                  "cursor-default border-line border-t",
                  coupon.couponID === chosen ? "bg-accent-soft" : "hover:bg-hover",
                )}
              >
                <th
                  scope="row"
                  className={cx(
                    "h-10 whitespace-nowrap pl-4 text-left",
                    coupon.couponID === chosen ? "font-semibold shadow-[inset_3px_0_0_var(--accent)]" : "font-normal",
                  )}
                >
                  <button
                    type="button"
                    aria-pressed={coupon.couponID === chosen}
                    className="h-10 touch:min-h-11 w-full text-left"
                  >
                    {coupon.couponName}
                  </button>
                </th>
                {quarters.map((quarter, at) => (
                  <Cell key={quarter} price={coupon.quarterHours[quarter]} before={priceBefore(coupon, at)} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

/** "10:30", or "Noon". */
export const quarterName = (quarter: Quarter) => (quarter === "12:00" ? "Noon" : quarter);

/** The price of the quarter hour before; before the first of the day, that of the opening. */
export const priceBefore = ({ openPrice, quarterHours }: Coupon, at: number) =>
  at === 0 ? openPrice : quarterHours[quarters[at - 1]!];

function Cell({ price, before }: { price: number | null; before: number | null }) {
  return (
    <td className="px-1.5 text-right text-sm leading-[15px] last:pr-4">
      {price === null ? (
        <Unknown />
      ) : (
        <>
          {priceText(price)}
          <span className="block text-fg-3 text-xs">
            {before === null ? "–" : signedTicks(moveInBasisPoints(before, price))}
          </span>
        </>
      )}
    </td>
  );
}

const signedTicks = (value: number) => `${value > 0 ? "+" : value < 0 ? "−" : ""}${Math.abs(value)}`;
