import { moveIn32ndsText, priceText } from "@highway/engine/money/shown-price";
import { Suspense } from "react";
import { cx } from "../../lib/class-names";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { Button } from "../../ui/button";
import { Segmented } from "../../ui/fields/segmented";
import { AddAlert, RangeChart, ranges } from "./chart-card";
import { CouponList } from "./coupon-list";
import { CourseButton } from "./course-file";
import { FirstAlert } from "./first-alert";
import { IndexList, useIndices } from "./index-strip";
import { Since } from "./markets-desk";
import { BasisPoints, Thirtyseconds } from "./move";
import type { Shown } from "./shown";
import { SinceCard, SinceLine } from "./since-card";
import { sheetTime } from "./words";

const QuarterWindow = lazyWindow(() => import("./quarter-window"), closeWindow);

/** The page of prices on a phone: the chosen coupon and its chart, then all coupons, indices and news. */
export function MarketsPhone(shown: Shown) {
  const {
    rows,
    chosen,
    choose,
    range,
    setRange,
    sheet,
    closedOn,
    live,
    lostAt,
    minutes,
    alerts,
    isFirst,
    byQuarter,
    setByQuarter,
  } = shown;
  const indices = useIndices();
  const { couponName, currentPrice: price, previousClose } = chosen.coupon;
  const from = chosen.sheetPrice ?? previousClose;
  const isOld = live.isOld || chosen.staleFor !== undefined;
  const isSheetAsked = isFirst && shown.sheets.sheets !== null && shown.sheets.time === null;
  const offer = alerts.hasNone && <FirstAlert rows={rows} alerts={alerts} />;
  return (
    <div className="flex-1">
      {(isSheetAsked || (isFirst && offer)) && (
        <div className="flex flex-col gap-3 border-line border-b bg-canvas p-4">
          {isSheetAsked && <Since as={SinceCard} {...shown} />}
          {offer}
        </div>
      )}
      <section aria-label={`Chart of ${couponName}`}>
        <div className="flex flex-wrap items-end justify-between gap-x-3 px-4 pt-3">
          <div>
            <h2 className="font-medium text-md">{couponName}</h2>
            {price !== null && (
              <p className="flex items-baseline gap-2">
                <b className={cx("num font-semibold text-display", isOld && "text-fg-3")}>{priceText(price)}</b>
                <span className="text-fg-2 text-md">
                  <Thirtyseconds price={price} />
                </span>
              </p>
            )}
          </div>
          {price !== null && from !== null && (
            <div className="ml-auto text-right">
              <p className="text-fg-3 text-sm">
                {chosen.sheetPrice !== null && sheet ? `since my sheet ${sheetTime(sheet)}` : "since close"}
              </p>
              <p className="flex items-baseline justify-end gap-2 font-semibold text-first">
                <BasisPoints from={from} to={price} isOld={isOld} unit=" bp" />
                <span className="num text-fg-2">{`${moveIn32ndsText(from, price)}/32`}</span>
              </p>
            </div>
          )}
        </div>
        <RangeChart
          row={chosen}
          range={range}
          sheet={sheet}
          closedOn={closedOn}
          isOld={isOld}
          lostAt={lostAt}
          alerts={alerts}
          height={200}
          isPhone
        />
        <div className="flex flex-wrap justify-center gap-2 px-4 pb-3">
          <Segmented label="Chart range" value={range} onChange={setRange} segments={ranges} />
          <CourseButton row={chosen} isOfDays={range === "days"} quotes={live.quotes} />
          {/* In a row of their own from the beginning: the button of the course comes later. */}
          <span className="flex basis-full flex-wrap gap-2 *:flex-1">
            <Button onClick={() => setByQuarter(true)}>Quarter hours</Button>
            <AddAlert alerts={alerts} />
          </span>
        </div>
      </section>
      {!isSheetAsked && (
        <div className="border-line border-t">
          <Since as={SinceLine} {...shown} />
        </div>
      )}
      {!isFirst && offer && <div className="px-4 pb-4">{offer}</div>}
      {byQuarter && (
        <Suspense fallback={null}>
          <QuarterWindow
            rows={rows}
            chosen={chosen}
            onChoose={choose}
            sheet={sheet}
            isOld={isOld}
            isSample={live.quotes.sample}
            onClose={() => setByQuarter(false)}
          />
        </Suspense>
      )}
      <CouponList
        rows={rows}
        chosen={chosen.coupon.couponID}
        onChoose={choose}
        hasSheet={sheet !== null}
        minutes={minutes}
        isOld={live.isOld}
        watched={alerts.watched}
      />
      <IndexList indices={indices} />
      <div className="p-4">{shown.news}</div>
    </div>
  );
}
