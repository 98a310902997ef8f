import { loanFields } from "@highway/engine/scenario/schema/loan";
import { validFigure } from "@highway/engine/scenario/schema/records";
import type { ReactNode } from "react";
import { dayIn, money, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { stateIn } from "../../../lib/words/states";
import type { WorkingReport } from "../../../scenario/document";
import { type Column, type Computed, inSentence, isComputed } from "../../columns";
import { isBought, isCash } from "../../row";
import { homePrice } from "../../rows/loans";
import { Heads, type Pictures } from "./heads";
import { LoanKey } from "./loan-key";
import type { PrintSource } from "./report";
import { useWords, type Words } from "./words";

type Props = { report: PrintSource; pictures: Pictures; scene: ReactNode };

/** More loans than these stand closer together, to be on the first page all the same. */
const mostAtEase = 7;

/** The first page: who it is from, which home, four figures, and the loans by name. */
export function Cover({ report, pictures, scene }: Props) {
  const words = useWords();
  const { basis, columns, brand } = report;
  const offered = columns.filter(({ isOwed }) => !isOwed);
  const [first] = offered.filter(isComputed);
  return (
    <div className={columns.length > mostAtEase ? "cover many" : "cover"}>
      <Heads brand={brand} pictures={pictures} />
      <div className="pic">{scene}</div>
      <h1>{titleOf(report, words)}</h1>
      <p className="sub">
        {placeOf(report, words)}{" "}
        {words.print.prepared(basis.client?.name ?? "", dayIn(words.lang, basis.document.asOf))}
      </p>
      {first && <Four column={first} isOne={columns.length === 1} />}
      {columns.length > 0 && <Ways columns={columns} />}
    </div>
  );
}

/** The street of the one home that the loans are on; null of several. */
export const nameOfHome = ({ properties, loans }: WorkingReport): string | null => {
  const homes = properties.filter(({ id }) => loans.some((loan) => loan.propertyID === id));
  const [home] = homes;
  return homes.length === 1 && home ? home.addressDisplay.trim() || home.address.trim() || null : null;
};

function titleOf(report: PrintSource, { print }: Words): string {
  const home = nameOfHome(report.basis.document);
  if (!home) return print.titleMany;
  if (!report.columns.some(isBought)) return print.titleOwned(home);
  if (report.columns.every(isCash)) return print.titleCash(home);
  return report.columns.length > 1 ? print.title(home) : print.titleOne(home);
}

/** "Raleigh, North Carolina 27604."; of several homes their streets. */
function placeOf(report: PrintSource, { lang }: Words): string {
  const { properties } = report.basis.document;
  const [home] = properties;
  if (!home) return "";
  if (!nameOfHome(report.basis.document))
    return `${properties.map(({ addressDisplay, address }) => addressDisplay || address).join(" · ")}.`;
  const place = [[home.city, stateIn(lang, home.state)].filter(Boolean).join(", "), home.zip].filter(Boolean).join(" ");
  return place ? `${place}.` : "";
}

function Four({ column, isOne }: { column: Computed; isOne: boolean }) {
  const words = useWords();
  const { figures } = words.loan;
  const { result } = column;
  const bought = isBought(column);
  const [whole, rest] = moneyWithCents(result.monthly.total).split(".");
  return (
    <>
      <dl className="four">
        <div>
          <dt>{bought ? figures.price : figures.value}</dt>
          <dd>{money(homePrice(column))}</dd>
        </div>
        <div>
          <dt>{figures.amount}</dt>
          <dd>{money(result.amount)}</dd>
        </div>
        <div className="pay">
          <dt>{figures.totalPayment}</dt>
          <dd>
            {whole}
            {rest && <span>.{rest}</span>}
          </dd>
          <dd className="of">{isCash(column) ? words.print.four.taxAlone : words.print.four.tax}</dd>
        </div>
        <div>
          <dt>{result.cash.toClose < 0 ? figures.cashOut : figures.cashToClose}</dt>
          <dd>{money(Math.abs(result.cash.toClose))}</dd>
          {bought && <dd className="of">{words.print.four.down}</dd>}
        </div>
      </dl>
      {!isOne && <p className="four-of">{words.print.four.loan(inSentence(column, words.loan), named(column))}</p>}
    </>
  );
}

const named = ({ title, terms }: Column) => [title, terms].filter(Boolean).join(", ");

/** Each loan on a line: its rate with the APR beside it, its payment, its cash. */
function Ways({ columns }: { columns: readonly Column[] }) {
  const { print, loan } = useWords();
  const offered = columns.filter(({ isOwed }) => !isOwed).length;
  const one = columns.every(isCash) ? print.ways.cash : print.ways.one;
  return (
    <section className="whole">
      <h2>{offered === 1 ? one : columns.some(isBought) ? print.ways.buy(offered) : print.ways.own(offered)}</h2>
      <table className="ways">
        <thead>
          <tr>
            <th scope="col">
              <span className="vh">{print.theLoan}</span>
            </th>
            <th scope="col">{print.ways.rate}</th>
            <th scope="col">APR</th>
            <th scope="col">{loan.figures.totalPayment}</th>
            <th scope="col">{loan.figures.cashToClose}</th>
          </tr>
        </thead>
        <tbody>
          {columns.map((column) => (
            <Way key={column.id} column={column} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Way({ column }: { column: Column }) {
  const { loan: words } = useWords();
  const { loan, result, isOwed } = column;
  const isPaid = isCash(column);
  const rate = validFigure(loan.rate, loanFields.rate);
  const apr = validFigure(loan.customAPR, loanFields.customAPR) ?? result?.apr ?? null;
  return (
    <tr>
      <th scope="row">
        <div className="way">
          <LoanKey column={column} />
          <span>
            <b>{column.title}</b>
            {column.terms && `, ${column.terms}`}
          </span>
        </div>
      </th>
      <td>{isPaid || rate === null ? words.none : trimmedPercent(rate)}</td>
      <td>{isPaid || isOwed || apr === null ? words.none : trimmedPercent(apr)}</td>
      <td className="strong">{result ? moneyWithCents(result.monthly.total) : words.missing}</td>
      <td>{result && !isOwed ? moneyWithCents(result.cash.toClose) : words.none}</td>
    </tr>
  );
}
