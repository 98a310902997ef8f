import { money, trimmedPercent } from "../../../lib/format/format";
import type { ideaEn } from "../../../lib/words/idea.en";
import type { WordsOf } from "../../../lib/words/lang";
import type { Computed } from "../../../report/columns";
import { isBought } from "../../../report/row";
import type { KnobName, Range } from "./ranges";

/** An idea to tap: one slider at one place. */
export type Preset = { label: string; knob: KnobName; value: number; isAsToday?: boolean };

type Words = WordsOf<typeof ideaEn>;

/** The usual down payments in percent, and the one that costs less cash where 20 percent or more is put down. */
const usualDown = [5, 10, 15, 20];
const nextDown = (officers: number) =>
  officers > 20 ? 20 : officers === 20 ? 15 : usualDown.find((share) => share > officers);

/** What a refinance leaves over of today's payments each month; null where it costs more, or where a payment is not known. */
export function leftOver({ result: { monthly, savings } }: Computed): { saved: number; today: number } | null {
  const saved = savings?.monthlySavings ?? 0;
  if (saved <= 0 || monthly.total === null) return null;
  return { saved, today: Math.round((monthly.total + saved) * 100) / 100 };
}

/** The ideas that fit a loan, those that its client asks about most often first. */
export function presetsOf(offer: Computed, ranges: readonly Range[], words: Words): Preset[] {
  const rangeOf = (name: KnobName) => ranges.find((range) => range.name === name);
  const [price, down, extra] = [rangeOf("price"), rangeOf("downPayment"), rangeOf("extraPayment")];
  const less = price ? price.step * 10 : 0;
  const share = down && nextDown(down.officers);
  const left = extra ? leftOver(offer) : null;
  const more = isBought(offer) ? [200] : [300, 100];
  return [
    price &&
      price.officers - less >= price.least && {
        label: words.offerLess(money(less)),
        knob: price.name,
        value: price.officers - less,
      },
    down &&
      share !== undefined &&
      share >= down.least && { label: words.putDown(trimmedPercent(share)), knob: down.name, value: share },
    extra && left && { label: words.keepPaying, knob: extra.name, value: extra.officers + left.saved, isAsToday: true },
    ...more.map(
      (amount) =>
        extra && {
          label: words.addExtra(money(amount)),
          knob: extra.name,
          value: extra.officers + amount,
        },
    ),
  ].filter((preset) => !!preset);
}
