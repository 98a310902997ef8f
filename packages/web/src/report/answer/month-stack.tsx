import { cut } from "@highway/engine/text/cut";
import { moneyWithCents } from "../../lib/format/format";
import { useWidth } from "../../ui/chart/use-width";

type Part = { key: string; name: string; amount: number };

type Props = {
  words: { label: string; before: string; after: string };
  before: readonly Part[];
  after: readonly Part[];
  beforeFigure: string;
  afterFigure: string;
  /** The amount that is freed each month; null if there is none. */
  freed: { amount: number; text: string } | null;
};

type PlotProps = Props & { width: number; isNarrow?: boolean };

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0);
/** An estimate of a text's width, so that the browser need not lay the text out first. */
const wide = (text: string) => text.length * 6.5;
const bar = { height: 30, gap: 1.5 };
/** Shortens a name that even the whole width of the chart has no room for, in capitals. The table of the debts has it whole. */
function fitting(name: string, width: number): string {
  const most = Math.floor(width / 9);
  return name.length > most ? `${cut(name, most - 1).trimEnd()}\u2026` : name;
}

/** The height of a line of names, and how many a phone has room for. */
const NAME = 15;
const MOST_LINES = 3;
/** The strength of today's color for each part, in percent. From the third part on, the letters on it are dark. */
const strengths = [100, 84, 40, 32, 25, 18];

/** The month before and after as two bars on one scale: today's payments in shades of one color, the new loan in another, and the freed amount as an outline. */
export function MonthStackPlot({ words, before, after, freed, width, isNarrow = false, ...figures }: PlotProps) {
  const left = isNarrow ? 0 : 64;
  // The figures end the bars in bold letters.
  const signs = Math.max(figures.beforeFigure.length, figures.afterFigure.length);
  const right = isNarrow ? 0 : Math.max(84, 12 + signs * 7.2);
  const longest = Math.max(1, sum(before), sum(after));
  const scale = (amount: number) => (amount / longest) * (width - left - right - 1);
  const room = { left, width, scale };
  const today = placed(before, room, isNarrow ? MOST_LINES : 1);
  // There is room for two lines of names above the words of the second bar.
  const more = Math.max(0, ...today.map(({ line }) => line - 1)) * NAME;
  const [top, below] = isNarrow ? [20, 108 + more] : [18, 84];
  const afterEnd = left + scale(sum(after));
  const freedWidth = freed ? scale(freed.amount) : 0;
  const isFreedInside = freed !== null && wide(freed.text) < freedWidth - 6;
  // The freed amount is written below its outline if that is too narrow for it.
  const height = (isNarrow ? 142 + more : 118) + (freedWidth > 4 && !isFreedInside ? 16 : 0);
  const said = (parts: readonly Part[]) =>
    parts.map(({ name, amount }) => `${name} ${moneyWithCents(amount)}`).join(", ");
  const spoken = [
    `${words.label}. ${words.before}: ${said(before)}.`,
    `${words.after}: ${[said(after), freed?.text].filter(Boolean).join(", ")}.`,
  ].join(" ");
  const head = (y: number, name: string, figure: string, end: number) =>
    isNarrow ? (
      <>
        <text x={0} y={y - 8} fill="var(--fg-2)">
          {name}
        </text>
        <text x={width} y={y - 8} textAnchor="end" fontWeight={600} fill="var(--fg)">
          {figure}
        </text>
      </>
    ) : (
      <>
        <text x={left - 12} y={y + 19} textAnchor="end" fill="var(--fg-2)">
          {name}
        </text>
        <text x={end + 10} y={y + 19} fontWeight={600} fill="var(--fg)">
          {figure}
        </text>
      </>
    );
  const end = left + scale(longest);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={spoken}
      className="num block h-auto w-full overflow-visible text-[12px]"
    >
      {head(top, words.before, figures.beforeFigure, end)}
      <Parts parts={today} top={top} color="var(--chart-6)" shades={strengths} />
      {head(below, words.after, figures.afterFigure, end)}
      <Parts parts={placed(after, room, 0)} top={below} color="var(--chart-1)" shades={[100, 60]} />
      {freed && freedWidth > 4 && (
        <>
          <rect
            x={afterEnd + 1}
            y={below + 0.5}
            width={freedWidth - 2}
            height={bar.height - 1}
            fill="none"
            stroke="var(--line-strong)"
            strokeDasharray="3 3"
          />
          <text
            x={isFreedInside ? afterEnd + freedWidth / 2 : afterEnd + freedWidth}
            y={isFreedInside ? below + 19 : below + bar.height + 14}
            textAnchor={isFreedInside ? "middle" : "end"}
            fontWeight={600}
            fill="var(--fg)"
          >
            {freed.text}
          </text>
        </>
      )}
    </svg>
  );
}

type Room = { left: number; width: number; scale: (amount: number) => number };

/** Places the parts of a bar: which labels fit on them, and in which line below it the name of each other part stands. -1 means in none. */
function placed(parts: readonly Part[], { left, width, scale }: Room, lines: number) {
  const taken = Array.from({ length: lines }, () => left - 100);
  return parts.map((part, at) => {
    const from = left + scale(sum(parts.slice(0, at)));
    const room = Math.max(0, scale(part.amount) - bar.gap);
    const amount = moneyWithCents(part.amount);
    const inside = [`${part.name} ${amount}`, amount].find((text) => wide(text) < room - 10) ?? "";
    const isNamed = inside.length > amount.length;
    const name = fitting(part.name, width);
    const half = wide(name) / 2;
    const middle = Math.min(width - half, Math.max(half, from + room / 2));
    const line = isNamed || room === 0 ? -1 : taken.findIndex((end) => middle - half > end + 4);
    if (line >= 0) taken[line] = middle + half;
    return { ...part, name, from, room, inside, middle, line };
  });
}

type PartsProps = { parts: ReturnType<typeof placed>; top: number; color: string; shades: readonly number[] };

/** The parts of one bar. A name that does not fit on its part stands below, in the first line with room. */
const Parts = ({ parts, top, color, shades }: PartsProps) =>
  parts.map(({ key, name, from, room, inside, middle, line }, at) => {
    const shade = shades[Math.min(at, shades.length - 1)]!;
    return (
      <g key={key}>
        <rect
          x={from}
          y={top}
          width={room}
          height={bar.height}
          fill={`color-mix(in srgb, ${color} ${shade}%, var(--surface))`}
        />
        {inside && (
          <text x={from + 7} y={top + 19} fontWeight={500} fill={shade > 60 ? "var(--surface)" : "var(--fg)"}>
            {inside}
          </text>
        )}
        {line >= 0 && (
          <text x={middle} y={top + bar.height + 14 + line * NAME} textAnchor="middle" fill="var(--fg-2)">
            {name}
          </text>
        )}
      </g>
    );
  });

/** The chart at the full width of its place. */
export function MonthStack(props: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="mt-4 min-h-29">
      {width > 0 && <MonthStackPlot {...props} width={width} isNarrow={width < 520} />}
    </div>
  );
}
