import { lazy, Suspense, useState } from "react";
import { fitsPaper, paperFit } from "../../lib/use-printing";
import { Segmented } from "../../ui/fields/segmented";
import { KeyBar } from "../../ui/page/key-bar";
import { ChartCard } from "./chart-card";
import { CouponTable } from "./coupon-table";
import { FirstAlert } from "./first-alert";
import { IndexStrip, useIndices } from "./index-strip";
import { QuarterGrid } from "./quarter-grid";
import type { Shown } from "./shown";
import { SinceCard } from "./since-card";
import { useTouched } from "./use-touched";

const ClientsWindow = lazy(() => import("./clients-window").then(({ ClientsWindow: Window }) => ({ default: Window })));

/** The page of prices on a screen: indices, table, chart, and beside them what has happened since the sheet. */
export function MarketsDesk(shown: Shown) {
  const { rows, chosen, choose, byQuarter, setByQuarter, sheet, closedOn, live } = shown;
  const indices = useIndices();
  const { isOld } = live;
  const views = (
    <Segmented
      label="Prices view"
      value={byQuarter ? "quarters" : "now"}
      onChange={(view) => setByQuarter(view === "quarters")}
      segments={[
        { value: "now", label: "Now" },
        { value: "quarters", label: "Quarter hours" },
      ]}
    />
  );
  return (
    <>
      <div className="flex-1 bg-canvas">
        <div className="grid grid-cols-[minmax(0,1fr)_304px] items-start gap-x-4 gap-y-3 px-6 py-3 max-[1260px]:grid-cols-1 print:grid-cols-1 print:px-0">
          <div className={`col-span-full overflow-x-auto print:overflow-visible ${fitsPaper}`} style={paperFit(900)}>
            <div className="min-w-[900px]">
              <IndexStrip indices={indices} />
            </div>
          </div>
          {byQuarter ? (
            <div className="col-span-full flex min-w-0 flex-col gap-3">
              <QuarterGrid rows={rows} chosen={chosen.coupon.couponID} onChoose={choose} aside={views} />
              <Chart {...shown} />
            </div>
          ) : (
            <>
              <div className="flex min-w-0 flex-col gap-3">
                <CouponTable
                  rows={rows}
                  chosen={chosen.coupon.couponID}
                  onChoose={choose}
                  sheet={sheet}
                  closedOn={closedOn}
                  minutes={shown.minutes}
                  isOld={isOld}
                  watched={shown.alerts.watched}
                  corner={
                    <button
                      type="button"
                      onClick={() => setByQuarter(true)}
                      className="font-medium text-accent-text underline-offset-2 hover:underline print:hidden"
                    >
                      Quarter hours
                    </button>
                  }
                />
                <Chart {...shown} />
              </div>
              <div className="flex min-w-0 flex-col gap-3">
                <Since as={SinceCard} {...shown} />
                {shown.alerts.hasNone && <FirstAlert rows={rows} alerts={shown.alerts} />}
                {shown.news}
              </div>
            </>
          )}
        </div>
      </div>
      <KeyBar keys={keys} says="1 bp = 0.01 of price. 32nds to the nearest half (+). All times Eastern." />
    </>
  );
}

const Chart = ({ chosen, range, setRange, sheet, closedOn, live, lostAt, byQuarter, alerts }: Shown) => (
  <ChartCard
    row={chosen}
    range={range}
    onRange={setRange}
    sheet={sheet}
    closedOn={closedOn}
    isOld={live.isOld || chosen.staleFor !== undefined}
    lostAt={lostAt}
    alerts={alerts}
    quotes={live.quotes}
    isLow={byQuarter}
  />
);

/** What has happened since the sheet, as the page has room for it, with the window of the clients that it tells of. */
export function Since({ as: As, ...shown }: Shown & { as: typeof SinceCard }) {
  const { chosen, sheets, sheet, floating, live, alerts } = shown;
  const [isOpen, setOpen] = useState(false);
  const rateForPoint = sheets.sheets?.rateForPoint ?? null;
  const touched = useTouched(chosen, floating, rateForPoint);
  return (
    <>
      <As
        row={chosen}
        sheets={sheets}
        touched={touched}
        floating={floating?.length}
        isOld={live.isOld || chosen.staleFor !== undefined}
        sent={alerts.sent.toSorted((one, other) => one.at - other.at).at(-1)}
        onClients={() => setOpen(true)}
      />
      {isOpen && touched && floating && sheet !== null && rateForPoint !== null && (
        <Suspense fallback={null}>
          <ClientsWindow
            open
            onClose={() => setOpen(false)}
            row={chosen}
            time={sheet}
            touched={touched}
            floating={floating}
            rateForPoint={rateForPoint}
          />
        </Suspense>
      )}
    </>
  );
}

const keys = [
  [["↑", "↓"], "Coupon"],
  [["1", "2", "3"], "Range"],
  [["Q"], "Quarter hours"],
  [["S"], "My sheet is out"],
  [["A"], "New alert"],
] as const;
