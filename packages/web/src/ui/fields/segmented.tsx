import { cx } from "../../lib/class-names";

export type Segment<V extends string> = { value: V; label: React.ReactNode; name?: string };

/** Chooses one of a few options side by side, with the arrow keys. `unit` is the small $ / % toggle of a field, which Tab passes by because the field has a key for it. */
export function Segmented<V extends string>({
  label,
  value,
  onChange,
  segments,
  look = "tabs",
  disabled = false,
}: {
  label: string;
  value: V;
  onChange: (value: V) => void;
  segments: readonly Segment<V>[];
  look?: "tabs" | "unit";
  disabled?: boolean;
}) {
  const unit = look === "unit";
  const move = (event: React.KeyboardEvent<HTMLDivElement>) => {
    const by = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const at = segments.findIndex((segment) => segment.value === value);
    const next = (at + by + segments.length) % segments.length;
    onChange(segments[next]!.value);
    event.currentTarget.querySelectorAll("button")[next]?.focus();
  };
  return (
    <div
      role="radiogroup"
      aria-label={label}
      data-unit={unit ? "" : undefined}
      onKeyDown={move}
      className={
        unit ? "inline-flex shrink-0 rounded-xs border border-line" : "inline-flex gap-0.5 rounded-md bg-sunken p-0.5"
      }
    >
      {segments.map((segment) => {
        const on = segment.value === value;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a radio input cannot hold the drawn segment
          <button
            key={segment.value}
            type="button"
            role="radio"
            aria-checked={on}
            aria-label={segment.name}
            disabled={disabled}
            tabIndex={on && !unit ? 0 : -1}
            onClick={() => onChange(segment.value)}
            className={cx(
              "transition-colors",
              unit
                ? "relative h-4 w-4.5 text-center text-xs after:absolute after:-inset-1 first:rounded-l-[3px] last:rounded-r-[3px] first:after:right-0 last:after:left-0 touch:h-6 touch:w-9 touch:text-sm touch:after:-inset-y-2.5 touch:first:after:-left-2 touch:last:after:-right-2"
                : "inline-flex h-control-sm items-center justify-center gap-1.5 rounded-sm px-3 touch:min-w-11",
              unit && (on ? "bg-accent-soft font-semibold text-accent-text" : "text-fg-3 hover:text-fg"),
              !unit &&
                (on ? "bg-raised font-medium text-fg shadow-[inset_0_0_0_1px_var(--line)]" : "text-fg-2 hover:text-fg"),
            )}
          >
            {segment.label}
          </button>
        );
      })}
    </div>
  );
}
