import { fieldSteps, loanFields } from "@highway/engine/scenario/schema/loan";
import type { ComponentProps, ReactNode } from "react";
import { fixed } from "../../lib/format/format";
import type { Typed } from "../../scenario/document";
import type { Edit } from "../../scenario/edits/change";
import { edit } from "../../scenario/store/store";
import { dollarsText } from "../fields/figure-fields";
import { BoxFigure } from "./box-figure";

export type OwedFigure = "balance" | "payment" | "rate" | "monthsLeft";

const kinds = {
  balance: { title: "Balance", decimals: loanFields.balance.decimals, prefix: "$", write: dollarsText },
  payment: { title: "Payment / mo", decimals: loanFields.payment.decimals, prefix: "$", write: dollarsText },
  rate: {
    title: "Rate",
    decimals: loanFields.rate.decimals,
    suffix: "%",
    step: fieldSteps.rate,
    write: (value: number) => fixed(value, 3),
  },
  monthsLeft: { title: "Months left", decimals: loanFields.monthsLeft.decimals, write: String },
} as const;

/** The columns in their order. Enter goes down a column. */
const order: readonly OwedFigure[] = ["balance", "payment", "rate", "monthsLeft"];

const labels: Record<OwedFigure, string> = {
  balance: "Balance",
  payment: "Payment a month",
  rate: "Rate",
  monthsLeft: "Months left",
};

/** One figure of a mortgage or a debt. */
export function OwedFigureField({
  id,
  of,
  field,
  value,
  change,
  ...rest
}: {
  id: string;
  /** Whose it is: "debt 2". */
  of: string;
  field: OwedFigure;
  value: Typed;
  change: (value: Typed) => Edit;
  required?: boolean;
  gutter?: ReactNode;
} & Pick<ComponentProps<typeof BoxFigure>, "fallback" | "look">) {
  const fieldKey = `${id}.${field}`;
  return (
    <BoxFigure
      {...kinds[field]}
      {...rest}
      fieldKey={fieldKey}
      label={`${labels[field]}, ${of}`}
      row={of}
      column={order.indexOf(field)}
      value={value}
      onType={(figure) => edit(fieldKey, change(figure))}
    />
  );
}
