import { limits } from "@highway/engine/scenario/schema/limits";
import * as z from "zod/mini";
import { dollars, figure, filled, flag, LocalId, lenient, strict, text, whole } from "../platform/fields.schema";

const types = ["mortgage", "heloc", "auto", "card", "student", "other"] as const;

const debtFields = {
  id: LocalId,
  name: text(limits.debtName.maxLength, limits.debtName.sentence),
  type: z.enum(types, `Choose one of ${types.join(", ")}`),
  balance: z.nullable(dollars(limits.balance)),
  payment: z.nullable(dollars(limits.payment)),
  rate: z.nullable(figure(limits.rate)),
  monthsLeft: z.nullable(whole(limits.monthsLeft)),
  payOff: flag,
};

export const Debt = z.strictObject(debtFields);
export type Debt = z.output<typeof Debt>;

const DebtFields = strict(lenient(debtFields), "A debt is an object");

/** A debt as a request or the editor holds it: what is required may still be missing. */
export const DebtInput = z.pipe(
  DebtFields,
  z.transform((given: z.output<typeof DebtFields>) =>
    filled<Debt>(
      {
        id: "",
        name: "",
        type: "other",
        balance: null,
        payment: null,
        rate: null,
        monthsLeft: null,
        payOff: false,
      },
      given,
    ),
  ),
);
