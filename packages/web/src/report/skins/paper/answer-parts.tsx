import type { ReactNode } from "react";
import { ruleSpan } from "../../answer/rule-span";
import type { Assumed } from "../../assumptions/client-rows";
import { Section } from "./section";

type LineProps = { label: string; figures: readonly ReactNode[]; isTotal?: boolean };

const cellClass = "border-line border-b py-2.5 text-right whitespace-nowrap pl-10";

export const Line = ({ label, figures, isTotal = false }: LineProps) => (
  <tr className={isTotal ? "font-semibold" : ""}>
    <th scope="row" className={`border-line border-b py-2.5 text-left ${isTotal ? "font-semibold" : "text-fg-2"}`}>
      {label}
    </th>
    {figures.map((figure, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is known by its place
      <td key={at} className={cellClass}>
        {figure}
      </td>
    ))}
  </tr>
);

export const Head = ({ names }: { names: readonly string[] }) => (
  <thead>
    <tr>
      {names.map((name, at) => (
        <th
          key={name}
          scope="col"
          className={`border-line border-b pb-3 font-medium text-fg-3 text-xs ${at === 0 ? "text-left" : "pl-10 text-right"}`}
        >
          {name}
        </th>
      ))}
    </tr>
  </thead>
);

type RuleProps = {
  label: string;
  turn: number;
  own: number;
  turnText: string;
  ownText: string;
  below: string;
  above: string;
  write: (value: number) => string;
  unit: number;
  least?: number;
  width?: number;
};

/** The value at which the answer turns against the one that is assumed, as the screen's rule has them. */
export function PaperRule({ turn, own, unit, least = 0, width = 700, ...said }: RuleProps) {
  const span = ruleSpan(turn, own, unit, least);
  const at = (part: number) => Math.round(part * (width - 20)) + 10;
  const isAhead = span.own >= span.turn;
  const color = isAhead ? "var(--chart-1)" : "var(--chart-2)";
  const [turnAnchor, ownAnchor] = isAhead ? (["end", "start"] as const) : (["start", "end"] as const);
  const [turnX, ownX] = [at(span.turn), at(span.own)];
  const ownText = span.beyond === null ? ownAnchor : span.beyond === "above" ? "end" : "start";
  return (
    <svg
      viewBox={`0 0 ${width} 62`}
      role="img"
      aria-label={said.label}
      className="mt-10 block h-auto w-full text-[11px]"
    >
      <rect
        x={10}
        y={20}
        width={turnX - 10}
        height={13}
        fill="color-mix(in srgb, var(--chart-2) 25%, var(--surface))"
      />
      <rect
        x={turnX}
        y={20}
        width={width - 10 - turnX}
        height={13}
        fill="color-mix(in srgb, var(--chart-1) 20%, var(--surface))"
      />
      <line x1={turnX} x2={ownX} y1={26.5} y2={26.5} stroke={color} strokeWidth={2} />
      <line x1={turnX} x2={turnX} y1={15} y2={38} stroke="var(--fg)" strokeWidth={2} />
      {span.beyond === "above" ? (
        <path d={`M${ownX - 9} 20 ${ownX + 2} 26.5 ${ownX - 9} 33z`} fill={color} />
      ) : (
        <circle cx={ownX} cy={26.5} r={6} fill={color} stroke="var(--surface)" strokeWidth={2} />
      )}
      <text x={turnX} y={11} textAnchor={turnAnchor} fontWeight={600} fill="var(--fg)">
        {said.turnText}
      </text>
      <text x={ownX} y={11} textAnchor={ownText} fontWeight={600} fill="var(--fg)">
        {said.ownText}
      </text>
      {span.ticks.map((tick, index) => (
        <text
          key={tick}
          x={at(index / (span.ticks.length - 1))}
          y={47}
          textAnchor={index === 0 ? "start" : index === span.ticks.length - 1 ? "end" : "middle"}
          fill="var(--fg-3)"
        >
          {said.write(tick)}
        </text>
      ))}
      <text x={10} y={60} fill="var(--fg-2)">{`← ${said.below}`}</text>
      <text x={width - 10} y={60} textAnchor="end" fill="var(--fg-2)">{`${said.above} →`}</text>
    </svg>
  );
}

type Figures = readonly (readonly [label: string, figure: string])[];

export const PaperFigures = ({ figures }: { figures: Figures }) => (
  <dl className="mt-10 grid grid-cols-4 gap-10">
    {figures.map(([label, figure]) => (
      <div key={label}>
        <dt className="font-medium text-fg-3 text-sm">{label}</dt>
        <dd className="font-semibold text-h2 tabular-nums tracking-tighter">{figure}</dd>
      </div>
    ))}
  </dl>
);

type Cells = readonly { key: string; label: string; figure: string; note: string }[];

/** What must stand beside the answer. */
export const PaperCells = ({ cells }: { cells: Cells }) => (
  <dl className="mt-10 grid auto-cols-fr grid-flow-col gap-10">
    {cells.map(({ key, label, figure, note }) => (
      <div key={key} className="border-brand-line border-t-2 pt-5">
        <dt className="text-fg-3 text-sm">{label}</dt>
        <dd className="font-semibold text-cover tabular-nums">{figure}</dd>
        <dd className="text-fg-3 text-xs">{note}</dd>
      </div>
    ))}
  </dl>
);

/** What it rests on, with where each comes from, and what is left out. */
export const PaperAssumed = ({ words, rows, isTaxKnown }: Assumed) => (
  <div className="mt-22">
    <Section title={words.title}>
      <table className="mt-8 w-full">
        <tbody>
          {rows.map(({ key, label, value, note }) => (
            <tr key={key}>
              <th scope="row" className="border-line border-b py-3 text-left font-medium">
                {label}
                <span className="block text-fg-3 text-xs">{note}</span>
              </th>
              <td className={`${cellClass} align-top`}>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-6 text-fg-2">{isTaxKnown ? words.taxKnown : words.taxUnknown}</p>
      <h3 className="mt-10 text-h3">{words.leftOutTitle}</h3>
      <p className="text-fg-2">
        {words.leftOut} {words.estimate}
      </p>
    </Section>
  </div>
);
