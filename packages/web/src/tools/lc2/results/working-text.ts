import type { Step, Unit } from "@highway/engine/scenario/schema/types";
import { count, moneyWithCents, trimmedPercent } from "../../../lib/format/format";

/** A monthly rate needs 7 decimals for its APR to come out right to 3. */
const rateDecimals = 7;

const write: Record<Unit, (value: number) => string> = {
  dollars: (value) => moneyWithCents(value),
  percent: (value) => trimmedPercent(value, rateDecimals),
  months: (value) => many(value, "month"),
  years: (value) => many(value, "year"),
  days: (value) => many(value, "day"),
  count: (value) => count(value),
  text: String,
};

const many = (value: number, unit: string) => `${count(value, 2)} ${value === 1 ? unit : `${unit}s`}`;

/** Writes the value of a step with its unit. */
export const stepText = ({ value, unit }: Pick<Step, "value" | "unit">): string =>
  typeof value === "string" ? value : write[unit](value);

/** Splits a source at its addresses, so that they can be followed. */
export const sourceParts = (source: string): { text: string; href: string | null }[] =>
  source
    .split(/(https:\/\/[^\s,;)]+)/)
    .filter(Boolean)
    .map((text) => ({ text, href: text.startsWith("https://") ? text : null }));
