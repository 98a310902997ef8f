import { X } from "lucide-react";
import { type KeyboardEvent, useRef } from "react";
import { cx } from "../../lib/class-names";
import { Icon } from "../icon";
import type { FieldControl } from "./field";
import { pressBox } from "./field-box";
import { type Suggestion, useSuggesting } from "./tag-suggestions";

const noSuggestions: readonly Suggestion[] = [];

/** Takes several short texts in one field. A comma, a space, Enter, Escape or leaving the field ends one; Backspace in the empty field removes the last. */
export function TagInput({
  control,
  values,
  onChange,
  text,
  onText,
  onLeave,
  isValid = () => true,
  inputMode,
  placeholder,
  suggestions = noSuggestions,
}: {
  control: FieldControl & { "data-autofocus"?: true };
  values: readonly string[];
  onChange: (values: string[]) => void;
  /** The entry that is not ended yet. The form holds it, so that it is part of what was typed. */
  text: string;
  onText: (text: string) => void;
  onLeave?: () => void;
  isValid?: (value: string) => boolean;
  inputMode?: "email" | "text";
  /** Shown while there are no entries; with suggestions, always. */
  placeholder?: string;
  suggestions?: readonly Suggestion[];
}) {
  const field = useRef<HTMLDivElement>(null);
  const add = (typed: string) => {
    const all = withEntries(values, entriesOf(typed));
    if (all.length > values.length) onChange(all);
    onText("");
  };
  const offers = suggestions.length > 0;
  const suggesting = useSuggesting({ suggestions, values, text, onChoose: add });
  const press = (event: KeyboardEvent) => {
    if (offers && suggesting.press(event)) return;
    if ((event.key === "Enter" || event.key === "Escape") && text) {
      // A window around the field closes at the next Escape, and asks about what was typed.
      event.stopPropagation();
      event.preventDefault();
      add(text);
      if (event.key === "Escape") suggesting.close();
    }
    if (event.key === "Backspace" && !text) onChange(values.slice(0, -1));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the input itself
    <div
      ref={field}
      onMouseDown={pressBox}
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
            onMouseDown={(event) => event.preventDefault()}
            onClick={(event) => {
              onChange(values.filter((other) => other !== value));
              // After a key press the focus was on the button, which is removed with its entry.
              if (event.detail === 0) field.current?.querySelector("input")?.focus();
            }}
            className="relative grid size-6 shrink-0 place-items-center rounded-xs hover:bg-hover touch:size-9 touch:after:absolute touch:after:-inset-1"
          >
            <Icon of={X} size={12} />
          </button>
        </span>
      ))}
      <input
        {...control}
        {...(offers && suggesting.input)}
        inputMode={inputMode}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={values.length === 0 || offers ? placeholder : undefined}
        value={text}
        onChange={(event) => {
          suggesting.open();
          if (/[\s,;]/.test(event.target.value)) add(event.target.value);
          else onText(event.target.value);
        }}
        onClick={suggesting.open}
        onKeyDown={press}
        onPaste={(event) => {
          const pasted = event.clipboardData.getData("text");
          // The field itself removes line breaks, which would join a pasted column together.
          if (!/[\r\n]/.test(pasted)) return;
          event.preventDefault();
          add(`${text} ${pasted}`);
        }}
        onBlur={() => {
          suggesting.close();
          if (text) add(text);
          onLeave?.();
        }}
        className="min-w-24 flex-1 bg-transparent px-1.5 text-[length:var(--control-text)] text-fg outline-none"
      />
      {offers && suggesting.list(field)}
    </div>
  );
}

const inBrackets = /<(?:mailto:)?([^<>\s,;]+@[^<>\s,;]+)>/;

/** Splits what was typed or pasted into entries. Mail programs copy people as "Davis, Jordan" <jordan@example.com>, of which only the addresses count. */
function entriesOf(typed: string): string[] {
  const words = typed.split(/[\s,;]+/).filter(Boolean);
  if (!inBrackets.test(typed)) return words;
  return words.filter((word) => word.includes("@")).map((word) => inBrackets.exec(word)?.[1] ?? word);
}

/** Adds the new entries. A text that differs only in case is not a new entry. */
function withEntries(values: readonly string[], entries: readonly string[]): string[] {
  const all = [...values];
  for (const entry of entries) if (!all.some((value) => value.toLowerCase() === entry.toLowerCase())) all.push(entry);
  return all;
}
