import { cx } from "../../lib/class-names";

/** Turns something on or off immediately. The words beside the switch name it. */
export function Switch({
  label,
  hideLabel = false,
  checked,
  onChange,
  disabled = false,
  busy = false,
  className,
}: {
  label: string;
  /** Whether only screen readers get the label, because it is shown elsewhere. */
  hideLabel?: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
  disabled?: boolean;
  /** Whether a change is being saved: no press counts then. It keeps its focus, which `disabled` would drop. */
  busy?: boolean;
  className?: string;
}) {
  return (
    <button
      type="button"
      role="switch"
      aria-checked={checked}
      disabled={disabled}
      aria-disabled={busy || undefined}
      onClick={() => !busy && onChange(!checked)}
      className={cx(
        "inline-flex min-h-6 items-center gap-2 rounded-xs text-left text-fg-2 disabled:opacity-55 aria-disabled:opacity-55 touch:min-h-11",
        hideLabel && "touch:min-w-11 touch:justify-end",
        className,
      )}
    >
      <span
        aria-hidden="true"
        className={cx(
          "relative h-4 w-7 shrink-0 rounded-full transition-colors forced-colors:outline forced-colors:outline-[ButtonText] after:absolute after:top-0.5 after:left-0.5 after:size-3 after:rounded-full after:transition-transform",
          checked
            ? "bg-accent after:translate-x-3 after:bg-on-accent forced-colors:bg-[Highlight] forced-colors:after:bg-[HighlightText]"
            : "bg-line-strong after:bg-surface forced-colors:after:bg-[ButtonText]",
        )}
      />
      {hideLabel ? <span className="sr-only">{label}</span> : label}
    </button>
  );
}
