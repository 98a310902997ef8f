import { type CSSProperties, useId } from "react";
import { cx } from "../../../lib/class-names";
import { money, trimmedPercent } from "../../../lib/format/format";
import { useClientWords } from "../words";
import type { Range } from "./ranges";

type Props = {
  range: Range;
  label: string;
  value: number;
  /** The value in the unit that is read first, where the slider runs in the other one. */
  shown?: string | undefined;
  write: (value: number) => string;
  onMove: (value: number) => void;
};

const share = (value: number, { least, most }: Range) => (most > least ? (value - least) / (most - least) : 0);

/** A thumb of 28 px stands within the rail, so a share of the way is one of what is left of it. */
const rail =
  "before:absolute before:inset-x-0 before:top-[calc(50%-3px)] before:h-1.5 before:rounded-[3px] before:bg-(--paper-rail) before:bg-[linear-gradient(var(--accent),var(--accent))] before:bg-size-[calc(14px+(100%-28px)*var(--at))_100%] before:bg-left before:bg-no-repeat";
const mark =
  "absolute top-[calc(50%-8px)] left-[calc(13px+(100%-28px)*var(--was))] h-4 w-0.5 rounded-[1px] bg-(--paper-mark)";
const thumb =
  "focus-visible:outline-none thumb:box-border thumb:size-7 thumb:appearance-none thumb:rounded-full thumb:border thumb:border-[#c9cfd9] thumb:bg-[radial-gradient(var(--accent)_0_6px,#fff_6.5px)] thumb:[box-shadow:0_2px_6px_rgb(18_24_38/0.18)] focus-visible:thumb:outline-2 focus-visible:thumb:outline-focus focus-visible:thumb:outline-offset-2";

/** A slider with the officer's figure marked by a thin line. What was moved has an edge of its own. */
export function Knob({ range, label, value, shown, write, onMove }: Props) {
  const id = useId();
  const words = useClientWords().idea;
  const isMoved = value !== range.officers;
  const place = { "--at": share(value, range), "--was": share(range.officers, range) } as CSSProperties;
  return (
    <div>
      <div className="flex items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium text-fg-2 text-md">
          {label}
        </label>
        {/* The slider itself says where it stands. */}
        <output
          htmlFor={id}
          aria-live="off"
          className={cx(
            "num inline-flex items-baseline gap-1.5 whitespace-nowrap rounded-md border px-2.5 py-1 font-semibold text-body",
            isMoved ? "border-accent bg-accent-soft/25" : "border-paper-edge bg-surface",
          )}
        >
          {shown ?? write(value)}
          {shown && <small className="font-normal text-fg-3 text-note">{write(value)}</small>}
        </output>
      </div>
      <div className={cx("relative mt-0.5 h-11", rail)} style={place}>
        <span aria-hidden="true" className={mark} />
        <input
          id={id}
          type="range"
          className={cx("absolute inset-0 size-full cursor-pointer appearance-none rounded-md bg-transparent", thumb)}
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

export const writeDollars = (value: number) => money(value);
export const writePercent = (value: number) => trimmedPercent(value);
