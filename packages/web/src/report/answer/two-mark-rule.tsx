import { cx } from "../../lib/class-names";
import { beginOf, beginsOf, type MarkWords, percent, roomOf } from "./mark-words";
import { type RuleSpan, ruleSpan } from "./rule-span";

type Props = {
  /** What the rule shows, for a screen reader. */
  label: string;
  /** The break-even: below it one side is ahead, above it the other. If there is none, the side that is ahead along the whole rule. */
  turn: number | "first" | "second";
  own: number | null;
  turnText: string;
  ownText: string;
  /** The name of the side that is ahead below the break-even. */
  below: string;
  above: string;
  /** The shorter name, for narrow places. */
  belowShort?: string;
  aboveShort?: string;
  write: (value: number) => string;
  unit: number;
  /** The lowest possible value: a growth can be negative. */
  least?: number;
};

const firstTint = "color-mix(in srgb, var(--chart-1) var(--rule-tint, 20%), var(--surface))";
const secondTint = "color-mix(in srgb, var(--chart-2) var(--rule-tint, 25%), var(--surface))";

/** A rule that shows how near the answer is to its break-even: the break-even and the client's own value. */
export function TwoMarkRule({ label, turn, own, turnText, ownText, write, unit, least = 0, ...zones }: Props) {
  const turnsAt = typeof turn === "number" ? turn : null;
  const around = turnsAt ?? own;
  if (around === null) return null;
  const span = ruleSpan(around, own ?? around, unit, least);
  const split = turnsAt !== null ? span.turn : turn === "first" ? 0 : 1;
  const marks = [
    ...(turnsAt === null ? [] : [{ at: span.turn, text: turnText }]),
    ...(own === null ? [] : [{ at: span.own, text: ownText }]),
  ].toSorted((one, other) => one.at - other.at);
  const [left, right] = marks;
  const begins = left && right ? beginsOf(left, right) : marks.map(beginOf);
  return (
    <figure aria-label={label} className="@container mt-2.5 px-2">
      <div aria-hidden="true" className="num relative h-[68px] font-medium text-xs @max-[560px]:h-[86px]">
        <Zones {...zones} split={split} marks={marks.map(({ at }) => at)} />
        <div className="absolute inset-x-0 top-[22px] flex h-3.5 gap-px overflow-hidden rounded-xs">
          <i style={{ width: percent(split), background: secondTint }} />
          <i className="flex-1" style={{ background: firstTint }} />
        </div>
        <Ticks ticks={span.ticks} write={write} />
        {turnsAt !== null && own !== null && <Between span={span} />}
        {turnsAt !== null && (
          <i
            className="absolute top-[16px] h-[26px] w-0.5 -translate-x-px bg-fg"
            style={{ left: percent(span.turn) }}
          />
        )}
        {own !== null && <OwnMark span={span} isFirst={turnsAt === null ? turn === "first" : own >= turnsAt} />}
        {marks.map((words, at) => (
          <Mark key={words.text} words={words} begins={begins[at]!} />
        ))}
      </div>
    </figure>
  );
}

function OwnMark({ span: { own, beyond }, isFirst }: { span: RuleSpan; isFirst: boolean }) {
  const color = isFirst ? "var(--chart-1)" : "var(--chart-2)";
  return (
    <svg
      aria-hidden="true"
      width="14"
      height="14"
      viewBox="0 0 14 14"
      className="absolute top-[22px] -translate-x-[7px]"
      style={{ left: percent(own) }}
      fill={color}
      stroke="var(--surface)"
      strokeWidth={2}
    >
      {beyond === "above" ? (
        <path d="M2 1.5 12.5 7 2 12.5z" />
      ) : beyond === "below" ? (
        <path d="M12 1.5 1.5 7 12 12.5z" />
      ) : isFirst ? (
        <circle cx="7" cy="7" r="6" />
      ) : (
        <rect x="1.5" y="1.5" width="11" height="11" rx="1.5" />
      )}
    </svg>
  );
}

/** The span between both marks, in the color of the side that is ahead. */
function Between({ span: { turn, own } }: { span: RuleSpan }) {
  const [from, to] = turn < own ? [turn, own] : [own, turn];
  const color = own >= turn ? "var(--chart-1)" : "var(--chart-2)";
  return (
    <i
      className="absolute top-[28px] h-0.5"
      style={{ left: percent(from), width: percent(to - from), background: color }}
    />
  );
}

type MarkProps = { words: MarkWords; begins: string };

/** The words over a mark. */
const Mark = ({ words, begins }: MarkProps) => (
  <b
    className="absolute top-0 whitespace-nowrap text-center font-semibold text-fg"
    style={{ left: begins, width: roomOf(words) }}
  >
    {words.text}
  </b>
);

type ZoneProps = Pick<Props, "below" | "above" | "belowShort" | "aboveShort"> & {
  split: number;
  marks: readonly number[];
};

const zoneClass = "absolute text-fg-2 bottom-0 @min-[560px]:bottom-auto @min-[560px]:top-1";

const Zones = ({ below, above, belowShort = below, aboveShort = above, split, marks }: ZoneProps) => (
  <>
    {split > 0 && (
      <span className={cx(zoneClass, "left-0")}>
        <span className="@max-[560px]:hidden">{Math.min(...marks) < 0.24 ? "" : below}</span>
        <span className="@min-[560px]:hidden">← {belowShort}</span>
      </span>
    )}
    {split < 1 && (
      <span className={cx(zoneClass, "right-0")}>
        <span className="@max-[560px]:hidden">{Math.max(...marks) > 0.76 ? "" : above}</span>
        <span className="@min-[560px]:hidden">{aboveShort} →</span>
      </span>
    )}
  </>
);

const Ticks = ({ ticks, write }: { ticks: readonly number[]; write: (value: number) => string }) => (
  <>
    {ticks.map((value, index) => {
      const last = ticks.length - 1;
      const edge = index === 0 ? "" : index === last ? "-translate-x-full" : "-translate-x-1/2";
      return (
        <span
          key={percent(index / last)}
          className={cx("absolute top-[44px] text-fg-3", edge, index % 2 === 1 && "@max-[560px]:hidden")}
          style={{ left: percent(index / last) }}
        >
          <i
            className={cx(
              "absolute -top-1 h-1 w-px bg-line-strong",
              index === last ? "right-0" : index === 0 ? "left-0" : "left-1/2",
            )}
          />
          {write(value)}
        </span>
      );
    })}
  </>
);
