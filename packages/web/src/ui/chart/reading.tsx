import { LoanMark } from "../loan-mark";
import { type AxisUnit, type Series, valueAt } from "./series";

type Props = {
  series: readonly Series[];
  year: number;
  /** Where the year stands, pixels from the chart's left edge. */
  left: number;
  width: number;
  format: (value: number) => string;
  unit: AxisUnit;
};

/** The figures under the pointer. It stands beside the year, on the side that has room. */
export function Reading({ series, year, left, width, format, unit }: Props) {
  const side = left > width / 2 ? { right: width - left + 10 } : { left: left + 10 };
  return (
    <div
      className="num pointer-events-none absolute top-2 z-10 rounded-md border border-line bg-surface px-2.5 py-1.5 text-xs shadow-pop"
      style={side}
    >
      <b className="mb-0.5 block font-semibold text-fg">
        {unit.name} {year}
      </b>
      {series.map((line) => (
        <span key={line.id} className="flex items-center gap-1.5 whitespace-nowrap text-fg-2">
          <LoanMark index={line.index} label={null} size={8} />
          {line.name}
          <span className="ml-auto pl-3 text-fg">{format(valueAt(line, year))}</span>
        </span>
      ))}
    </div>
  );
}
