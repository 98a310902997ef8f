import { type CSSProperties, useId, useState } from "react";
import { cx } from "../../../lib/class-names";
import { useIdeaWords } from "./idea-words";
import { useRailDrag } from "./rail-drag";
import type { Range } from "./ranges";

type Props = {
  range: Range;
  label: string;
  value: number;
  /** The value in the unit that is read first, where the slider runs in the other one. */
  shown?: string | undefined;
  write: (value: number) => string;
  /** What a typed text means; null where it means nothing. */
  read: (text: string) => number | null;
  onMove: (value: number) => void;
};

const share = (value: number, { least, most }: Range) =>
  most > least ? Math.min(1, Math.max(0, (value - least) / (most - least))) : 0;

/** The step of the slider that is next to a share of its way. */
const stepAt = (at: number, { least, most, step }: Range) =>
  Math.round((least + Math.round(((most - least) * at) / step) * step) * 1000) / 1000;

/** A thumb of 28 px stands within the rail, so a share of the way is one of what is left of it. */
const rail =
  "before:pointer-events-none before:absolute before:inset-x-0 before:top-[calc(50%-3px)] before:h-1.5 before:rounded-[3px] before:bg-(--paper-rail) before:bg-[linear-gradient(var(--accent),var(--accent))] before:bg-size-[calc(14px+(100%-28px)*var(--at))_100%] before:bg-left before:bg-no-repeat forced-colors:before:border forced-colors:before:border-[CanvasText]";
const mark =
  "pointer-events-none absolute top-[calc(50%-8px)] left-[calc(13px+(100%-28px)*var(--was))] h-4 w-0.5 rounded-[1px] bg-(--paper-mark)";
/** The thumb alone takes the pointer, so that a finger which begins to scroll on the rail moves nothing. */
const thumb =
  "pointer-events-none focus-visible:outline-none thumb:pointer-events-auto thumb:touch-pan-y thumb:box-border thumb:size-7 thumb:cursor-grab thumb:appearance-none thumb:rounded-full thumb:border thumb:border-[#c9cfd9] thumb:bg-[radial-gradient(var(--accent)_0_6px,#fff_6.5px)] thumb:[box-shadow:0_2px_6px_rgb(18_24_38/0.18)] focus-visible:thumb:outline-2 focus-visible:thumb:outline-focus focus-visible:thumb:outline-offset-2 forced-colors:appearance-auto forced-colors:thumb:appearance-auto";

/** A slider with the officer's figure marked by a thin line, and the same figure to be typed. What was moved has an edge of its own. */
export function Knob({ range, label, value, shown, write, read, onMove }: Props) {
  const id = useId();
  const words = useIdeaWords();
  const isMoved = value !== range.officers;
  const place = { "--at": share(value, range), "--was": share(range.officers, range) } as CSSProperties;
  const drag = useRailDrag((at) => onMove(stepAt(at, range)));
  const type = (text: string) => {
    const typed = read(text);
    if (typed !== null) onMove(Math.min(range.max, Math.max(range.min, typed)));
  };
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium text-fg-2 text-md">
          {label}
        </label>
        <TypedFigure
          label={words.typed(label)}
          text={shown ?? write(value)}
          beside={shown && write(value)}
          isMoved={isMoved}
          onType={type}
        />
      </div>
      <div className={cx("relative mt-0.5 h-11 cursor-pointer touch-pan-y", rail)} style={place} {...drag}>
        <span aria-hidden="true" className={mark} />
        <input
          id={id}
          type="range"
          className={cx("absolute inset-0 size-full appearance-none rounded-md bg-transparent", thumb)}
          min={range.least}
          max={range.most}
          step={range.step}
          value={value}
          aria-valuetext={[shown, write(value), isMoved && words.asPrepared(write(range.officers))]
            .filter(Boolean)
            .join(", ")}
          onChange={({ target }) => onMove(Number(target.value))}
        />
      </div>
      <div aria-hidden="true" className="num flex justify-between text-fg-3 text-sm">
        <span>{write(range.least)}</span>
        <span>{write(range.most)}</span>
      </div>
    </div>
  );
}

type TypedProps = {
  label: string;
  text: string;
  /** The same in the slider's unit, where that is another. */
  beside: string | undefined;
  isMoved: boolean;
  onType: (text: string) => void;
};

/** The figure as a field. What is typed counts when the field is left, or with Enter; Escape takes it back. A press anywhere in its box is a press on it. */
function TypedFigure({ label, text, beside, isMoved, onType }: TypedProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const commit = () => {
    if (draft !== null && draft !== text) onType(draft);
    setDraft(null);
  };
  const value = draft ?? text;
  return (
    <label
      className={cx(
        "inline-flex cursor-text items-baseline gap-1.5 whitespace-nowrap rounded-md border px-2.5 has-focus-visible:outline-2 has-focus-visible:outline-focus",
        isMoved ? "border-accent bg-accent-soft/25" : "border-paper-edge bg-surface",
      )}
    >
      <input
        aria-label={label}
        inputMode="decimal"
        autoComplete="off"
        className="num h-9 max-w-32 bg-transparent font-semibold text-[16px] outline-none touch:h-11"
        style={{ width: `${Math.max(value.length, 3) * 0.62 + 0.4}em` }}
        value={value}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => setDraft(target.value)}
        onBlur={commit}
        onKeyDown={({ key }) => {
          if (key === "Enter") commit();
          if (key === "Escape") setDraft(null);
        }}
      />
      {beside && <small className="num font-normal text-fg-3 text-note">{beside}</small>}
    </label>
  );
}
