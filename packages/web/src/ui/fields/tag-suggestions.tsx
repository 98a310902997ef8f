import { type KeyboardEvent, type ReactNode, type RefObject, useId, useRef, useState } from "react";
import { cx } from "../../lib/class-names";
import { useAnchored } from "../overlays/anchor";

/** A suggestion: the entry itself, and whose it is. */
export type Suggestion = { value: string; note?: string };

type Part = {
  suggestions: readonly Suggestion[];
  values: readonly string[];
  text: string;
  onChoose: (value: string) => void;
};

/** The attributes of the field's input, what a key does to the list, and the list. */
type Suggesting = {
  input: Record<string, unknown>;
  /** Returns true if the list handled the key. */
  press: (event: KeyboardEvent) => boolean;
  open: () => void;
  close: () => void;
  list: (anchor: RefObject<HTMLElement | null>) => ReactNode;
};

/** Returns the suggestions that are not taken and whose text or note begins as typed. */
function suggestionsFor({ suggestions, values, text }: Omit<Part, "onChoose">) {
  const typed = text.trim().toLowerCase();
  return suggestions.filter(
    ({ value, note = "" }) =>
      !values.some((taken) => taken.toLowerCase() === value.toLowerCase()) &&
      [value, ...note.split(" ")].some((word) => word.toLowerCase().startsWith(typed)) &&
      value !== text,
  );
}

/** The list below a field of several entries (the ARIA 1.2 combobox): arrows choose, Enter takes, Escape closes. */
export function useSuggesting({ onChoose, ...part }: Part): Suggesting {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const found = suggestionsFor(part);
  const open = isOpen && found.length > 0;
  const active = open ? Math.min(at, found.length - 1) : -1;
  const choose = (value: string) => {
    setAt(-1);
    onChoose(value);
  };
  const press = (event: KeyboardEvent) => {
    const by = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (by && found.length > 0) {
      setOpen(true);
      setAt(active < 0 && by < 0 ? found.length - 1 : (active + by + found.length) % found.length);
    } else if (event.key === "Enter" && active >= 0) choose(found[active]!.value);
    else if (event.key === "Escape" && open) setOpen(false);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  return {
    input: {
      role: "combobox",
      "aria-expanded": open,
      "aria-controls": `${id}-list`,
      "aria-autocomplete": "list",
      "aria-activedescendant": active >= 0 ? `${id}-${active}` : undefined,
    },
    press,
    open: () => setOpen(true),
    close: () => {
      setOpen(false);
      setAt(-1);
    },
    list: (anchor) => (
      <List id={id} open={open} found={found} active={active} anchor={anchor} choose={choose} onPoint={setAt} />
    ),
  };
}

type ListProps = {
  id: string;
  open: boolean;
  found: readonly Suggestion[];
  active: number;
  anchor: RefObject<HTMLElement | null>;
  choose: (value: string) => void;
  onPoint: (index: number) => void;
};

function List({ id, open, found, active, anchor, choose, onPoint }: ListProps) {
  const box = useRef<HTMLDivElement>(null);
  useAnchored(open, anchor, box, "bottom-start");
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only keeps the focus where it is
    <div
      ref={box}
      popover="manual"
      hidden={!open}
      onPointerDown={(event) => event.preventDefault()}
      onMouseDown={(event) => event.preventDefault()}
      className="fixed z-50 max-h-64 w-80 max-w-[calc(100vw-16px)] overflow-y-auto rounded-md border border-line bg-surface p-1 text-fg shadow-pop"
    >
      <div role="listbox" id={`${id}-list`} aria-label="Suggestions">
        {open &&
          found.map(({ value, note }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the field's, which keeps the focus
            <div
              key={value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              onPointerMove={() => onPoint(index)}
              onClick={() => choose(value)}
              className={cx(
                "flex min-h-8 cursor-pointer items-center justify-between gap-3 rounded-sm px-2 touch:min-h-11",
                index === active && "bg-hover",
              )}
            >
              <span className="truncate">{value}</span>
              {note && <span className="shrink-0 text-fg-3 text-xs">{note}</span>}
            </div>
          ))}
      </div>
    </div>
  );
}
