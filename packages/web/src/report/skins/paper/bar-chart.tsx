import { shortMoney } from "../../../lib/format/format";
import { type LinearScale, linearScale } from "../../../ui/chart/linear-scale";
import { colorOf } from "./loan-key";

export type Bars = { label: string; bars: readonly { id: string; index: number; letter: string; value: number }[] };

const width = 700;
const height = 196;
const margin = { top: 18, right: 0, bottom: 38, left: 52 };

/** The figures above bars are as large as there is room; smaller than can be read they are left to the table. */
const size = { most: 11, least: 8.5, perSign: 0.6 };
const said = (value: number) => (Math.round(value) === 0 ? "$0" : shortMoney(Math.round(value / 1000) * 1000 || value));

/** Groups of bars, one a loan: what each comes to after so many years. */
export function PrintBars({ measure, groups }: { measure: string; groups: readonly Bars[] }) {
  const values = groups.flatMap(({ bars }) => bars.map(({ value }) => value));
  const y = linearScale([Math.min(0, ...values), Math.max(1, ...values)], [height - margin.bottom, margin.top], 4);
  const room = (width - margin.left) / groups.length;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={measure}>
      {y.ticks(4).map((tick) => (
        <g key={tick}>
          <line x1={margin.left} x2={width} y1={y(tick)} y2={y(tick)} className={tick === 0 ? "axis" : "grid"} />
          <text x={margin.left - 8} y={y(tick)} dy={4} textAnchor="end">
            {shortMoney(tick)}
          </text>
        </g>
      ))}
      {groups.map((group, at) => (
        <Group key={group.label} group={group} left={margin.left + at * room} room={room} y={y} />
      ))}
    </svg>
  );
}

type GroupProps = { group: Bars; left: number; room: number; y: LinearScale };

function Group({ group: { label, bars }, left, room, y }: GroupProps) {
  const step = Math.min(38, (room - 10) / bars.length);
  const longest = Math.max(...bars.map(({ value }) => said(value).length));
  const fontSize = Math.min(size.most, (step - 3) / (longest * size.perSign));
  const start = left + (room - step * bars.length) / 2;
  return (
    <g>
      {bars.map((bar, at) => {
        const x = start + at * step;
        const top = y(Math.max(0, bar.value));
        return (
          <g key={bar.id}>
            <rect
              x={x + 1.5}
              y={top}
              width={step - 3}
              height={Math.max(1, Math.abs(y(0) - y(bar.value)))}
              rx={2}
              fill={colorOf(bar)}
            />
            {fontSize >= size.least && (
              <text className="value" x={x + step / 2} y={top - 5} textAnchor="middle" fontSize={fontSize}>
                {said(bar.value)}
              </text>
            )}
            <text className="value" x={x + step / 2} y={height - 24} textAnchor="middle">
              {bar.letter}
            </text>
          </g>
        );
      })}
      <text x={left + room / 2} y={height - 6} textAnchor="middle">
        {label}
      </text>
    </g>
  );
}
