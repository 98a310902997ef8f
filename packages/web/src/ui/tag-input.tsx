import { X } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { cx } from "../lib/class-names";
import type { FieldControl } from "./field";
import { Icon } from "./icon";

/** Several short texts in one field: a comma, a space, Enter or leaving ends one; Backspace in the empty field takes the last away. */
export function TagInput({
  control,
  values,
  onChange,
  onLeave,
  isValid = () => true,
  inputMode,
  placeholder,
}: {
  control: FieldControl;
  values: readonly string[];
  onChange: (values: string[]) => void;
  onLeave?: () => void;
  isValid?: (value: string) => boolean;
  inputMode?: "email" | "text";
  placeholder?: string;
}) {
  const [text, setText] = useState("");
  const add = (typed: string) => {
    const all = [...new Set([...values, ...typed.split(/[\s,;]+/).filter(Boolean)])];
    if (all.length > values.length) onChange(all);
    setText("");
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && text) {
      event.preventDefault();
      add(text);
    }
    if (event.key === "Backspace" && !text) onChange(values.slice(0, -1));
  };
  return (
    <div
      className={cx(
        "flex min-h-control flex-wrap items-center gap-1 rounded-sm border bg-surface p-[3px]",
        "focus-within:border-focus focus-within:ring-1 focus-within:ring-focus focus-within:ring-inset",
        control["aria-invalid"] ? "border-danger ring-1 ring-danger ring-inset" : "border-line-strong",
      )}
    >
      {values.map((value) => (
        <span
          key={value}
          className={cx(
            "inline-flex min-h-6 max-w-full items-center gap-1 rounded-xs pl-1.5 touch:min-h-9",
            isValid(value) ? "bg-tag text-fg" : "bg-danger-soft text-danger",
          )}
        >
          <span className="truncate">{value}</span>
          <button
            type="button"
            aria-label={`Remove ${value}`}
            onClick={() => onChange(values.filter((other) => other !== value))}
            className="grid size-6 shrink-0 place-items-center rounded-xs hover:bg-hover touch:size-9"
          >
            <Icon of={X} size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={values.length === 0 ? placeholder : undefined}
        value={text}
        onChange={(event) =>
          /[\s,;]/.test(event.target.value) ? add(event.target.value) : setText(event.target.value)
        }
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          // The field itself drops line ends, which would glue a pasted column together.
          if (!/[\r\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${text} ${pasted}`);
        }}
        onBlur={() => {
          if (text) add(text);
          onLeave?.();
        }}
        className="min-w-24 flex-1 bg-transparent px-1.5 text-[length:var(--control-text)] text-fg outline-none"
      />
    </div>
  );
}
