import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { hoursOf, tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { moveIn32ndsText, priceText } from "@highway/engine/money/shown-price";
import { CalendarDays } from "lucide-react";
import type { ReactElement, ReactNode } from "react";
import { Link } from "react-router";
import { cx } from "../../lib/class-names";
import { paths } from "../../lib/paths";
import { Badge } from "../../ui/badge";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { dayAt, timeAt } from "./calendar/days";
import { useComing } from "./calendar/use-calendar";
import { type Row, rowOf, USUAL } from "./figures";
import type { FloatingClient } from "./floating";
import { HomeChart } from "./home-chart";
import { BasisPoints, Thirtyseconds } from "./move";
import { monthly } from "./since-card";
import { standingMarks } from "./state-strip";
import { useCourse } from "./use-course";
import { useFloating } from "./use-floating";
import { type Live, useQuotes } from "./use-quotes";
import { useSheets } from "./use-sheets";
import { useTouched } from "./use-touched";
import { ageText, easternTime, easternWeekday, sheetTime, shortDay } from "./words";

/** The market on Home: one price, what it has done since the sheet and since the close, what that costs, and what comes next. */
export default function MarketCard(): ReactElement | null {
  const answer = useQuotes();
  const { live } = answer;
  const hasPrices = live !== null && live.quotes.coupons.length > 0;
  return (
    <section aria-label="Market" className="flex h-full flex-col rounded-lg border border-line bg-surface shadow-card">
      <header className="flex min-h-12 items-center gap-2.5 px-5 pt-1 touch:min-h-14">
        <h2 className="font-semibold text-h2">Market</h2>
        {live?.quotes.sample && <Badge tone="warning">Sample</Badge>}
        <Link to={paths.markets} className={buttonClass({ variant: "link", size: "sm", className: "ml-auto" })}>
          Open markets
        </Link>
      </header>
      <div className="flex-1 px-5">
        {!live && answer.state !== "failed" && (
          <Skeleton label="Loading prices">
            <Bone className="h-52 w-full" />
          </Skeleton>
        )}
        {live && hasPrices && <Prices live={live} />}
        {live && !hasPrices && (
          <Said>{live.standing === "off" ? "No price feed is connected." : "No prices yet."}</Said>
        )}
        {answer.state === "failed" && !live && <Said>{answer.message}</Said>}
      </div>
      <NextEvent now={live?.now} />
    </section>
  );
}

const Said = ({ children }: { children: string }) => <p className="py-2 text-fg-2">{children}</p>;

function Prices({ live }: { live: Live }) {
  const { quotes, now } = live;
  const sheets = useSheets();
  const floating = useFloating();
  const course = useCourse(quotes, live.standing === "live");
  const coupon = quotes.coupons.find(({ couponID }) => couponID === USUAL) ?? quotes.coupons[0]!;
  const sheet = sheets.sheets?.day === coupon.couponDate ? sheets.time : null;
  const row = rowOf(coupon, { course, sheet, session: sessionAt(now), now });
  const isOld = live.isOld || row.staleFor !== undefined;
  const { opens, closes } = hoursOf(coupon.couponDate)!;
  return (
    <>
      <Figures row={row} live={live} sheet={sheet} isOld={isOld} />
      <HomeChart row={row} minutes={closes - opens} opens={opens} sheet={sheet} isOld={isOld} />
      <dl>
        <SinceClose row={row} isOld={isOld} />
        <Clients row={row} floating={floating} rateForPoint={sheets.sheets?.rateForPoint ?? null} isOld={isOld} />
      </dl>
    </>
  );
}

type FiguresProps = { row: Row; live: Live; sheet: string | null; isOld: boolean };

function Figures({ row, live, sheet, isOld }: FiguresProps) {
  const { couponName, currentPrice: price } = row.coupon;
  const { sheetPrice } = row;
  return (
    <>
      <p className="flex items-center justify-between gap-3">
        <span className="font-medium">{couponName}</span>
        <Standing live={live} row={row} />
      </p>
      {price === null ? (
        <Said>No price yet.</Said>
      ) : (
        <div className="flex items-baseline justify-between gap-3">
          <p className={isOld ? "text-fg-3" : undefined}>
            <b className="num font-semibold text-display">{priceText(price)}</b>{" "}
            <span className="ml-1 text-fg-2 text-md">
              <Thirtyseconds price={price} />
            </span>
          </p>
          {sheetPrice !== null && (
            <span className="font-semibold text-first">
              <BasisPoints from={sheetPrice} to={price} isOld={isOld} unit=" bp" />
            </span>
          )}
        </div>
      )}
      <p className="num min-h-5 text-right text-fg-2 text-sm">
        {price !== null && sheetPrice !== null && sheet !== null
          ? `since my sheet ${sheetTime(sheet)}, ${moveIn32ndsText(sheetPrice, price)}/32`
          : "My sheet has no time today"}
      </p>
    </>
  );
}

/** How fresh the price is, by a sign, a word where it is not live, and the time. */
function Standing({ live, row }: { live: Live; row: Row }) {
  const { icon, name, color } = standingMarks[live.standing];
  const { closesAt } = sessionAt(live.now);
  const text = {
    live: `${easternTime(live.now, { seconds: true })} ET`,
    closed: `Closed, ${easternWeekday(closesAt)}'s last prices`,
    late: `${name}, as of ${easternTime(live.asOf)} ET`,
    lost: `${name}, as of ${easternTime(live.asOf)} ET`,
    off: name,
  }[live.standing];
  const isOldTick = live.standing === "live" && row.staleFor !== undefined;
  return (
    <span className="num inline-flex items-center gap-1.5 text-fg-3 text-sm">
      <Icon of={icon} size={14} className={color} />
      {isOldTick ? `Last price ${ageText(row.staleFor!)} old` : text}
    </span>
  );
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex justify-between gap-3 whitespace-nowrap leading-[22px]">
    <dt className="min-w-0 truncate text-fg-2">{name}</dt>
    <dd className="num">{children}</dd>
  </div>
);

function SinceClose({ row: { coupon }, isOld }: { row: Row; isOld: boolean }) {
  const { currentPrice: price, previousClose: close, couponDate } = coupon;
  if (price === null || close === null) return null;
  return (
    <Line name={`Since close ${shortDay(tradingDayBefore(couponDate))}`}>
      <BasisPoints from={close} to={price} isOld={isOld} unit=" bp" />
      <span className="ml-2 text-fg-2">{`${moveIn32ndsText(close, price)}/32`}</span>
    </Line>
  );
}

type ClientsProps = {
  row: Row;
  floating: readonly FloatingClient[] | undefined;
  rateForPoint: number | null;
  isOld: boolean;
};

function Clients({ row, floating, rateForPoint, isOld }: ClientsProps) {
  const touched = useTouched(row, floating, rateForPoint);
  if (!floating) return <Line name="Floating clients">{""}</Line>;
  const onIt = floating.filter(({ couponID }) => couponID === row.coupon.couponID).length;
  if (!touched) return <Line name="Floating clients">{onIt}</Line>;
  return (
    <Line name="Floating clients, same cost">
      <span className={cx("font-medium", isOld && "text-fg-3")}>
        {onIt === 0 ? "0" : `${onIt}, ${monthly(touched.aMonth)}`}
      </span>
    </Line>
  );
}

const NEW_YORK = "America/New_York";
const HOURS_AHEAD_MS = 12 * 3_600_000;

function NextEvent({ now = Date.now() }: { now?: number | undefined }) {
  const { next } = useComing();
  const event = next(now);
  const at = event ? Date.parse(event.at) : 0;
  const isSoon = at - now < HOURS_AHEAD_MS;
  const day = isSoon ? "" : `${shortDay(dayAt(at, NEW_YORK))}, `;
  return (
    <p className="mt-2.5 flex min-h-11 items-center gap-3 border-line border-t px-5 py-2">
      <Icon of={CalendarDays} className="text-fg-2" />
      {/* Where one line has no room for the whole name, the time is below it. */}
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3">
        <Link
          to={paths.marketCalendar}
          className="inline-flex max-w-full grow items-center underline-offset-2 hover:underline touch:-my-2 touch:min-h-11"
        >
          {event ? event.name : "Economic calendar"}
        </Link>
        {event && (
          <span className="num whitespace-nowrap text-fg-2 text-sm">
            {`${day}${timeAt(at, NEW_YORK)} ET${isSoon ? `, in ${ageText(at - now)}` : ""}`}
          </span>
        )}
      </span>
    </p>
  );
}
