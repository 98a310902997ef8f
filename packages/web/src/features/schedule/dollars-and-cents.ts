import { money } from "../../lib/format/format";

/** A table full of figures shows dollars and cents without their sign: "2,528.27". */
export const dollarsAndCents = (value: number) => money(value, { cents: true }).replace("$", "");
