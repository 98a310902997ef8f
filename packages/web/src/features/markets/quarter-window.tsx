import { minutesOf } from "@highway/core/market/quotes/pure/eastern";
import { type Quarter, quarters } from "@highway/core/market/quotes/pure/session";
import { hoursOf } from "@highway/core/market/quotes/pure/trading-days";
import { priceText } from "@highway/engine/money/shown-price";
import { cx } from "../../lib/class-names";
import { Badge } from "../../ui/badge";
import { SelectField } from "../../ui/fields/select-field";
import { Drawer } from "../../ui/overlays/drawer";
import { type EventMark, useEventMarks } from "./chart-events";
import type { Row } from "./figures";
import { BasisPoints, Unknown } from "./move";
import { priceBefore, quarterName } from "./quarter-grid";
import { sheetTime } from "./words";

type Props = {
  rows: readonly Row[];
  chosen: Row;
  onChoose: (couponID: string) => void;
  /** The sheet's time of the day, "09:40". */
  sheet: string | null;
  isOld: boolean;
  isSample: boolean;
  onClose: () => void;
};

/** The quarter hours of one coupon on a phone, each with its move since the one before and what happened within it. */
export default function QuarterWindow({ rows, chosen, onChoose, sheet, isOld, isSample, onClose }: Props) {
  const { coupon } = chosen;
  const { opens } = hoursOf(coupon.couponDate)!;
  const events = useEventMarks(coupon.couponDate, minutesOf(quarters.at(-1)!) - opens);
  return (
    <Drawer open onClose={onClose} title="Quarter hours" aside={isSample && <Badge tone="warning">Sample</Badge>}>
      <div className="border-line border-b px-5 pt-2 pb-3">
        <SelectField
          label="Coupon"
          hideLabel
          value={coupon.couponID}
          options={rows.map((row) => ({ value: row.coupon.couponID, label: row.coupon.couponName }))}
          onChange={onChoose}
        />
        <p className="mt-2 text-fg-2 text-sm">Price, and its move in bp since the quarter hour before. Eastern Time.</p>
      </div>
      <ul>
        {quarters.map((quarter, at) => {
          const price = coupon.quarterHours[quarter];
          const before = priceBefore(coupon, at);
          return (
            <li
              key={quarter}
              className="grid min-h-10 grid-cols-[52px_minmax(0,1fr)_64px_64px] items-center gap-2 border-line border-b px-5 py-1.5"
            >
              <span className={cx("num font-medium", price === null && "text-fg-3")}>{quarterName(quarter)}</span>
              <span className="text-pretty text-fg-3 text-sm">{happenedBy(at, { sheet, events, opens })}</span>
              <span className={cx("num text-right font-semibold", isOld && "text-fg-3")}>
                {price === null ? <Unknown /> : priceText(price)}
              </span>
              <span className="text-right">
                {price !== null &&
                  (before === null ? <Unknown /> : <BasisPoints from={before} to={price} isOld={isOld} />)}
              </span>
            </li>
          );
        })}
      </ul>
    </Drawer>
  );
}

/** The sheet, and the weightiest event, of a quarter hour that ends at one of the times. The first begins with the opening. */
function happenedBy(
  at: number,
  { sheet, events, opens }: { sheet: string | null; events: readonly EventMark[]; opens: number },
): string {
  const from = at === 0 ? opens - 1 : minutesOf(quarters[at - 1]!);
  const isWithin = (minutes: number) => minutes > from && minutes <= minutesOf(quarters[at] as Quarter);
  const [event] = events
    .filter(({ minute }) => isWithin(opens + minute))
    .toSorted((one, other) => other.weight - one.weight);
  const isSheet = sheet !== null && isWithin(minutesOf(sheet));
  return [isSheet && `My sheet ${sheetTime(sheet).replace(/ [AP]M/, "")}`, event?.name].filter(Boolean).join(", ");
}
