import { moneyWithCents } from "../../lib/format/format";
import { useWidth } from "../../ui/chart/use-width";

type Part = { key: string; name: string; amount: number };

type Props = {
  words: { label: string; before: string; after: string };
  before: readonly Part[];
  after: readonly Part[];
  beforeFigure: string;
  afterFigure: string;
  /** What is freed, which is not spent yet; null where nothing is. */
  freed: { amount: number; text: string } | null;
};

type PlotProps = Props & { width: number; isNarrow?: boolean };

const sum = (parts: readonly Part[]) => parts.reduce((total, { amount }) => total + amount, 0);
/** The width of a letter, about: no browser has to lay the text out first. */
const wide = (text: string) => text.length * 6.5;
const bar = { height: 30, gap: 1.5 };
/** Of the color of what is paid today. From the third part on the letters on it are dark. */
const strengths = [100, 84, 40, 32, 25, 18];

/** A month before and after as two bars to one scale: what is paid today in shades of gray, the new loan in blue, and what is freed as an outline. */
export function MonthStackPlot({ words, before, after, freed, width, isNarrow = false, ...figures }: PlotProps) {
  const left = isNarrow ? 0 : 64;
  const right = isNarrow ? 0 : 84;
  const [top, below] = isNarrow ? [20, 108] : [18, 84];
  const longest = Math.max(1, sum(before), sum(after));
  const scale = (amount: number) => (amount / longest) * (width - left - right - 1);
  const afterEnd = left + scale(sum(after));
  const freedWidth = freed ? scale(freed.amount) : 0;
  const isFreedInside = freed !== null && wide(freed.text) < freedWidth - 6;
  // What is freed is said below its outline where that is too narrow for it.
  const height = (isNarrow ? 142 : 118) + (freedWidth > 4 && !isFreedInside ? 16 : 0);
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
      <Parts
        parts={before}
        left={left}
        top={top}
        scale={scale}
        width={width}
        color="var(--chart-6)"
        shades={strengths}
        hasNames
      />
      {head(below, words.after, figures.afterFigure, end)}
      <Parts
        parts={after}
        left={left}
        top={below}
        scale={scale}
        width={width}
        color="var(--chart-1)"
        shades={[100, 60]}
      />
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

type PartsProps = {
  parts: readonly Part[];
  left: number;
  top: number;
  width: number;
  scale: (amount: number) => number;
  color: string;
  shades: readonly number[];
  /** Whether a name that has no room on its part stands below it. */
  hasNames?: boolean;
};

/** The parts of one bar. What has no room on a part stands below it, where no other name does. */
function Parts({ parts, left, top, width, scale, color, shades, hasNames = false }: PartsProps) {
  const placed = parts.map((part, at) => {
    const from = left + scale(sum(parts.slice(0, at)));
    const room = Math.max(0, scale(part.amount) - bar.gap);
    const whole = `${part.name} ${moneyWithCents(part.amount)}`;
    const inside =
      wide(whole) < room - 10
        ? whole
        : wide(moneyWithCents(part.amount)) < room - 10
          ? moneyWithCents(part.amount)
          : "";
    return { ...part, from, room, inside, isNamed: inside === whole, shade: shades[Math.min(at, shades.length - 1)]! };
  });
  let taken = left - 100;
  return placed.map(({ key, name, from, room, inside, isNamed, shade }) => {
    const half = wide(name) / 2;
    const middle = Math.min(width - half, Math.max(half, from + room / 2));
    const isBelow = hasNames && !isNamed && room > 0 && middle - half > taken + 4;
    if (isBelow) taken = middle + half;
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
        {isBelow && (
          <text x={middle} y={top + bar.height + 14} textAnchor="middle" fill="var(--fg-2)">
            {name}
          </text>
        )}
      </g>
    );
  });
}

/** The same, as wide as there is room. */
export function MonthStack(props: Props) {
  const [box, width] = useWidth<HTMLDivElement>();
  return (
    <div ref={box} className="mt-4 min-h-29">
      {width > 0 && <MonthStackPlot {...props} width={width} isNarrow={width < 520} />}
    </div>
  );
}
