import { type ChangeEvent, type Ref, useState } from "react";
import { cx } from "../../../lib/class-names";
import { useClientWords } from "../words";

export const codeLength = 6;

type Props = {
  ref: Ref<HTMLInputElement>;
  value: string;
  onChange: (value: string) => void;
  isWrong: boolean;
  /** Nothing can be typed: the link is paused. */
  isClosed?: boolean;
  describedBy?: string | undefined;
};

type Done = { currentTarget: HTMLInputElement };

const places = [0, 1, 2, 3, 4, 5];

/** One field behind six boxes, so that pasting, a phone's own suggestion and a screen reader all work as in any field. */
export function CodeBoxes({ ref, value, onChange, isWrong, isClosed = false, describedBy }: Props) {
  const { gate } = useClientWords();
  const [isFocused, setFocused] = useState(false);
  const at = isFocused ? Math.min(value.length, codeLength - 1) : -1;
  // The boxes show no caret between two digits; what somebody has selected stays, to be replaced.
  const toEnd = ({ currentTarget: { value: typed, selectionStart, selectionEnd }, currentTarget }: Done) => {
    if (selectionStart === selectionEnd) currentTarget.setSelectionRange(typed.length, typed.length);
  };
  const type = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, "");
    // What is typed behind a wrong code begins another one.
    const from = isWrong && digits.length > codeLength ? codeLength : 0;
    onChange(digits.slice(from, from + codeLength));
  };
  return (
    <div className="relative mt-5 grid grid-cols-[repeat(3,1fr)_10px_repeat(3,1fr)] items-center gap-2 tiny:gap-1">
      {places.map((place) => (
        <Box key={place} digit={value[place]} look={{ isWrong, isClosed, isAt: place === at, isFourth: place === 3 }} />
      ))}
      {!isClosed && (
        <input
          ref={ref}
          className="absolute inset-0 size-full cursor-text opacity-0"
          type="text"
          inputMode="numeric"
          autoComplete="one-time-code"
          aria-label={gate.field}
          aria-invalid={isWrong}
          aria-describedby={describedBy}
          value={value}
          onChange={type}
          onClick={toEnd}
          onKeyUp={toEnd}
          onFocus={() => setFocused(true)}
          onBlur={() => setFocused(false)}
        />
      )}
    </div>
  );
}

type Look = { isWrong: boolean; isClosed: boolean; isAt: boolean; isFourth: boolean };

const Box = ({ digit, look: { isWrong, isClosed, isAt, isFourth } }: { digit: string | undefined; look: Look }) => (
  <>
    {isFourth && <span aria-hidden="true" className="h-0.5 rounded-full bg-(--paper-edge)" />}
    <span
      aria-hidden="true"
      className={cx(
        "num grid h-14 place-items-center rounded-lg border font-semibold text-code",
        isClosed && "border-line bg-canvas",
        isWrong && "border-danger bg-danger-soft/30 text-danger",
        !isClosed && !isWrong && "bg-surface",
        isAt
          ? "border-accent ring-1 ring-accent outline-4 outline-accent-soft"
          : !isClosed && !isWrong && "border-line-strong",
      )}
    >
      {digit ?? (isAt && <span className="h-[26px] w-0.5 rounded-full bg-accent" />)}
    </span>
  </>
);
