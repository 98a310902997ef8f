import type { ReactNode } from "react";
import { ruleSpan } from "../../answer/rule-span";
import type { ClientAssumptions } from "../../assumptions/client-rows";
import { Section } from "./section";

type LineProps = { label: string; figures: readonly ReactNode[]; isTotal?: boolean };

const cellClass = "border-line border-b py-2.5 text-right whitespace-nowrap pl-10";

export const Line = ({ label, figures, isTotal = false }: LineProps) => (
  <tr className={isTotal ? "font-semibold" : ""}>
    <th
      scope="row"
      className={`border-line border-b py-2.5 text-left wrap-anywhere ${isTotal ? "font-semibold" : "text-fg-2"}`}
    >
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

/** The rule of the break-even and the assumed value, as on the screen. */
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
      <Arrow x={10} y={56} to="left" />
      <text x={24} y={60} fill="var(--fg-2)">
        {said.below}
      </text>
      <text x={width - 24} y={60} textAnchor="end" fill="var(--fg-2)">
        {said.above}
      </text>
      <Arrow x={width - 10} y={56} to="right" />
    </svg>
  );
}

/** An arrow, drawn because the font of paper has none, and the exporter in the cloud has no other font. Its tip is at the given point. */
const Arrow = ({ x, y, to }: { x: number; y: number; to: "left" | "right" }) => (
  <path
    d={
      to === "left"
        ? `M${x + 4} ${y - 3}l-3.5 3 3.5 3M${x + 0.5} ${y}h9.5`
        : `M${x - 4} ${y - 3}l3.5 3 -3.5 3M${x - 0.5} ${y}h-9.5`
    }
    fill="none"
    stroke="var(--fg-2)"
  />
);

/** One figure and what it becomes. @param says the words of the arrow, for a screen reader */
export const PaperChange = ({ before, after, says }: { before: string; after: string; says: string }) => (
  <>
    {before}{" "}
    <svg viewBox="0 0 14 10" role="img" aria-label={says} className="inline h-8 w-11">
      <Arrow x={13} y={5} to="right" />
    </svg>{" "}
    {after}
  </>
);

type Figures = readonly (readonly [label: string, figure: string])[];

export const PaperFigures = ({ figures }: { figures: Figures }) => (
  <dl className="mt-10 grid grid-cols-[repeat(4,minmax(max-content,1fr))] gap-10">
    {figures.map(([label, figure]) => (
      <div key={label}>
        <dt className="font-medium text-fg-3 text-sm">{label}</dt>
        <dd className="whitespace-nowrap font-semibold text-h2 tabular-nums tracking-tighter">{figure}</dd>
      </div>
    ))}
  </dl>
);

type Cells = readonly { key: string; label: string; figure: ReactNode; note: string }[];

/** What must stand beside the answer. */
export const PaperCells = ({ cells }: { cells: Cells }) => (
  <dl className="mt-10 grid break-inside-avoid auto-cols-fr grid-flow-col gap-10">
    {cells.map(({ key, label, figure, note }) => (
      <div key={key} className="border-brand-line border-t-2 pt-5">
        <dt className="text-fg-3 text-sm">{label}</dt>
        <dd className="font-semibold text-cover tabular-nums">{figure}</dd>
        <dd className="text-fg-3 text-xs">{note}</dd>
      </div>
    ))}
  </dl>
);

/** The assumptions, each with its source, and what the answer leaves out. */
export const PaperAssumed = ({ words, rows, isTaxKnown }: ClientAssumptions) => (
  <Section isWhole title={words.title}>
    <dl className="mt-8 grid grid-cols-2 gap-x-18">
      {rows.map(({ key, label, value, note }) => (
        <div key={key} className="grid grid-cols-[minmax(0,1fr)_auto] content-start gap-x-10 border-line border-b py-3">
          <dt className="font-medium">{label}</dt>
          <dd className="text-right tabular-nums">{value}</dd>
          <dd className="col-span-2 text-fg-3 text-xs">{note}</dd>
        </div>
      ))}
    </dl>
    <p className="mt-6 text-fg-2">{isTaxKnown ? words.taxKnown : words.taxUnknown}</p>
    <p className="mt-6 text-fg-2">
      <b className="text-fg">{words.leftOutTitle}.</b> {words.leftOut} {words.estimate}
    </p>
  </Section>
);
