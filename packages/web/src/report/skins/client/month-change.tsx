import { cx } from "../../../lib/class-names";
import { money, moneyWithCents } from "../../../lib/format/format";
import { partColors } from "../../charts/part-colors";
import { kindOf } from "./answer";
import type { Skin } from "./skin";
import { useSkin } from "./skin";
import { Swatch } from "./swatch";

/** A part of the month, today and after, dollars. */
export type ChangeLine = { key: string; name: string; today: number; after: number; color: string };

export const cents = (dollars: number) => Math.round(dollars * 100) / 100;

const debtColors = [
  partColors.otherPayments,
  partColors.points,
  partColors.credits,
  partColors.buydown,
  partColors.lentToPayOff,
];

/** Returns the monthly payments of the debts that are paid off, by kind. */
export function debtLines({ basis, words }: Pick<Skin, "basis" | "words">): ChangeLine[] {
  const named = words.client.answer.debts;
  const owed = new Map<string, number>();
  for (const debt of basis.document.debts.filter(({ payOff }) => payOff)) {
    const name = named[kindOf(debt)];
    owed.set(name, cents((owed.get(name) ?? 0) + Number(debt.payment ?? 0)));
  }
  return [...owed].map(([name, payment], at) => {
    return { key: name, name, today: payment, after: 0, color: debtColors[at % debtColors.length]! };
  });
}

type Props = {
  lines: readonly ChangeLine[];
  before: number;
  after: number;
  /** The names of both sides, over the bars and over the columns. */
  names: { today: string; after: string; todayHead: string; afterHead: string };
  /** Says that a part of today's month is gone. */
  gone: (line: ChangeLine) => string;
};

/** Today's month and the month after as two bars, and the same as a table. */
export function MonthChange({ lines, before, after, names, gone }: Props) {
  const { refinance } = useSkin().words.client.plain;
  const most = Math.max(before, after);
  const change = (from: number, to: number) => {
    const by = cents(to - from);
    return by === 0 ? refinance.same : `${by < 0 ? "−" : "+"}${moneyWithCents(Math.abs(by))}`;
  };
  return (
    <>
      <Bar name={names.today} of="today" total={before} most={most} lines={lines} />
      <Bar name={names.after} of="after" total={after} most={most} lines={lines} />
      <ul className="mt-2.5 flex flex-wrap gap-x-4 gap-y-1 text-fg-2 text-note">
        {lines.map((line) => (
          <Swatch key={line.key} name={line.name} color={line.color} />
        ))}
      </ul>
      <table className="num mt-3 w-full text-right text-md">
        <thead className="text-fg-3 text-note">
          <tr className="[&>th]:py-2 [&>th]:font-medium">
            <td />
            <th scope="col" className="pl-2">
              {names.todayHead}
            </th>
            <th scope="col" className="pl-2">
              {names.afterHead}
            </th>
            <th scope="col" className="@max-[440px]:hidden">
              {refinance.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.key} className="border-paper-line border-t [&>*]:py-2.5">
              <th scope="row" className="pr-2 text-left font-normal text-fg-2">
                {line.name}
              </th>
              <td className={cx("whitespace-nowrap pl-2", line.today === 0 && "text-fg-3")}>
                {line.today === 0 ? refinance.none : moneyWithCents(line.today)}
              </td>
              <td className={cx("pl-2", line.after === 0 && "text-fg-3")}>
                {line.after === 0 ? (line.today > 0 ? gone(line) : refinance.none) : moneyWithCents(line.after)}
              </td>
              <td className="whitespace-nowrap pl-2 text-fg-2 @max-[440px]:hidden">{change(line.today, line.after)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr className="border-paper-line border-t font-semibold [&>*]:py-2.5">
            <th scope="row" className="text-left font-semibold">
              {refinance.total}
            </th>
            <td className="pl-2">{moneyWithCents(before)}</td>
            <td className="pl-2">{moneyWithCents(after)}</td>
            <td className={cx("whitespace-nowrap pl-2 @max-[440px]:hidden", after < before && "text-positive")}>
              {change(before, after)}
            </td>
          </tr>
        </tfoot>
      </table>
    </>
  );
}

type BarProps = { name: string; of: "today" | "after"; total: number; most: number; lines: readonly ChangeLine[] };

/** One bar. The wider one fills the card; the amount by which the new month is lower is written in the gap if it has room. */
function Bar({ name, of, total, most, lines }: BarProps) {
  const { refinance } = useSkin().words.client.plain;
  const rest = most - total;
  const said = lines.filter((line) => line[of] > 0).map((line) => `${line.name} ${moneyWithCents(line[of])}`);
  return (
    <div className="mt-3">
      <p className="flex justify-between gap-3">
        <span>{name}</span>
        <b className="num font-semibold text-sum leading-6">{moneyWithCents(total)}</b>
      </p>
      <div
        role="img"
        aria-label={`${name}: ${said.join(", ")}`}
        className="mt-1 flex h-[30px] gap-0.5 overflow-hidden rounded-md forced-color-adjust-none"
      >
        {lines
          .filter((line) => line[of] > 0)
          .map((line) => (
            <i key={line.key} className="block min-w-[3px]" style={{ flex: line[of], background: line.color }} />
          ))}
        {rest > 0.005 && (
          <span
            className={cx(
              "num flex min-w-0 flex-wrap content-start items-center justify-center overflow-hidden whitespace-nowrap font-semibold text-note",
              of === "after" ? "bg-positive-soft text-positive" : "bg-paper-2",
            )}
            style={{ flex: rest }}
          >
            {/* Words wider than the gap wrap below this, out of sight. */}
            <i className="h-[30px]" />
            {of === "after" && <span>{refinance.less(money(rest))}</span>}
          </span>
        )}
      </div>
    </div>
  );
}
