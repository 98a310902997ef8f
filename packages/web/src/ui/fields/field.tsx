import { useId } from "react";
import { cx } from "../../lib/class-names";
import { FieldError } from "./field-error";

/** The attributes that a field's control must carry so that its label, hint and error are read with it. */
export type FieldControl = {
  id: string;
  "aria-invalid": true | undefined;
  "aria-describedby": string | undefined;
  "aria-required": true | undefined;
};

/** A field is a label, a control, and a hint or an error below it. */
export function Field({
  label,
  hideLabel = false,
  aside,
  hint,
  error,
  required = false,
  optional = false,
  className,
  children,
}: {
  label: string;
  hideLabel?: boolean;
  /** A unit toggle or a reference at the right end of the label. */
  aside?: React.ReactNode;
  hint?: React.ReactNode;
  error?: string | null;
  required?: boolean;
  optional?: boolean;
  className?: string;
  children: (control: FieldControl) => React.ReactNode;
}) {
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className={cx("min-w-0", className)}>
      <div className={cx("mb-1 flex min-h-4 items-center justify-between gap-2", hideLabel && "sr-only")}>
        <label htmlFor={id} className="font-medium text-fg-2 text-sm">
          {label}
          {optional && <span className="font-normal text-fg-3"> (optional)</span>}
        </label>
        {aside}
      </div>
      {children({
        id,
        "aria-invalid": error ? true : undefined,
        "aria-describedby": error || hint ? noteId : undefined,
        "aria-required": required || undefined,
      })}
      {error ? (
        <FieldError id={noteId}>{error}</FieldError>
      ) : (
        hint && (
          <p id={noteId} className="mt-1 text-fg-3 text-sm">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
