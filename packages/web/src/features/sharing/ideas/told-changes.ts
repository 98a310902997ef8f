import type { IdeaChanges } from "@highway/core/sharing/ideas/schema";
import { type ChangeUnit, changeNames, changeOrder, toldValue } from "@highway/core/sharing/pure/idea-told";
import type { Movable } from "@highway/core/tools/pure/moves";
import { endingNames } from "@highway/engine/tools/assumptions";
import { moneyAsTyped, percent, quantity } from "../../../lib/format/format";

const writers: Record<ChangeUnit, (value: never) => string> = {
  amount: (value: number) => moneyAsTyped(value),
  percent: (value: number) => percent(value),
  years: (value: number) => quantity(value, "year"),
  months: (value: number) => quantity(value, "month"),
  ending: (value: keyof typeof endingNames) => endingNames[value].toLowerCase(),
  text: (value: string) => value,
};

type Before = (name: Movable) => number | string | null;

/** Lists what the client changed, each beside what the report says now: "price $490,000 (was $500,000)". */
export const toldChanges = (changes: IdeaChanges, report: Parameters<typeof toldValue>[0], before?: Before): string[] =>
  changeOrder.flatMap((key) => {
    const value = toldValue(report, changes, key);
    if (value === null) return [];
    const { name, as } = changeNames[key];
    const write = (each: number | string) => writers[as](each as never);
    const was = before?.(key) ?? null;
    return [`${name.toLowerCase()} ${write(value)}${was === null ? "" : ` (was ${write(was)})`}`];
  });
