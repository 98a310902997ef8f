import type { Field } from "@highway/engine/scenario/schema/field";
import { date, moneyAsTyped, trimmedPercent } from "../../lib/format/format";

/** Where nothing is said. */
export const noValue = "\u2014";

type Plain = Readonly<Record<string, unknown>>;

/**
 * What a field of the document holds, as a person reads it.
 * @param record  that the field is of: a fee is in percent where its record says so
 * @param names   what ids lead to
 */
export function valueInWords(
  field: Field,
  value: unknown,
  record: Plain = {},
  names?: ReadonlyMap<string, string>,
): string {
  if (field.kind === "flag") return value === true ? "Yes" : "No";
  if (value === null || value === undefined || value === "") return noValue;
  if (field.kind === "choice") return field.options.get(value as string) ?? String(value);
  if (field.kind === "id") return value === -1 ? "None" : (names?.get(String(value)) ?? String(value));
  if (field.kind === "day") return date(String(value));
  if (field.kind === "list")
    return (
      (value as readonly unknown[]).map((each) => valueInWords(field.of, each, record, names)).join(", ") || noValue
    );
  // What is no number is shown as it was typed.
  if (typeof value !== "number") return exactly(value);
  if (field.kind === "percent") return trimmedPercent(value);
  if (field.kind === "count") return field.unit ? counted(value, field.unit) : String(value);
  if (field.kind === "dollars" || field.kind === "amount")
    return field.inPercent?.(record) ? trimmedPercent(value) : moneyAsTyped(value);
  return String(value);
}

/** "1 year", "30 years". */
const counted = (value: number, unit: string) => `${value} ${value === 1 ? unit.replace(/s$/, "") : unit}`;

/** To the last digit. */
export function exactly(value: unknown): string {
  if (value === null || value === undefined) return noValue;
  return typeof value === "string" ? value : JSON.stringify(value);
}
