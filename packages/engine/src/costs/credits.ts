import { type Cents, dollars } from "../money/cents";
import { type FeeAmount, type FeeBases, worksheetCredits } from "./closing-costs";
import type { Fee } from "./fee";

type CreditInputs = {
  /** The linked worksheet's credits category. */
  worksheet: readonly Fee[] | undefined;
  /** Dollars. */
  typed: number | null;
  additional: readonly { name: string; amount: number }[];
  bases: FeeBases;
};
export type Credits = { total: Cents; lines: { name: string; amount: Cents }[] };

/** Credits: the linked worksheet's, else the typed total; the additional ones always on top. */
export function credits({ worksheet, typed, additional, bases }: CreditInputs): Credits {
  const lines: { name: string; amount: Cents }[] = worksheet
    ? worksheetCredits(worksheet, bases).map(({ name, amount }: FeeAmount) => ({ name, amount }))
    : typed === null
      ? []
      : [{ name: "Credits", amount: dollars(typed) }];
  for (const { name, amount } of additional) lines.push({ name, amount: dollars(amount) });
  return { total: lines.reduce<number>((sum, { amount }) => sum + amount, 0) as Cents, lines };
}
