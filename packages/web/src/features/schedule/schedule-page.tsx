import { defaultTool } from "@highway/core/tools/pure/names";
import { ArrowRightLeft, CalendarRange } from "lucide-react";
import { Suspense, useMemo, useRef, useState } from "react";
import { Link } from "react-router";
import { capital, moneyWithCents } from "../../lib/format/format";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { editorOf } from "../../lib/paths";
import { phone, useMedia } from "../../lib/use-media";
import { usePrinting } from "../../lib/use-printing";
import { useScenario } from "../../scenario/store/store";
import { buttonClass } from "../../ui/button-style";
import { Icon } from "../../ui/icon";
import { DockedPanel } from "../../ui/overlays/docked-panel";
import { Drawer } from "../../ui/overlays/drawer";
import { Empty } from "../../ui/page/empty";
import type { AddPaymentProps } from "./add-payment";
import { isBoughtDown, withColumns } from "./columns";
import { type By, linesOf, paymentsAYear, type ScheduleLoan, type Schedules } from "./lines";
import { paymentMonth } from "./payment-edits";
import { ScheduleOnPaper } from "./schedule-on-paper";
import { ScheduleTable } from "./schedule-table";
import { Toolbar } from "./toolbar";

const ScheduleCharts = lazyWindow(() => import("./schedule-charts"));
/** As high as the charts are. */
const chartsPlace = "h-[211px] shrink-0 border-line border-t phone:h-[470px]";
const AddPayment = lazyWindow(() => import("./add-payment"), closeWindow);

/** Below this width a panel beside the table would leave it no room. */
const tooNarrowToDock = "(max-width: 1023px)";

const toggle = <T,>(set: ReadonlySet<T>, entry: T) => {
  const next = new Set(set);
  if (!next.delete(entry)) next.add(entry);
  return next;
};

const mostPayments = (loans: readonly ScheduleLoan[]) =>
  Math.max(0, ...loans.map(({ months }) => months.balance.length));
const yearNumbers = (loans: readonly ScheduleLoan[]) =>
  Array.from({ length: Math.ceil(mostPayments(loans) / paymentsAYear) }, (_, at) => at + 1);

const notIncluded = (loans: readonly ScheduleLoan[]) =>
  loans.some(({ result }) => result.secondLoan)
    ? "Second loans, mortgage insurance, property tax and home insurance"
    : "Mortgage insurance, property tax and home insurance";

/** Shows the repayment of each loan side by side, and what paying more would change. */
export function SchedulePage({ schedules }: { schedules: Schedules }) {
  const { loans, firstPayment } = schedules;
  const [by, setBy] = useState<By>("yearly");
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [closed, setClosed] = useState<ReadonlySet<number>>(new Set());
  const [totals, setTotals] = useState(false);
  // The table is what a phone has room for; its charts come when they are asked for.
  const [charts, setCharts] = useState(() => !matchMedia(phone).matches);
  const [adding, setAdding] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const shown = useMemo(() => loansShown(loans, hidden), [loans, hidden]);
  const lines = useMemo(() => linesOf(by, mostPayments(shown), closed), [by, shown, closed]);
  const tables = useMemo(() => withColumns(shown, totals), [shown, totals]);
  const crossings = useMemo(() => crossingsOf(shown), [shown]);
  const flips = useMemo(() => new Set(crossings.map(({ payment }) => payment)), [crossings]);
  const Table = usePrinting() ? ScheduleOnPaper : ScheduleTable;
  if (!firstPayment) return <NoSchedule />;
  const close = () => {
    setAdding(false);
    opener.current?.focus();
  };
  return (
    <div className="flex min-w-0 flex-1">
      <section
        aria-label="Amortization schedule"
        className="flex h-[calc(100dvh-var(--head-h)-var(--ticker-h))] min-h-[640px] min-w-0 flex-1 flex-col print:h-auto print:min-h-0 phone:h-auto phone:min-h-0"
      >
        <h2 className="sr-only">Amortization schedule</h2>
        <Toolbar
          schedules={schedules}
          firstPayment={firstPayment}
          shown={shown}
          hidden={hidden}
          by={by}
          totals={totals}
          opener={opener}
          onToggleLoan={(id) => setHidden(toggle(hidden, id))}
          onBy={setBy}
          onTotals={setTotals}
          charts={charts}
          onCharts={setCharts}
          allOpen={closed.size === 0}
          onAllOpen={(open) => setClosed(new Set(open ? [] : yearNumbers(shown)))}
          addsPayment={adding}
          onAddPayment={() => setAdding(!adding)}
        />
        {charts && (
          <Suspense fallback={<div className={chartsPlace} />}>
            <ScheduleCharts loans={shown} />
          </Suspense>
        )}
        <CrossingBanner crossings={crossings} firstPayment={firstPayment} />
        <Table
          by={by}
          lines={lines}
          firstPayment={firstPayment}
          loans={tables}
          crossings={flips}
          onToggle={(year) => setClosed(toggle(closed, year))}
        />
        <p className="shrink-0 px-6 py-2 text-fg-3 text-xs phone:order-1 phone:px-4">
          Payments are principal and interest plus extra payments. {notIncluded(shown)} are not included.
          {shown.filter(isBoughtDown).map(({ id, head, result: { buydown } }) => (
            <span
              key={id}
            >{` ${head}: ${payerOf(buydown!.paidBy)} pays the subsidy, ${moneyWithCents(buydown!.subsidy)} in all.`}</span>
          ))}
        </p>
      </section>
      {adding && <AddPaymentPanel loans={shown} firstPayment={firstPayment} onClose={close} />}
    </div>
  );
}

const payerOf = (paidBy: string) => `the ${paidBy}`;

/** The only loan that was checked may leave the scenario: then all are shown. */
function loansShown(loans: readonly ScheduleLoan[], hidden: ReadonlySet<string>) {
  const shown = loans.filter(({ id }) => !hidden.has(id));
  return shown.length > 0 ? shown : loans;
}

/** The panel stands beside the table, so that its rows are seen to change, and over it where there is no room. */
function AddPaymentPanel(props: Omit<AddPaymentProps, "chosen" | "onChoose">) {
  const Frame = useMedia(tooNarrowToDock) ? Drawer : DockedPanel;
  // A window that is turned becomes the other frame, which begins with the same loan.
  const [chosen, setChosen] = useState<string | null>(null);
  return (
    <Frame open onClose={props.onClose} title="Add Payment">
      <Suspense fallback={<div className="h-96" />}>
        <AddPayment {...props} chosen={chosen} onChoose={setChosen} />
      </Suspense>
    </Frame>
  );
}

/** Shown when no loan borrows, or none has what its figures need. */
function NoSchedule() {
  const id = useScenario((state) => state.document.id);
  return (
    <Empty
      icon={CalendarRange}
      title="No loan has a schedule yet"
      action={
        <Link to={editorOf({ tool: defaultTool, reportID: id })} className={buttonClass()}>
          Edit the scenario
        </Link>
      }
    >
      A loan needs a price, a rate, a term and a down payment, and something to borrow.
    </Empty>
  );
}

/** The banner shows this many pairs at first, and the rest when they are asked for. */
const atFirst = 2;

/** Says where the lead in balance flips between two of the loans shown. */
function CrossingBanner({ crossings, firstPayment }: { crossings: readonly Crossing[]; firstPayment: string }) {
  const [all, setAll] = useState(false);
  if (crossings.length === 0) return null;
  const told = all ? crossings : crossings.slice(0, atFirst);
  return (
    <div
      role="note"
      className="num mx-6 my-3 flex shrink-0 phone:order-1 items-start gap-2.5 rounded-sm bg-accent-soft px-3 py-2 phone:mx-4 phone:flex-wrap"
    >
      <Icon of={ArrowRightLeft} className="mt-0.5 text-accent-text" />
      <ul className="min-w-0 phone:flex-1">
        {told.map(({ payment, ahead, behind, owed, against }) => (
          <li key={`${payment} ${ahead.id} ${behind.id}`}>
            <b className="font-semibold">
              {capital(ahead.within)} owes less than {behind.within} from payment {payment}
            </b>{" "}
            ({paymentMonth(firstPayment, payment)}): {moneyWithCents(owed)} against {moneyWithCents(against)}.
          </li>
        ))}
      </ul>
      <span className="ml-auto flex shrink-0 flex-col items-end gap-1 text-fg-2 text-sm phone:hidden">
        Lower balance in bold
      </span>
      {crossings.length > atFirst && (
        <button
          type="button"
          aria-expanded={all}
          onClick={() => setAll(!all)}
          className="shrink-0 font-medium text-accent-text text-sm print:hidden hover:underline touch:min-h-11 phone:w-full phone:text-left"
        >
          {all ? "Show fewer" : `Show all ${crossings.length}`}
        </button>
      )}
    </div>
  );
}

/** From a payment on, `ahead` owes less than `behind`, which owed less before. */
type Crossing = {
  payment: number;
  ahead: ScheduleLoan;
  behind: ScheduleLoan;
  /** Dollars that each owes after that payment. */
  owed: number;
  against: number;
};

/** Gives what is owed at closing and after each payment; nothing once the loan is paid off. */
function course({ result, months }: ScheduleLoan, length: number): Float64Array {
  const owed = new Float64Array(length + 1);
  owed[0] = result.amount;
  owed.set(months.balance, 1);
  return owed;
}

/** Finds each flip: a lump sum, or a rate that adjusts, may turn the lead over again. Equal balances leave it where it is. */
function crossingsBetween(one: ScheduleLoan, other: ScheduleLoan): Crossing[] {
  const length = Math.max(one.months.balance.length, other.months.balance.length);
  const [first, second] = [course(one, length), course(other, length)];
  const found: Crossing[] = [];
  let leader = 0;
  for (let payment = 0; payment <= length; payment++) {
    const [a, b] = [first[payment]!, second[payment]!];
    const lower = Math.sign(a - b);
    const flipped = a < b ? { ahead: one, behind: other } : { ahead: other, behind: one };
    if (lower === -leader && lower !== 0)
      found.push({ payment, ...flipped, owed: Math.min(a, b), against: Math.max(a, b) });
    leader = lower || leader;
  }
  return found;
}

/** Finds where the lead in balance flips between two of these loans, the earliest first, by the balances that the table shows. */
export const crossingsOf = (loans: readonly ScheduleLoan[]): Crossing[] =>
  loans
    .flatMap((one, at) => loans.slice(at + 1).flatMap((other) => crossingsBetween(one, other)))
    .sort((a, b) => a.payment - b.payment);
