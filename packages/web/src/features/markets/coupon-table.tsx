import { priceText } from "@highway/engine/money/shown-price";
import { Bell, Clock3 } from "lucide-react";
import { memo, type ReactNode, useEffect, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { fitsPaper, paperFit } from "../../lib/use-printing";
import { Icon } from "../../ui/icon";
import type { Row } from "./figures";
import { BasisPoints, MoveIn32nds, Thirtyseconds, Unknown } from "./move";
import { Spark } from "./spark";
import { ageText, easternTime, sheetTime, shortDay } from "./words";

type Props = {
  rows: readonly Row[];
  chosen: string;
  onChoose: (couponID: string) => void;
  sheet: string | null;
  closedOn: string | null;
  /** The minutes from the opening to the close. */
  minutes: number;
  isOld: boolean;
  /** The coupons on which an alert stands. */
  watched: ReadonlySet<string>;
  corner: ReactNode;
};

const headLook = "h-[22px] whitespace-nowrap bg-canvas font-medium text-fg-3 text-xs";
const head = `${headLook} px-2 text-right`;
const group = `${head} h-[26px] text-fg-2 [&>span]:block [&>span]:border-line [&>span]:border-b [&>span]:leading-5`;

/** All coupons with their prices and moves. Rows never sort themselves, and widths are fixed: what is read stays where it is. */
export function CouponTable({ rows, chosen, onChoose, sheet, closedOn, minutes, isOld, watched, corner }: Props) {
  return (
    <div
      className={`overflow-x-auto rounded-lg border border-line bg-surface shadow-card print:overflow-visible ${fitsPaper}`}
      style={paperFit(844)}
    >
      <table className="num w-full min-w-[836px] table-fixed border-collapse">
        <caption className="sr-only">Prices of mortgage securities</caption>
        <colgroup>
          {["136px", "64px", "72px", "74px", "64px", "74px", "64px", "64px", "64px", "88px", ""].map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
            <col key={at} style={width ? { width } : undefined} />
          ))}
        </colgroup>
        <thead>
          <tr>
            <td className={cx(headLook, "rounded-tl-lg pl-4 text-left")}>{corner}</td>
            <th scope="colgroup" className={group} colSpan={2}>
              <span>Price</span>
            </th>
            <th scope="colgroup" className={group} colSpan={2}>
              <span>{closedOn ? `Since close ${shortDay(closedOn)}` : "Since close"}</span>
            </th>
            <th scope="colgroup" className={group} colSpan={2}>
              <span>{sheet ? `Since my sheet ${sheetTime(sheet).replace(/ [AP]M/, "")}` : "Since my sheet"}</span>
            </th>
            <th scope="colgroup" className={group} colSpan={2}>
              <span>Today</span>
            </th>
            <td className={head} colSpan={2} />
          </tr>
          <tr className="border-line border-b">
            <th scope="col" className={cx(headLook, "pl-4 text-left")}>
              Coupon
            </th>
            {["Decimal", "32nds", "bp", "32nds", "bp", "32nds", "High", "Low", "Last tick ET"].map((name, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed
              <th key={at} scope="col" className={head}>
                {name}
                {name === "32nds" && <span className="inline-block w-[0.62em]" />}
              </th>
            ))}
            <th scope="col" className={cx(head, "rounded-tr-lg pr-4")}>
              The day
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <CouponRow
              key={row.coupon.couponID}
              row={row}
              isChosen={row.coupon.couponID === chosen}
              onChoose={onChoose}
              minutes={minutes}
              isOld={isOld}
              hasAlert={watched.has(row.coupon.couponID)}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const cellLook = "h-7 touch:h-11 whitespace-nowrap border-line border-t";
const cell = `${cellLook} px-2 text-right`;

const CouponRow = memo(function CouponRow({
  row,
  isChosen,
  onChoose,
  minutes,
  isOld: allOld,
  hasAlert,
}: {
  row: Row;
  isChosen: boolean;
  onChoose: (couponID: string) => void;
  minutes: number;
  isOld: boolean;
  hasAlert: boolean;
}) {
  const { coupon, sheetPrice } = row;
  const { couponID, currentPrice: price, previousClose } = coupon;
  const isOld = allOld || row.staleFor !== undefined;
  const isFlashing = useFlash(price);
  const move = (from: number | null, draw: (from: number, to: number) => ReactNode) =>
    from === null || price === null ? <Unknown /> : draw(from, price);
  return (
    <tr
      data-coupon={couponID}
      onClick={() => onChoose(couponID)}
      className={cx("cursor-default", isChosen ? "bg-accent-soft" : "hover:bg-hover", isOld && "text-fg-3")}
    >
      <th
        scope="row"
        className={cx(
          cellLook,
          "pl-4 text-left",
          isChosen ? "font-semibold shadow-[inset_3px_0_0_var(--accent)]" : "font-normal",
        )}
      >
        <span className="flex items-center gap-1.5">
          <button type="button" aria-pressed={isChosen} className="touch:min-h-11 flex-1 text-left">
            {coupon.couponName}
          </button>
          {hasAlert && <AlertBell />}
        </span>
      </th>
      <td className={cx(cell, isOld ? "font-medium" : "font-semibold")}>
        <span className={cx("-mr-1 rounded-xs px-1 py-0.5", isFlashing && "bg-sunken")}>
          {price === null ? <Unknown /> : priceText(price)}
        </span>
      </td>
      <td className={cell}>{price === null ? <Unknown /> : <Thirtyseconds price={price} />}</td>
      <td className={cell}>
        {move(previousClose, (from, to) => (
          <BasisPoints from={from} to={to} isOld={isOld} />
        ))}
      </td>
      <td className={cx(cell, !isOld && "text-fg-2")}>
        {move(previousClose, (from, to) => (
          <MoveIn32nds from={from} to={to} />
        ))}
      </td>
      <td className={cell}>
        {move(sheetPrice, (from, to) => (
          <BasisPoints from={from} to={to} isOld={isOld} />
        ))}
      </td>
      <td className={cx(cell, !isOld && "text-fg-2")}>
        {move(sheetPrice, (from, to) => (
          <MoveIn32nds from={from} to={to} />
        ))}
      </td>
      {[coupon.highPrice, coupon.lowPrice].map((each, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: high, then low
        <td key={at} className={cx(cell, "text-sm", !isOld && "text-fg-2")}>
          {each === null ? <Unknown /> : priceText(each)}
        </td>
      ))}
      <td className={cx(cell, "text-sm", !isOld && "text-fg-2")}>
        <LastTick row={row} />
      </td>
      <td className={cx(cell, "pr-4")}>
        <Spark row={row} minutes={minutes} />
      </td>
    </tr>
  );
});

/** Says that one of the officer's alerts stands on a coupon. */
export const AlertBell = () => <Icon of={Bell} size={14} label="You have an alert on it" className="text-fg-3" />;

/** When the last tick came, or for how long none has. */
export function LastTick({ row: { coupon, staleFor } }: { row: Row }) {
  if (staleFor !== undefined)
    return (
      <span className="inline-flex items-center gap-1 font-medium text-sm text-warning">
        <Icon of={Clock3} size={12} strokeWidth={2} />
        {coupon.lastTick === null ? "No tick yet" : `${ageText(staleFor)} old`}
      </span>
    );
  if (coupon.lastTick === null) return <Unknown />;
  return <span>{easternTime(Date.parse(coupon.lastTick), { seconds: true }).replace(/ [AP]M/, "")}</span>;
}

const SHOWN_MS = 600;
/** A price that changes more often only changes. */
const APART_MS = 2_000;

/** Tells for a moment that a figure has changed. Whoever wants less motion sees the time of the last tick alone. */
function useFlash(value: number | null): boolean {
  const [isFlashing, setFlashing] = useState(false);
  const before = useRef({ value, at: 0 });
  useEffect(() => {
    const isNew = before.current.value !== null && before.current.value !== value;
    const wait = Date.now() - before.current.at < APART_MS || matchMedia("(prefers-reduced-motion: reduce)").matches;
    before.current = { value, at: isNew && !wait ? Date.now() : before.current.at };
    if (!isNew || wait) return;
    setFlashing(true);
    const timer = setTimeout(() => setFlashing(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return isFlashing;
}
