import type { ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { Bar, share } from "./bar-row";

type SwingRow = {
  key: string;
  label: string;
  /** The answer at both ends of the assumption. */
  low: number;
  high: number;
  /** "2.5% to 4.5%". */
  moved: string;
  /** "$29k to $144k". */
  figure: ReactNode;
  /** Goes to its field. */
  onPick?: () => void;
};

type Props = {
  /** The current answer, from which both ends are drawn. */
  today: number;
  heads: { today: string; zero: string; moved: string; figure: string };
  rows: readonly SwingRow[];
};

const rowClass =
  "grid grid-cols-[128px_minmax(0,1fr)_132px_136px] items-center gap-x-3 phone:grid-cols-[minmax(0,1fr)_auto] phone:gap-y-1";

/** A chart of the assumptions that decide: how far each one by itself would move the answer, the largest first. */
export function SwingRows({ today, heads, rows }: Props) {
  const ends = rows.flatMap(({ low, high }) => [low, high]);
  const [least, most] = [Math.min(0, today, ...ends), Math.max(0, today, ...ends)];
  const at = (value: number) => (value - least) / (most - least || 1);
  const isFarFromToday = Math.abs(at(0) - at(today)) > 0.2;
  return (
    <div className="num px-6 pb-4 phone:px-4">
      <div className={cx(rowClass, "min-h-7 text-fg-3 text-xs phone:hidden")}>
        <span />
        <span className="relative h-4">
          {isFarFromToday && <Head at={at(0)}>{heads.zero}</Head>}
          <Head at={at(today)}>{heads.today}</Head>
        </span>
        <span className="text-right">{heads.moved}</span>
        <span className="text-right">{heads.figure}</span>
      </div>
      <ul>
        {rows.map((row) => (
          <li key={row.key} className={cx(rowClass, "relative min-h-7 border-line border-t phone:py-1.5")}>
            <Name row={row} />
            <span aria-hidden="true" className="relative h-3.5 phone:order-last phone:col-span-2 phone:h-2">
              <Bar
                from={at(Math.min(row.low, row.high))}
                to={at(Math.max(row.low, row.high))}
                color="color-mix(in srgb, var(--chart-6) 50%, var(--surface))"
              />
              {/* What is better than today is darker. */}
              {Math.max(row.low, row.high) > today && (
                <Bar
                  isSquare
                  from={at(Math.max(today, Math.min(row.low, row.high)))}
                  to={at(Math.max(row.low, row.high))}
                  color="var(--chart-6)"
                />
              )}
              <i className="absolute -inset-y-[7px] w-px bg-line-strong" style={{ left: share(at(today)) }} />
            </span>
            <span className="whitespace-nowrap text-right text-fg-3 text-xs phone:order-1 phone:col-span-2 phone:text-left">
              {row.moved}
            </span>
            <span className="whitespace-nowrap text-right">{row.figure}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Head = ({ at, children }: { at: number; children: string }) => (
  <span
    className={cx("absolute whitespace-nowrap", at > 0.12 && (at < 0.88 ? "-translate-x-1/2" : "-translate-x-full"))}
    style={{ left: share(at) }}
  >
    {children}
  </span>
);

/** The name of a row. A press on the row goes to its field. */
const Name = ({ row: { label, onPick } }: { row: SwingRow }) =>
  onPick ? (
    <button
      type="button"
      onClick={onPick}
      className="min-h-6 rounded-xs text-left text-fg-2 before:absolute before:inset-0 hover:underline touch:min-h-11 phone:min-h-6"
    >
      {label}
    </button>
  ) : (
    <span className="text-fg-2">{label}</span>
  );
