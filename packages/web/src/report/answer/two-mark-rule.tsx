import type { CSSProperties } from "react";
import { cx } from "../../lib/class-names";
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
const percent = (part: number) => `${Math.round(part * 10_000) / 100}%`;

/** A rule that shows how near the answer is to its break-even: the break-even and the client's own value. */
export function TwoMarkRule({ label, turn, own, turnText, ownText, write, unit, least = 0, ...zones }: Props) {
  const turnsAt = typeof turn === "number" ? turn : null;
  const around = turnsAt ?? own;
  if (around === null) return null;
  const span = ruleSpan(around, own ?? around, unit, least);
  const split = turnsAt !== null ? span.turn : turn === "first" ? 0 : 1;
  const apart = turnsAt === null || own === null ? 1 : Math.abs(span.turn - span.own);
  const turnStands = span.turn <= span.own ? -1 : 1;
  return (
    <figure aria-label={label} className="@container mt-2.5 px-2">
      <div aria-hidden="true" className="num relative h-[68px] font-medium text-xs @max-[560px]:h-[86px]">
        <Zones
          {...zones}
          split={split}
          marks={[...(turnsAt === null ? [] : [span.turn]), ...(own === null ? [] : [span.own])]}
        />
        <div className="absolute inset-x-0 top-[22px] flex h-3.5 gap-px overflow-hidden rounded-xs">
          <i style={{ width: percent(split), background: secondTint }} />
          <i className="flex-1" style={{ background: firstTint }} />
        </div>
        <Ticks ticks={span.ticks} write={write} />
        {turnsAt !== null && own !== null && <Between span={span} />}
        {turnsAt !== null && (
          <>
            <i
              className="absolute top-[16px] h-[26px] w-0.5 -translate-x-px bg-fg"
              style={{ left: percent(span.turn) }}
            />
            <Mark at={span.turn} side={turnStands} apart={apart}>
              {turnText}
            </Mark>
          </>
        )}
        {own !== null && (
          <>
            <OwnMark span={span} isFirst={turnsAt === null ? turn === "first" : own >= turnsAt} />
            <Mark at={span.own} side={turnStands === 1 ? -1 : 1} apart={apart}>
              {ownText}
            </Mark>
          </>
        )}
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

/** Where the words of a mark stand: centered on it, beside it, or wholly on one side, where long ones begin or end with the rule. */
const markPlaces = {
  "-1": { middle: "-translate-x-1/2", beside: "-translate-x-3/4", away: "left-0 w-(--at) min-w-max pr-1 text-right" },
  "1": {
    middle: "-translate-x-1/2",
    beside: "-translate-x-1/4",
    away: "right-0 left-auto w-[calc(100%-var(--at))] min-w-max pl-1",
  },
};
const standsNarrow = {
  "-1": {
    middle: "@max-[560px]:-translate-x-1/2",
    beside: "@max-[560px]:-translate-x-3/4",
    away: "@max-[560px]:left-0 @max-[560px]:w-(--at) @max-[560px]:min-w-max @max-[560px]:translate-x-0 @max-[560px]:pr-1 @max-[560px]:text-right",
  },
  "1": {
    middle: "@max-[560px]:-translate-x-1/2",
    beside: "@max-[560px]:-translate-x-1/4",
    away: "@max-[560px]:right-0 @max-[560px]:left-auto @max-[560px]:w-[calc(100%-var(--at))] @max-[560px]:min-w-max @max-[560px]:translate-x-0 @max-[560px]:pl-1",
  },
};

const howFar = (apart: number, middle: number, beside: number) =>
  apart > middle ? "middle" : apart > beside ? "beside" : "away";

type MarkProps = { at: number; side: -1 | 1; apart: number; children: string };

/** The words over a mark. They make room for those of the other mark, and stay within the rule's ends. */
function Mark({ at, side, apart, children }: MarkProps) {
  const isAtStart = at < 0.1;
  const isAtEnd = at > 0.9;
  return (
    <b
      className={cx(
        "absolute top-0 left-(--at) whitespace-nowrap font-semibold text-fg",
        isAtEnd && "-translate-x-full",
        !isAtStart && !isAtEnd && markPlaces[side][howFar(apart, 0.24, 0.13)],
        !isAtStart && !isAtEnd && standsNarrow[side][howFar(apart, 0.4, 0.2)],
      )}
      style={{ "--at": percent(at) } as CSSProperties}
    >
      {children}
    </b>
  );
}

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
