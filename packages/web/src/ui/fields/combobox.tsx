import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { takeTyped } from "../../lib/typed-ahead";
import { useAnchored } from "../overlays/anchor";
import type { FieldControl } from "./field";
import { inputClass } from "./input-style";

export type Choice = { id: string; label: string; note?: string; mark?: ReactNode };

type Props = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** Called when the focus leaves without a choice. */
  onLeave?: () => void;
  /** Called when Enter is pressed without a choice. Without this function, the field is then left. */
  onEnter?: () => void;
  /** Called when Escape is pressed and no list is open. */
  onCancel?: () => void;
  /** A line above the choices: "Searching", "No results found". */
  status?: string;
  error?: string | null;
  /** Whether it takes the focus once it appears, and the letters typed for it before (`lib/typed-ahead.ts`). */
  autoFocus?: boolean;
  /** Ties the input to the label and the error of the field around it. */
  control?: FieldControl & { "data-autofocus"?: true | undefined };
  className?: string;
};

/** A field with suggestions (the ARIA 1.2 combobox). The text belongs to the caller, which can search while it is typed. */
export function Combobox(props: Props) {
  const {
    label,
    placeholder,
    text,
    onText,
    choices,
    onChoose,
    onLeave,
    onEnter,
    onCancel,
    status,
    error,
    autoFocus,
    control,
    className,
  } = props;
  const [opened, setOpen] = useState(false);
  // There is no list while it would be empty.
  const open = opened && (choices.length > 0 || !!status);
  // The active choice is identified by its id: choices change while a person moves among them, and another must not be taken by mistake.
  const [at, setAt] = useState<string | null>(null);
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useAnchored(open, input, list, "bottom-start");
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there
  useEffect(() => {
    if (!autoFocus) return;
    input.current?.focus();
    const ahead = takeTyped();
    if (ahead) onText(ahead);
  }, [autoFocus]);
  const active = open ? choices.findIndex((choice) => choice.id === at) : -1;
  const choose = (choice: Choice) => {
    setOpen(false);
    setAt(null);
    onChoose(choice);
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by) {
      setOpen(true);
      const next = active < 0 ? (by > 0 ? 0 : choices.length - 1) : (active + by + choices.length) % choices.length;
      setAt(choices[next]?.id ?? null);
    } else if (event.key === "Enter" && active >= 0) choose(choices[active]!);
    else if (event.key === "Enter" && onEnter) onEnter();
    else if (event.key === "Enter") input.current?.blur();
    else if (event.key === "Escape" && open && text) setOpen(false);
    else if (event.key === "Escape" && onCancel) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={cx("min-w-0", className)}>
      <input
        ref={input}
        role="combobox"
        aria-label={label}
        aria-expanded={open}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={active >= 0 ? `${id}-${active}` : undefined}
        aria-invalid={error ? true : undefined}
        {...control}
        autoComplete="off"
        spellCheck={false}
        placeholder={placeholder}
        value={text}
        onChange={(event) => {
          onText(event.target.value);
          setOpen(true);
          setAt(null);
        }}
        onFocus={(event) => {
          event.target.select();
          setOpen(true);
        }}
        onClick={() => setOpen(true)}
        onBlur={() => {
          setOpen(false);
          onLeave?.();
        }}
        onKeyDown={press}
        className={inputClass()}
      />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is */}
      <div
        ref={list}
        popover="manual"
        hidden={!open}
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        className="fixed z-50 max-h-80 w-72 max-w-[calc(100vw-16px)] overflow-y-auto rounded-md border border-line bg-surface p-1 text-fg shadow-pop"
      >
        <p role="status" className={cx("px-2 text-fg-3 text-sm", open && status && "py-1.5")}>
          {open && status}
        </p>
        <div role="listbox" id={`${id}-list`} aria-label="Suggestions">
          {choices.map((choice, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={choice.id}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => setAt(choice.id)}
              onClick={() => choose(choice)}
              className={cx(
                "flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 touch:min-h-11",
                index === active && "bg-hover",
              )}
            >
              {choice.mark}
              <span className="min-w-0">
                <span className="block truncate">{choice.label}</span>
                {choice.note && <span className="block truncate text-fg-3 text-xs leading-4">{choice.note}</span>}
              </span>
            </div>
          ))}
        </div>
      </div>
    </div>
  );
}
