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
      <div className="knob relative mt-0.5 h-11" style={place}>
        <span aria-hidden="true" className="knob-mark" />
        <input
          id={id}
          type="range"
          className="knob-input"
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
