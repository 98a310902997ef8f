import { percent } from "../../lib/format/format";
import { LoanMark } from "../../ui/loan-mark";
import { MiddleText } from "../../ui/middle-text";
import type { ShownLoan } from "./columns";
import type { By } from "./lines";

/** One row names the loans, the next the columns of each. */
export const headRows = 2;

const corner = "sticky left-0 print:static z-10 bg-canvas pr-2 pl-6 text-left phone:pr-1 phone:pl-4";

/** `line`: the pixels of the column that names the lines; the others share the rest. */
type Props = { by: By; loans: readonly ShownLoan[]; line: number };

export const TableHead = ({ by, loans, line }: Props) => (
  <>
    <colgroup>
      <col style={{ width: line }} />
      {loans.map(({ loan, columns }) => columns.map(({ key }) => <col key={`${loan.id} ${key}`} />))}
    </colgroup>
    <thead className="sticky top-0 z-20 bg-canvas text-xs print:static">
      <tr aria-rowindex={1} className="h-8">
        <td className={corner} />
        {loans.map(({ loan, columns }) => (
          <th
            key={loan.id}
            scope="colgroup"
            colSpan={columns.length}
            className="border-line border-l bg-canvas px-3 text-left font-semibold text-ui"
          >
            <span className="sticky left-36 print:static inline-flex phone:left-24 max-w-full items-center gap-2">
              <LoanMark index={loan.index} label={null} />
              {loan.letter}
              <MiddleText>{loan.name}</MiddleText>
              {typeof loan.loan.rate === "number" && (
                <span className="font-normal text-fg-3">{percent(loan.loan.rate)}</span>
              )}
            </span>
          </th>
        ))}
      </tr>
      <tr aria-rowindex={2} className="h-7">
        <th scope="col" className={`${corner} border-line-strong border-b font-medium text-fg-3`}>
          {by === "yearly" ? (
            "Year"
          ) : (
            <>
              Payment<span className="phone:sr-only"> no.</span>
            </>
          )}
        </th>
        {loans.map(({ loan: { id }, columns }) =>
          columns.map(({ key, title }, at) => (
            <th
              key={`${id} ${key}`}
              scope="col"
              className={`whitespace-nowrap border-line-strong border-b bg-canvas px-2 text-right phone:px-1 font-medium text-fg-3 ${
                at === 0 ? "border-l border-l-line" : ""
              }`}
            >
              {title}
            </th>
          )),
        )}
      </tr>
    </thead>
  </>
);
