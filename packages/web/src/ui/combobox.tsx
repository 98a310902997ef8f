import * as Headless from "@headlessui/react";
import type { ReactNode } from "react";
import { inputClass } from "./input-style";

export type Choice = { id: string; label: string; note?: string; mark?: ReactNode };

type Props = {
  label: string;
  placeholder?: string;
  text: string;
  onText: (text: string) => void;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  /** The focus has left, with this text in the field and nothing chosen. */
  onLeave?: (text: string) => void;
  /** Shown above the choices, or in their place: "Searching", "No results found". */
  status?: string;
  /** A last row that acts: "Add a client". */
  footer?: ReactNode;
  autoFocus?: boolean;
};

/** A field with suggestions. The text is the caller's, so that it may search as it is typed. */
export default function Combobox(props: Props) {
  const { label, placeholder, text, onText, choices, onChoose, onLeave, status, footer, autoFocus } = props;
  return (
    <Headless.Combobox<Choice | null>
      immediate
      value={null}
      onChange={(choice) => choice && onChoose(choice)}
      by={(one, other) => one?.id === other?.id}
    >
      <Headless.ComboboxInput
        aria-label={label}
        placeholder={placeholder}
        autoFocus={autoFocus}
        autoComplete="off"
        value={text}
        onChange={(event) => onText(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={(event) => onLeave?.(event.target.value)}
        className={inputClass()}
      />
      <Headless.ComboboxOptions
        anchor={{ to: "bottom start", gap: 4, padding: 8 }}
        modal={false}
        className="z-50 w-[max(var(--input-width),280px)] rounded-md border border-line bg-surface p-1 text-fg shadow-pop focus:outline-none"
      >
        {status && (
          <p role="status" className="px-2 py-1.5 text-fg-3 text-sm">
            {status}
          </p>
        )}
        {choices.map((choice) => (
          <Headless.ComboboxOption
            key={choice.id}
            value={choice}
            className="flex min-h-9 cursor-pointer items-center gap-2 rounded-sm px-2 py-1 data-focus:bg-hover touch:min-h-11"
          >
            {choice.mark}
            <span className="min-w-0">
              <span className="block truncate">{choice.label}</span>
              {choice.note && <span className="block truncate text-fg-3 text-xs">{choice.note}</span>}
            </span>
          </Headless.ComboboxOption>
        ))}
        {footer}
      </Headless.ComboboxOptions>
    </Headless.Combobox>
  );
}
