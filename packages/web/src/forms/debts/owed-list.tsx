/** The list of mortgages and that of debts: a line for each, under the titles of the columns. On a phone a line is folded, and its titles stand in it. */
import { fieldSteps, loanFields } from "@highway/engine/scenario/schema/loan";
import { Plus, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { cx } from "../../lib/class-names";
import { fixed } from "../../lib/format/format";
import type { FieldValue } from "../../scenario/document";
import type { Edit } from "../../scenario/edits/change";
import { edit, endStep } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { FieldBox } from "../../ui/fields/field-box";
import { type Option, Select } from "../../ui/fields/select";
import { IconButton } from "../../ui/icon-button";
import { CellError } from "../fields/cell";
import { figureBox } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { FigureInput, type FigureInputProps } from "../fields/figure-input";
import { walk } from "../fields/walk";

/** The heading of a part of the drawer, with what is shown beside it. */
export const OwedHead = ({ title, children }: { title: string; children: ReactNode }) => (
  <header className="flex min-h-8 flex-wrap items-center gap-x-3 border-line border-b">
    <h3 className="font-semibold">{title}</h3>
    {children}
  </header>
);

/** The classes of a line and of the titles above the lines; each list adds its columns. */
export const owedLine =
  "grid items-start gap-x-2 py-1 phone:grid-cols-2 phone:gap-y-2 phone:border-line phone:border-b phone:py-3";

/** A list of lines under the titles of their columns. */
export function OwedSection(props: {
  title: string;
  titles: readonly string[];
  /** The class that gives the lines their columns. */
  columns: string;
  isEmpty: boolean;
  empty: string;
  /** `full`: the sentence that says why no line can be added. */
  add: { label: string; full: string | false; onAdd: () => void };
  children: ReactNode;
}) {
  const { title, titles, columns, isEmpty, empty, add, children } = props;
  return (
    <section aria-label={title}>
      <OwedHead title={title}>
        <Button
          size="sm"
          variant="quiet"
          icon={Plus}
          className="text-accent-text"
          disabled={!!add.full}
          onClick={add.onAdd}
        >
          {add.label}
        </Button>
      </OwedHead>
      {add.full && <p className="pt-2 text-fg-2 text-sm">{add.full}.</p>}
      {isEmpty ? (
        <p className="py-3 text-fg-3">{empty}</p>
      ) : (
        <>
          <div aria-hidden="true" className={cx(owedLine, columns, "pb-0 text-fg-3 text-xs/5 phone:hidden")}>
            {titles.map((each, at) => (
              <span key={each} className={cx("pr-2", at > 1 && at < titles.length - 1 && "text-right")}>
                {each}
              </span>
            ))}
          </div>
          <ul onKeyDown={walk}>{children}</ul>
        </>
      )}
    </section>
  );
}

/** One field of a line. The title of its column is above it where the line is folded. */
const OwedCell = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="min-w-0">
    <span aria-hidden="true" className="hidden text-fg-3 text-xs/5 phone:block">
      {title}
    </span>
    {children}
  </div>
);

const nameClass =
  "h-control-sm w-full rounded-sm border border-line-strong bg-surface px-2 focus:border-focus focus:outline-none focus:ring-1 focus:ring-focus focus:ring-inset phone:h-11 phone:text-[16px]";

type NameProps = { of: string; value: string; placeholder: string; maxLength: number; onType: (name: string) => void };

/** The name of a mortgage or a debt. `of`: whose it is, as a screen reader says it ("debt 2"). */
export const OwedName = ({ of, onType, ...input }: NameProps) => (
  <OwedCell title="Name">
    <input
      {...input}
      className={nameClass}
      aria-label={`Name, ${of}`}
      autoComplete="off"
      onChange={(event) => onType(event.target.value)}
      onBlur={endStep}
    />
  </OwedCell>
);

type ChoiceProps<V extends string> = {
  title: string;
  of: string;
  value: V;
  options: readonly Option<V>[];
  onChange: (value: V) => void;
};

/** A choice of one in a list: the type of a debt, the home of a mortgage. */
export const OwedChoice = <V extends string>({ title, of, ...select }: ChoiceProps<V>) => (
  <OwedCell title={title}>
    <Select {...select} aria-label={`${title}, ${of}`} className="[&>select]:h-control-sm phone:[&>select]:h-11" />
  </OwedCell>
);

/** A figure in a box. An error below it begins beside its sign, because the narrow box breaks its sentence. */
export const OwedBox = ({ title, gutter, ...input }: FigureInputProps & { title: string; gutter?: ReactNode }) => (
  <OwedCell title={title}>
    <FieldBox className={`${figureBox} phone:h-11! phone:text-[16px]`}>
      <FigureInput {...input} />
      {gutter}
    </FieldBox>
    <CellError fieldKey={input.fieldKey} className="justify-start! pr-0! text-left!" />
  </OwedCell>
);

export type OwedFigure = "balance" | "payment" | "rate" | "monthsLeft";

/** The figures that mortgages and debts have in common, in the order of their columns. */
export const owedFigures: readonly OwedFigure[] = ["balance", "payment", "rate", "monthsLeft"];

const figureLooks = {
  balance: { title: "Balance", prefix: "$", write: dollarsText },
  payment: { title: "Payment / mo", prefix: "$", write: dollarsText },
  rate: { title: "Rate", suffix: "%", step: fieldSteps.rate, write: (value: number) => fixed(value, 3) },
  monthsLeft: { title: "Months left", write: String },
} as const;

type FigureProps = {
  /** The id of the mortgage or the debt. */
  id: string;
  of: string;
  field: OwedFigure;
  value: FieldValue;
  change: (value: FieldValue) => Edit;
  required?: boolean;
  gutter?: ReactNode;
} & Pick<ComponentProps<typeof OwedBox>, "fallback" | "look">;

/** One figure of a mortgage or a debt. Enter goes down its column. */
export function OwedFigureField({ id, of, field, change, ...rest }: FigureProps) {
  const fieldKey = `${id}.${field}`;
  const label = field === "payment" ? "Monthly payment" : figureLooks[field].title;
  return (
    <OwedBox
      {...figureLooks[field]}
      {...rest}
      decimals={loanFields[field].decimals}
      fieldKey={fieldKey}
      label={`${label}, ${of}`}
      row={of}
      column={owedFigures.indexOf(field)}
      onType={(figure) => edit(fieldKey, change(figure))}
    />
  );
}

type EndProps = {
  of: string;
  payOff: boolean;
  onPayOff: (payOff: boolean) => void;
  onRemove: () => void;
  /** The class that places the check box where the line is folded. */
  className: string;
};

/** The end of a line: whether the loan pays it off, and the button that removes it. */
export const OwedEnd = ({ of, payOff, onPayOff, onRemove, className }: EndProps) => (
  <>
    <div
      className={cx(
        "grid min-h-control-sm place-items-center phone:row-start-4 phone:min-h-11 phone:justify-start phone:self-end",
        className,
      )}
    >
      <Checkbox
        label={<span className="hidden phone:inline">Pay off</span>}
        aria-label={`Pay off ${of}`}
        checked={payOff}
        onChange={onPayOff}
      />
    </div>
    <IconButton
      icon={Trash2}
      label={`Remove ${of}`}
      size="sm"
      danger
      className="mt-0.5 self-start phone:col-start-2 phone:row-start-4 phone:mt-0 phone:self-end phone:justify-self-end"
      onClick={onRemove}
    />
  </>
);
