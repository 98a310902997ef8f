import type { ClientSection } from "@highway/core/reports/pure/sections";
import { homesTold } from "@highway/core/reports/pure/told";
import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { ReactNode } from "react";
import { cx } from "../../../lib/class-names";
import { dayIn, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { stateIn } from "../../../lib/words/states";
import type { WorkingReport } from "../../../scenario/document";
import { type Column, type Computed, isComputed, isToday } from "../../columns";
import { HomePictures } from "../../home-pictures";
import { stepsText } from "../../payment-steps";
import { isBought, isCash, type Row } from "../../row";
import { cashRows } from "../../rows/cash";
import { homePrice } from "../../rows/loans";
import { monthlyRows, totalPaymentOf } from "../../rows/monthly";
import { lacksTax } from "../../unknown-parts";
import { Heads, type Pictures } from "./heads";
import { LoanKey } from "./loan-key";
import { PartsCharts } from "./parts-chart";
import type { PrintSource } from "./report";
import { homesOnPaper } from "./title-picture";
import { useWords, type Words } from "./words";

type Props = {
  report: PrintSource;
  pictures: Pictures;
  scene: ReactNode;
  sections: readonly ClientSection[];
  /** How densely the cover is set, because names can be long: the title is smaller from 1 on, the picture is left out at 2, and the charts at 3. */
  density: number;
};

/** The most loans on the cover with wide rows, and the most with charts. More loans are set closer in place of the picture, and even more leave no room for charts, because the cover is one page. */
const most = { atEase: 3, charted: 5 };
/** The most pictures that leave room for the title beside them. */
const mostBeside = 2;

/** The first page: its sender, the home, four figures, and the loans by name. */
export function Cover({ report, pictures, scene, sections, density }: Props) {
  const words = useWords();
  const { basis, columns, brand } = report;
  const offered = columns.filter(({ isOwed }) => !isOwed);
  const [first] = offered.filter(isComputed);
  const pictured = homesOnPaper(basis.document, pictures);
  const hasScene = columns.length <= most.atEase && density < 2;
  const isClose = !hasScene && columns.length <= most.charted;
  return (
    <div data-page className="flex break-after-page flex-col not-print:mb-28 print:min-h-[9.7in]">
      <Heads brand={brand} pictures={pictures} />
      {hasScene && pictured.length > 0 && (
        <HomePictures isPaper homes={pictured} words={words.loan} className="mb-12 gap-10 *:w-[3.2in]" />
      )}
      {hasScene && pictured.length === 0 && (
        <div
          data-gives
          className="mb-16 max-h-[2.1in] min-h-[0.9in] grow basis-0 overflow-hidden rounded-[10pt] not-print:h-[2.1in] not-print:flex-none"
        >
          {scene}
        </div>
      )}
      <div className="flex justify-between gap-12">
        <div>
          <h1 className={cx("wrap-anywhere tracking-tighter", density === 0 ? "text-h1" : "text-figure leading-24")}>
            {titleOf(report, words)}
          </h1>
          <p className="mt-3 text-fg-2 text-sub">
            {placeOf(report, words)}{" "}
            {words.print.prepared(basis.client?.name ?? "", dayIn(words.lang, basis.document.asOf))}
          </p>
        </div>
        {/* If the loans need the room, the pictures are beside the title, which is as high. */}
        {!hasScene && pictured.length > 0 && (
          <HomePictures
            isPaper
            homes={pictured.slice(0, mostBeside)}
            words={words.loan}
            className="shrink-0 flex-nowrap gap-6 *:w-[1.3in]"
          />
        )}
      </div>
      {first && <Four column={first} today={columns.find(isToday)} isOne={columns.length === 1} isClose={isClose} />}
      {columns.length > 0 && <Ways columns={columns} isClose={isClose} />}
      {columns.length <= most.charted && density < 3 && (
        <PartsCharts columns={columns.filter((column) => !column.isOwed || isToday(column))} sections={sections} />
      )}
      {first && (
        <p className={cx("mt-auto text-fg-3 text-fine", isClose ? "pt-6" : "pt-14")}>
          {offered.every(isCash) ? words.print.summary.estimate : words.print.estimate}
        </p>
      )}
    </div>
  );
}

/** Returns the street of the one home of the loans, or of the home if a report has no loan; null for several homes. */
export const nameOfHome = (document: WorkingReport): string | null => {
  const homes = homesTold(document);
  const [home] = homes;
  return homes.length === 1 && home ? home.addressDisplay.trim() || home.address.trim() || null : null;
};

export function titleOf(report: PrintSource, { print }: Words): string {
  const home = nameOfHome(report.basis.document);
  if (!home) return print.titleMany;
  if (!report.columns.some(isBought)) return print.titleOwned(home);
  if (report.columns.every(isCash)) return print.titleCash(home);
  return report.columns.length > 1 ? print.title(home) : print.titleOne(home);
}

/** Returns the town, "Raleigh, North Carolina 27604.", or, for several homes, their streets. */
export function placeOf({ basis: { document } }: PrintSource, { lang }: Words): string {
  const homes = homesTold(document);
  const [home] = homes;
  if (!home) return "";
  if (!nameOfHome(document)) {
    const all = homes.flatMap(({ addressDisplay, address }) => addressDisplay || address || []).join(" · ");
    return all && `${all}.`;
  }
  const place = [[home.city, stateIn(lang, home.state)].filter(Boolean).join(", "), home.zip].filter(Boolean).join(" ");
  return place ? `${place}.` : "";
}

const termClass = "font-medium text-fg-3 text-sm";
const figureClass =
  "whitespace-nowrap font-semibold text-figure tabular-nums tracking-tighter group-data-long:text-[14pt]";
const noteClass = "font-normal text-fg-3 text-xs tabular-nums";

/** One of the four figures, with its cents in small digits. */
function Big({ figure, className }: { figure: string; className?: string }) {
  const [whole, cents] = figure.split(".");
  return (
    <dd className={cx(figureClass, className)}>
      {whole}
      {cents && <span className="text-[0.62em] leading-0 tracking-normal">.{cents}</span>}
    </dd>
  );
}

/** The signs of the four figures that have room beside each other in their usual size. */
const mostSigns = 46;

type FourProps = { column: Computed; today: Column | undefined; isOne: boolean; isClose?: boolean };

export function Four({ column, today, isOne, isClose = false }: FourProps) {
  const words = useWords();
  const { figures } = words.loan;
  const { result } = column;
  const bought = isBought(column);
  const steps = stepsText(column, words.loan, moneyWithCents);
  const saved = result.savings?.monthlySavings ?? null;
  const now = today && isComputed(today) ? totalPaymentOf(today) : null;
  const write = (dollars: number | null) => (dollars === null ? words.loan.missing : moneyWithCents(dollars));
  const shown = {
    home: write(saved ?? homePrice(column)),
    amount: write(result.amount),
    payment: write(result.monthly.total),
    cash: write(Math.abs(result.cash.toClose)),
  };
  const isLong = Object.values(shown).join("").length > mostSigns;
  return (
    <>
      <dl
        data-long={isLong || undefined}
        className={cx(
          "group grid break-inside-avoid grid-cols-[repeat(4,auto)] justify-between gap-12 border-paper-line border-y",
          isClose ? "mt-9 pt-8 pb-9" : "mt-16 pt-13 pb-14",
        )}
      >
        <div>
          <dt className={termClass}>{saved !== null ? figures.savings : bought ? figures.price : figures.value}</dt>
          <Big figure={shown.home} />
          {saved !== null && now !== null && (
            <dd className={noteClass}>
              {words.print.four.today(moneyWithCents(now), today?.replaced?.isAlone === true)}
            </dd>
          )}
        </div>
        <div>
          <dt className={termClass}>{figures.amount}</dt>
          <Big figure={shown.amount} />
        </div>
        <div>
          <dt className={termClass}>{figures.totalPayment}</dt>
          <Big figure={shown.payment} className="text-brand" />
          {steps && <dd className={cx(noteClass, "max-w-[17em]")}>{steps}</dd>}
          <dd className={noteClass}>{words.print.four.paysFor(!isCash(column), !lacksTax(column))}</dd>
        </div>
        <div>
          <dt className={termClass}>{result.cash.toClose < 0 ? figures.cashOut : figures.cashToClose}</dt>
          <Big figure={shown.cash} />
          {bought && <dd className={noteClass}>{words.print.four.down}</dd>}
        </div>
      </dl>
      {!isOne && (
        <p className="mt-7 text-fg-3 text-sm">{words.print.four.loan(column.within, nameWithTerms(column))}</p>
      )}
    </>
  );
}

const nameWithTerms = ({ title, terms }: Column) => [title, terms].filter(Boolean).join(", ");

const wayHead = "border-line border-b pb-4 pl-12 text-right font-medium text-fg-3 text-xs";
const wayCell = "whitespace-nowrap border-line border-b pl-12 text-right";
const wayRoom = (isClose: boolean) => (isClose ? "py-2.5" : "py-6");

/** Each loan in a row: its rate with the APR beside it, its payment, its cash. Where nothing is borrowed there is neither rate nor APR. */
export function Ways({ columns, isClose }: { columns: readonly Column[]; isClose: boolean }) {
  const { print, loan } = useWords();
  const isLent = !columns.every(isCash);
  const { totalPayment, cashToClose } = loan.figures;
  const heads = [...(isLent ? [print.ways.rate, "APR"] : []), totalPayment, cashToClose];
  const offered = columns.filter(({ isOwed }) => !isOwed).length;
  const one = isLent ? print.ways.one : print.ways.cash;
  return (
    <section className={cx("break-inside-avoid", isClose ? "mt-9" : "mt-16")}>
      <h2 className="text-cover tracking-tight">
        {offered === 1 ? one : columns.some(isBought) ? print.ways.buy(offered) : print.ways.own(offered)}
      </h2>
      <table className="w-full">
        <thead>
          <tr>
            <th scope="col" className="w-[46%] border-line border-b">
              <span className="sr-only">{print.theLoan}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col" className={wayHead}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <Way key={column.id} column={column} isClose={isClose} isLent={isLent} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Way({ column, isClose, isLent }: { column: Column; isClose: boolean; isLent: boolean }) {
  const { loan: words } = useWords();
  const { loan, result, isOwed } = column;
  const isPaid = isCash(column);
  const cell = cx(wayCell, wayRoom(isClose));
  const rate = validFigure(loan.rate, loanFields.rate);
  const apr = result?.apr ?? null;
  const payment = isComputed(column) ? totalPaymentOf(column) : null;
  const noteOf = ({ note }: Row) => {
    const said = isComputed(column) && note?.(column, words);
    return said && <small className="block whitespace-normal">{said}</small>;
  };
  const hasNoAPR = isPaid || isOwed || result?.amount === 0;
  return (
    <tr className="last:*:border-0">
      <th scope="row" className={cx("border-line border-b text-left", wayRoom(isClose))}>
        <div className={cx("flex items-center gap-8", isClose && "leading-[11.5pt]")}>
          <LoanKey column={column} />
          <span>
            <b>{column.title}</b>
            {column.terms && `, ${column.terms}`}
          </span>
        </div>
      </th>
      {isLent && (
        <>
          <td className={cell}>{isPaid || rate === null ? words.none : trimmedPercent(rate)}</td>
          <td className={cell}>{hasNoAPR ? words.none : apr === null ? words.missing : trimmedPercent(apr)}</td>
        </>
      )}
      <td className={cell}>
        {payment === null ? words.missing : moneyWithCents(payment)}
        {payment !== null && noteOf(monthlyRows.totalPayment)}
      </td>
      <td className={cell}>
        {result && !isOwed ? moneyWithCents(result.cash.toClose) : words.none}
        {!isOwed && noteOf(cashRows.cashToClose)}
      </td>
    </tr>
  );
}
