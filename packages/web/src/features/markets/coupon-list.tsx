import { priceText } from "@highway/engine/money/shown-price";
import { useState } from "react";
import { cx } from "../../lib/class-names";
import { Segmented } from "../../ui/fields/segmented";
import { AlertBell, LastTick } from "./coupon-table";
import type { Row } from "./figures";
import { BasisPoints, MoveIn32nds, Thirtyseconds, Unknown } from "./move";
import { Spark } from "./spark";

type Since = "sheet" | "close";

/** The coupons on a phone: one line each, its move since the officer's sheet or since the last close. */
export function CouponList({
  rows,
  chosen,
  onChoose,
  hasSheet,
  minutes,
  isOld,
  watched,
}: {
  rows: readonly Row[];
  chosen: string;
  onChoose: (couponID: string) => void;
  hasSheet: boolean;
  minutes: number;
  isOld: boolean;
  watched: ReadonlySet<string>;
}) {
  const [wanted, setWanted] = useState<Since | null>(null);
  const since = wanted ?? (hasSheet ? "sheet" : "close");
  return (
    <section aria-label="Coupons">
      <div className="flex h-14 items-center justify-between border-line border-b bg-canvas px-4">
        <h2 className="font-semibold text-md">Coupons</h2>
        <Segmented
          label="Moves since"
          value={since}
          onChange={setWanted}
          segments={[
            { value: "sheet", label: "My sheet" },
            { value: "close", label: "Close" },
          ]}
        />
      </div>
      <ul>
        {rows.map((row) => (
          <Line
            key={row.coupon.couponID}
            row={row}
            since={since}
            isChosen={row.coupon.couponID === chosen}
            onChoose={onChoose}
            minutes={minutes}
            isOld={isOld || row.staleFor !== undefined}
            hasAlert={watched.has(row.coupon.couponID)}
          />
        ))}
      </ul>
    </section>
  );
}

function Line({
  row,
  since,
  isChosen,
  onChoose,
  minutes,
  isOld,
  hasAlert,
}: {
  row: Row;
  since: Since;
  isChosen: boolean;
  onChoose: (couponID: string) => void;
  minutes: number;
  isOld: boolean;
  hasAlert: boolean;
}) {
  const { couponID, couponName, currentPrice: price, previousClose } = row.coupon;
  const from = since === "sheet" ? row.sheetPrice : previousClose;
  return (
    <li className="border-line border-b">
      <button
        type="button"
        data-coupon={couponID}
        aria-pressed={isChosen}
        onClick={() => onChoose(couponID)}
        className={cx(
          "grid h-13 w-full grid-cols-[minmax(0,1fr)_62px_72px_64px] items-center max-[359px]:grid-cols-[minmax(0,1fr)_72px_64px] gap-2 px-4 text-left",
          isChosen && "bg-accent-soft shadow-[inset_3px_0_0_var(--accent)]",
          isOld && "text-fg-3",
        )}
      >
        <span className="min-w-0 leading-4">
          <span className="flex items-center gap-1 font-medium">
            <span className="truncate">{couponName}</span>
            {hasAlert && <AlertBell />}
          </span>
          <span className={cx("num block text-xs", !isOld && "text-fg-3")}>
            <LastTick row={row} />
          </span>
        </span>
        <span className="max-[359px]:hidden">
          <Spark row={row} minutes={minutes} width={58} />
        </span>
        <span className="num text-right leading-4">
          {price === null ? (
            <Unknown />
          ) : (
            <>
              <span className={cx("block", isOld ? "font-medium" : "font-semibold")}>{priceText(price)}</span>
              <span className="block text-fg-3 text-xs">
                <Thirtyseconds price={price} />
              </span>
            </>
          )}
        </span>
        <span className="text-right leading-4">
          {price === null || from === null ? (
            <Unknown />
          ) : (
            <>
              <BasisPoints from={from} to={price} isOld={isOld} />
              <span className={cx("block text-xs", !isOld && "text-fg-2")}>
                <MoveIn32nds from={from} to={price} />
              </span>
            </>
          )}
        </span>
      </button>
    </li>
  );
}
