/** What the groups of fees and the credits of a loan are drawn with: a section with its total, and lines of a name and an amount. */
import { faultOfText } from "@highway/engine/scenario/schema/typed-text";
import { Trash2 } from "lucide-react";
import { type MouseEvent, type ReactNode, useId, useState } from "react";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import { FieldBox } from "../../ui/fields/field-box";
import { FieldError } from "../../ui/fields/field-error";
import { NumberInput, type NumberInputProps } from "../../ui/fields/number-input";
import { IconButton } from "../../ui/icon-button";
import { pressBeside } from "../fields/field-keys";
import { walkLine } from "./line-keys";

/** Lines under a heading, and below their amounts what they come to. `add`: the button that adds one. */
export const WorksheetSection = (props: {
  title: string;
  look: WorksheetLook;
  add: ReactNode;
  isEmpty: boolean;
  /** Dollars; null while it cannot be told. */
  total: number | null;
  children: ReactNode;
}) => (
  <section aria-label={props.title}>
    <header className="flex min-h-8 items-center gap-2 border-line border-b">
      <h3 className="font-semibold">{props.title}</h3>
      {props.add}
    </header>
    {props.children}
    {!props.isEmpty && (
      <p className={cx("grid min-h-8 items-center gap-x-3 font-semibold", looks[props.look].line)}>
        <span>
          Total<span className="sr-only"> of {props.title}</span>
        </span>
        <span className={cx("num pr-[9px] text-right phone:col-[2/-1]", looks[props.look].amount)}>
          {money(props.total)}
        </span>
      </p>
    )}
  </section>
);

/**
 * The columns of a form's lines. In the form of fees, what a percentage is of and the flags come after the amount; in the form of credits, which
 * has no flags, what a percentage is of comes before it.
 */
const looks = {
  fee: {
    line: "grid-cols-[minmax(0,1fr)_132px_136px_184px_24px] phone:grid-cols-[minmax(0,1fr)_auto_44px]",
    amount: "",
    note: "col-[2/-1] phone:col-span-full phone:justify-end",
  },
  credit: {
    line: "grid-cols-[minmax(0,1fr)_136px_132px_24px] phone:grid-cols-[minmax(0,1fr)_108px_44px]",
    amount: "col-start-3 row-start-1",
    note: "col-[1/4] justify-end phone:col-span-full",
  },
};

export type WorksheetLook = keyof typeof looks;

const amountBox =
  "num flex h-7 items-center gap-1.5 rounded-sm border border-line-strong bg-surface pr-2 pl-1 phone:col-[2/-1] phone:h-11 phone:w-[152px] phone:justify-self-end phone:text-[16px]";
/** The focus is drawn over an error: its selector is the stronger one. */
const amountStates =
  "has-aria-invalid:border-danger has-aria-invalid:ring-1 has-aria-invalid:ring-danger has-aria-invalid:ring-inset has-[input:focus]:border-focus has-[input:focus]:ring-1 has-[input:focus]:ring-focus has-[input:focus]:ring-inset";

type LineProps = {
  look: WorksheetLook;
  /** Names the line to a screen reader: "Appraisal", "the new fee". */
  named: string;
  name: ReactNode;
  /** The line's own key, where a paste into its amount goes on below it. */
  lineKey?: string;
  /** Whether the window opens with the focus in this amount. */
  opensHere?: boolean;
  /** The toggle of the amount's unit, where it has two. */
  unit?: ReactNode;
  amount: Pick<
    NumberInputProps,
    | "value"
    | "onChange"
    | "percentDecimals"
    | "decimals"
    | "pastedDecimals"
    | "prefix"
    | "suffix"
    | "placeholder"
    | "autoFocus"
  >;
  /** What is wrong with the line; null while nothing is. It is said once the amount is left, or when `asked`. */
  wrong: string | null;
  /** Whether every error is shown, because the person asked to save. */
  asked: boolean;
  onRemove: () => void;
  children?: ReactNode;
};

/** One line: its name, its amount, what else is known of it, and the button that removes it. */
export function WorksheetLine(props: LineProps) {
  const { named, amount, wrong, asked } = props;
  const look = looks[props.look];
  const [left, setLeft] = useState(false);
  const noteID = useId();
  const note = wrong && (left || asked) ? (faultOfText(amount.value, amount.decimals ?? 0) ?? wrong) : null;
  return (
    <li
      onKeyDown={walkLine}
      className={cx("grid min-h-9 items-center gap-x-3 border-line border-b phone:gap-y-0.5 phone:py-1.5", look.line)}
    >
      {props.name}
      <FieldBox className={cx(amountBox, amountStates, look.amount)} onKeyDown={pressBeside}>
        {props.unit}
        <NumberInput
          {...amount}
          aria-label={`Amount of ${named}`}
          aria-invalid={note ? true : undefined}
          aria-describedby={note ? noteID : undefined}
          data-worksheet-amount={props.lineKey ?? ""}
          data-autofocus={props.opensHere || undefined}
          className="w-full min-w-0 scroll-mb-20 bg-transparent text-right focus:outline-none"
          onBlur={() => setLeft(true)}
        />
      </FieldBox>
      {props.children}
      <IconButton
        icon={Trash2}
        label={`Remove ${named}`}
        size="sm"
        danger
        tabIndex={-1}
        className="-col-start-2 phone:col-start-3 phone:row-start-2"
        onClick={(event) => {
          leaveLine(event);
          props.onRemove();
        }}
      />
      {note && (
        <FieldError id={noteID} className={cx("pb-1", look.note)}>
          {note}
        </FieldError>
      )}
    </li>
  );
}

/** A line that goes hands the focus to the one beside it: to its amount where a key removed it, which a finger's press would open the keyboard for. */
function leaveLine({ currentTarget, detail }: MouseEvent<HTMLElement>) {
  const line = currentTarget.closest("li");
  const beside = line?.nextElementSibling ?? line?.previousElementSibling;
  const next = beside?.querySelector<HTMLElement>(detail === 0 ? "[data-worksheet-amount]" : ":scope > button");
  (next ?? line?.closest("section")?.querySelector<HTMLElement>("header button"))?.focus();
}

export const lineName = "min-w-0 truncate phone:col-start-1 phone:whitespace-normal";

type OwnNameProps = { label: string; value: string; autoFocus: boolean; onType: (name: string) => void };

/** The name of a fee or a credit of the officer's own. */
export const OwnName = ({ label, value, autoFocus, onType }: OwnNameProps) => (
  <input
    className={cx(
      lineName,
      "h-7 rounded-sm border border-line-strong bg-surface px-2 focus:border-focus focus:outline-none focus:ring-1 focus:ring-focus focus:ring-inset phone:h-11 phone:text-[16px]",
    )}
    aria-label={label}
    placeholder="Name"
    // biome-ignore lint/a11y/noAutofocus: the line was just added by the person, and is to be named
    autoFocus={autoFocus}
    // Once it has a name, Tab passes it by, like the names of known fees.
    tabIndex={value.trim() === "" ? 0 : -1}
    maxLength={100}
    value={value}
    onChange={(event) => onType(event.target.value)}
  />
);
