import type { Ref } from "react";
import { inputClass } from "./input-style";

/** One field for the six digits, so that what a phone fills in or a person pastes arrives whole. Spaces and dashes are removed. */
export function CodeField({
  ref,
  id = "sign-in-code",
  label = "Six-digit code",
  value,
  onChange,
  invalid,
  describedBy,
}: {
  ref: Ref<HTMLInputElement>;
  id?: string;
  label?: string;
  value: string;
  onChange: (digits: string) => void;
  invalid: boolean;
  describedBy?: string;
}) {
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-fg-2 text-sm">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        enterKeyHint="go"
        placeholder="000000"
        value={value}
        aria-invalid={invalid || undefined}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, "").slice(0, 6))}
        className={inputClass(
          "num h-14! text-center font-semibold text-[24px]! tracking-[0.4em] [text-indent:0.4em] placeholder:font-normal placeholder:opacity-40",
        )}
      />
    </div>
  );
}
