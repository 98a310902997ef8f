import { sessionAt } from "@highway/core/market/quotes/pure/session";
import { hoursOf, tradingDayBefore } from "@highway/core/market/quotes/pure/trading-days";
import { ChartLine } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { useActions } from "../../lib/actions";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { phone, useMedia } from "../../lib/use-media";
import { Badge } from "../../ui/badge";
import { Empty } from "../../ui/page/empty";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { useChartAlerts } from "./alerts/use-chart-alerts";
import { useLockAlerts } from "./alerts/use-lock-alerts";
import type { Range } from "./chart-card";
import { minutesSinceOpening, rowOf, USUAL } from "./figures";
import { MarketTabs } from "./market-tabs";
import { WrapButton } from "./market-wrap";
import { MarketsDesk } from "./markets-desk";
import { MarketsPhone } from "./markets-phone";
import type { Shown } from "./shown";
import { sheetTimeAt } from "./since-card";
import { StandingMark, StateHeard, StateStrip } from "./state-strip";
import { useCourse } from "./use-course";
import { useFloating } from "./use-floating";
import { type Live, useQuotes } from "./use-quotes";
import { type Sheets, useSheets } from "./use-sheets";
import { sheetTime } from "./words";

/** The prices of mortgage securities: what they are, how they have moved, and what that costs the officer's clients. */
export function MarketsPage({ news }: { news: ReactNode }) {
  const isPhone = useMedia(phone);
  const answer = useQuotes();
  const sheets = useSheets();
  const lock = useLockAlerts();
  const { live } = answer;
  const quotes = live?.quotes;
  const hasPrices = live !== null && live.quotes.coupons.length > 0;
  // What the page says of the sheet is not as high before its time is known as after it, and whoever has no alert is offered one.
  const isToCome = sheets.isLoading || lock.answer.state === "loading";
  const isLoading = answer.state === "loading" || (hasPrices && isToCome);
  return (
    <>
      <PageTitle>Markets</PageTitle>
      <PageHeader
        left={
          <>
            <PageHeading>Markets</PageHeading>
            {quotes?.sample && <Badge tone="warning">Sample</Badge>}
            {live && <StandingMark live={live} isPhone={isPhone} />}
          </>
        }
        right={
          <>
            {quotes && quotes.coupons.length > 0 && <WrapButton live={live} />}
            {!isPhone && <MarketTabs />}
          </>
        }
      />
      {isPhone && <MarketTabs className="mx-4 my-2 flex" />}
      {live && !isLoading && <StateStrip live={live} onRetry={() => answer.state === "ready" && answer.refresh()} />}
      <StateHeard live={live} />
      {answer.state === "failed" && <Problem message={answer.message} onRetry={answer.retry} />}
      {isLoading && <PricesSkeleton />}
      {hasPrices && !isLoading && <Prices live={live} sheets={sheets} isPhone={isPhone} news={news} />}
      {live && live.quotes.coupons.length === 0 && (
        <Empty icon={ChartLine} title="No prices yet">
          Prices of mortgage securities appear here as soon as the feed sends the first ones.
        </Empty>
      )}
    </>
  );
}

const AlertWindow = lazyWindow(() => import("./alerts/alert-window"), closeWindow);

type PricesProps = { live: Live; sheets: Sheets; isPhone: boolean; news: ReactNode };

function Prices({ live, sheets, isPhone, news }: PricesProps) {
  const { quotes, now } = live;
  const floating = useFloating();
  const course = useCourse(quotes, live.standing === "live");
  const [wanted, choose] = useState(USUAL);
  const isAfternoon = minutesSinceOpening(quotes.coupons[0]!.couponDate, now) > 4 * 60;
  const [range, setRange] = useState<Range>(isAfternoon ? "day" : "noon");
  const [byQuarter, setByQuarter] = useState(false);
  const day = quotes.coupons[0]!.couponDate;
  const sheet = sheets.sheets?.day === day ? sheets.time : null;
  const session = sessionAt(now);
  const rows = quotes.coupons.map((coupon) =>
    rowOf(coupon, { course, sheet, session, now, isOld: live.isOld && session.isOpen }),
  );
  const chosen = rows.find(({ coupon }) => coupon.couponID === wanted) ?? rows[0]!;
  const { opens, closes } = hoursOf(day)!;
  // For the whole visit: what is asked first keeps its place while it is answered.
  const [isFirst] = useState(sheets.sheets?.isFirst ?? false);
  const alerts = useChartAlerts(chosen, session.opensAt);
  const shown: Shown = {
    alerts,
    live,
    rows,
    chosen,
    choose,
    range,
    setRange,
    sheets,
    sheet,
    isFirst,
    floating,
    closedOn: tradingDayBefore(day),
    minutes: closes - opens,
    lostAt: live.standing === "lost" ? minutesSinceOpening(day, live.asOf) : null,
    news,
    byQuarter,
    setByQuarter,
  };
  usePriceKeys(shown);
  return (
    <>
      {isPhone ? <MarketsPhone {...shown} /> : <MarketsDesk {...shown} />}
      {alerts.open && (
        <Suspense fallback={null}>
          <AlertWindow rule={alerts.open.rule} start={alerts.open.start} onClose={alerts.close} />
        </Suspense>
      )}
    </>
  );
}

function usePriceKeys({ live, rows, chosen, choose, setRange, sheets, byQuarter, setByQuarter, alerts }: Shown) {
  const step = (by: 1 | -1) => () => {
    const at = rows.indexOf(chosen) + by;
    if (rows[at]) choose(rows[at].coupon.couponID);
  };
  const time = sheetTimeAt(live.now);
  useActions([
    { keys: "ArrowUp", label: "Coupon above", onSelect: step(-1) },
    { keys: "ArrowDown", label: "Coupon below", onSelect: step(1) },
    { keys: "1", label: "Chart to noon", onSelect: () => setRange("noon") },
    { keys: "2", label: "Chart of the day", onSelect: () => setRange("day") },
    { keys: "3", label: "Chart of 5 days", onSelect: () => setRange("days") },
    { keys: "q", label: "Quarter hours", onSelect: () => setByQuarter(!byQuarter) },
    { keys: "a", label: "New alert", does: "Add a lock alert", onSelect: alerts.add },
    {
      keys: "s",
      label: "My sheet is out",
      also: "lender rate sheet time",
      disabled: !sessionAt(live.now).isOpen || !sheets.sheets,
      onSelect: () =>
        void sheets.takeTime(time, `Your sheet is out at ${sheetTime(time)} ET. Moves are measured from there.`),
    },
  ]);
}

const PricesSkeleton = () => (
  <Skeleton label="Loading prices">
    <div className="grid gap-3 px-6 py-3 phone:px-4">
      <Bone className="h-14 w-full" />
      <Bone className="h-72 w-full" />
      <Bone className="h-80 w-full" />
    </div>
  </Skeleton>
);
