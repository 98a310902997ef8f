import { useId, useState } from "react";
import { cx } from "../../../lib/class-names";
import { Rail } from "../../../report/answer/rail";
import { useIdeaWords } from "./idea-words";
import type { Range } from "./ranges";

type Props = {
  range: Omit<Range, "name">;
  label: string;
  value: number;
  /** The value in the unit that is read first, where the slider runs in the other one. */
  shown?: string | undefined;
  write: (value: number) => string;
  /** What a typed text means; null where it means nothing. */
  read: (text: string) => number | null;
  /** The decimals that the figure has; without them it is as exact as it is typed, because it is sent in another unit. */
  decimals: number | undefined;
  onMove: (value: number) => void;
};

const roundTo = (value: number, decimals: number | undefined) =>
  decimals === undefined ? value : Math.round(value * 10 ** decimals) / 10 ** decimals;

/** A slider with the officer's figure marked by a thin line, and the same figure to be typed. What was moved has an edge of its own. */
export function Knob({ range, label, value, shown, write, read, decimals, onMove }: Props) {
  const id = useId();
  const words = useIdeaWords();
  const isMoved = value !== range.officers;
  /** The figure that stands in place of a typed one that cannot be; null while nothing is refused. */
  const [inPlace, setInPlace] = useState<number | null>(null);
  const isRefused = inPlace === value;
  const type = (text: string) => {
    const figure = read(text);
    const typed = figure === null ? null : roundTo(figure, decimals);
    const possible = typed === null ? value : Math.min(range.max, Math.max(range.min, typed));
    setInPlace(text.trim() === "" || typed === possible ? null : possible);
    if (typed !== null) onMove(possible);
  };
  const slide = (to: number) => {
    setInPlace(null);
    onMove(to);
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
          problem={isRefused ? `${id}-problem` : undefined}
          onType={type}
        />
      </div>
      {isRefused && (
        <p id={`${id}-problem`} role="alert" className="text-right text-danger text-note">
          {words.between(write(range.min), write(range.max))}
        </p>
      )}
      <Rail
        look="paper"
        id={id}
        range={range}
        value={value}
        text={[shown, write(value), isMoved && words.asPrepared(write(range.officers))].filter(Boolean).join(", ")}
        back={words.backTo(write(range.officers))}
        onMove={slide}
      />
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
  /** The id of the sentence that says why what was typed does not stand. */
  problem: string | undefined;
  onType: (text: string) => void;
};

/** The figure as a field. What is typed counts when the field is left, or with Enter; Escape takes it back. A press anywhere in its box is a press on it. */
function TypedFigure({ label, text, beside, isMoved, problem, onType }: TypedProps) {
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
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem}
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
