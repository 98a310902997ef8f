import { useMemo, useRef, useState } from "react";
import { AddPaymentPanel } from "./add-payment-panel";
import { shownColumns } from "./columns";
import { CrossingBanner } from "./crossing-banner";
import { crossingsOf } from "./crossings";
import { linesOf, paymentsAYear } from "./lines";
import { NoSchedule } from "./no-schedule";
import type { By, ScheduleLoan, Schedules } from "./schedule-loan";
import { ScheduleTable } from "./schedule-table";
import { Toolbar } from "./toolbar";

const toggled = <T,>(set: ReadonlySet<T>, entry: T) => {
  const next = new Set(set);
  if (!next.delete(entry)) next.add(entry);
  return next;
};

const payments = (loans: readonly ScheduleLoan[]) => Math.max(0, ...loans.map(({ months }) => months.balance.length));
const yearsOf = (loans: readonly ScheduleLoan[]) =>
  Array.from({ length: Math.ceil(payments(loans) / paymentsAYear) }, (_, at) => at + 1);

/** The repayment of each loan side by side, and what paying more would change. */
export function SchedulePage({ schedules }: { schedules: Schedules }) {
  const { loans, firstPayment } = schedules;
  const [by, setBy] = useState<By>("yearly");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [totals, setTotals] = useState(false);
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useMemo(() => shownOf(loans, hidden), [loans, hidden]);
  const lines = useMemo(() => linesOf(by, payments(shown), closed), [by, shown, closed]);
  const columns = useMemo(() => shownColumns(shown, totals), [shown, totals]);
  const crossings = useMemo(() => crossingsOf(shown), [shown]);
  const flips = useMemo(() => new Set(crossings.map(({ payment }) => payment)), [crossings]);
  if (!firstPayment) return <NoSchedule />;
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <div className="flex min-w-0 flex-1">
      <section
        aria-label="Amortization schedule"
        className="flex h-[calc(100dvh-var(--head-h)-var(--ticker-h))] min-h-[440px] min-w-0 flex-1 flex-col phone:h-auto"
      >
        <h2 className="sr-only">Amortization schedule</h2>
        <Toolbar
          {...{ schedules, firstPayment, shown, hidden, by, totals, opener }}
          onToggleLoan={(id) => setHidden(toggled(hidden, id))}
          onBy={setBy}
          onTotals={setTotals}
          allOpen={closed.size === 0}
          onAllOpen={(open) => setClosed(new Set(open ? [] : yearsOf(shown)))}
          addsPayment={adding}
          onAddPayment={() => setAdding(!adding)}
        />
        <CrossingBanner crossings={crossings} firstPayment={firstPayment} />
        <ScheduleTable
          {...{ by, lines, columns, firstPayment }}
          loans={shown}
          crossings={flips}
          onToggle={(year) => setClosed(toggled(closed, year))}
        />
        <p className="shrink-0 px-6 py-2 text-fg-3 text-xs phone:px-4">
          Payments are principal and interest with what is paid additionally; mortgage insurance, taxes and insurance
          are not in them.{shown.some(({ result }) => result.buydown) && " Of a buydown they are the note's."}
        </p>
      </section>
      {adding && <AddPaymentPanel loans={shown} firstPayment={firstPayment} onClose={close} />}
    </div>
  );
}

/** A loan that was the only one checked may go from the scenario: then all are shown. */
function shownOf(loans: readonly ScheduleLoan[], hidden: ReadonlySet<string>) {
  const shown = loans.filter(({ id }) => !hidden.has(id));
  return shown.length > 0 ? shown : loans;
}
