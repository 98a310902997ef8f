import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Icon } from "../../../ui/icon";
import { ShortInTheMiddle } from "../../fields/beside";
import { Cell, overCell } from "../../fields/cell";
import { useFieldError } from "../../fields/field-errors";

export type Choices = readonly { value: string; label: string }[];

const list = `${overCell} *:bg-surface *:text-fg focus-visible:outline-none`;
/** The classes of a list that opens from the gutter beside a typed value. */
export const gutterList = `${list} left-auto! w-(--gutter,24px)!`;

/** A choice of one option. The browser's own select lies invisibly over the whole cell, so that its keys, and its wheel on a phone, work as people know them. */
export function ChoiceCell(props: {
  label: string;
  /** The field whose error it shows, as in "loan_1.type". */
  fieldKey?: string;
  value: string;
  options: Choices;
  onChange: (value: string) => void;
  /** The row for Enter and pastes; without it, both pass by the cell. */
  row?: string;
  column: number;
  /** Drawn beside the choice, with an action of its own. */
  aside?: ReactNode;
  /** Drawn in place of the chosen option's name. */
  children?: ReactNode;
}) {
  const { label, fieldKey, value, options, onChange, row, column, aside, children } = props;
  const error = useFieldError(fieldKey ?? "");
  const shown = options.find((option) => option.value === value)?.label ?? "";
  return (
    <Cell choice fieldKey={fieldKey} aside={aside} gutter={<Icon of={ChevronDown} size={14} />}>
      {children ? <span className="truncate">{children}</span> : <Shown text={shown} />}
      <select
        aria-label={label}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${fieldKey}-error` : undefined}
        className={children ? gutterList : list}
        data-row={row}
        data-column={column}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Cell>
  );
}

/** The chosen option. If it does not fit, its name is shortened and never the amount after it: "Brookha… Dr · $515,000". */
function Shown({ text }: { text: string }) {
  const amount = text.lastIndexOf(" · ");
  const end = amount < 0 ? text.length : amount;
  return (
    <span className="flex min-w-0" aria-hidden="true">
      <ShortInTheMiddle>{text.slice(0, end)}</ShortInTheMiddle>
      {end < text.length && <span className="flex-none whitespace-pre">{text.slice(end)}</span>}
    </span>
  );
}
