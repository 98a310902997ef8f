import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { moneyWithCents } from "../../../lib/format/format";
import { MonthBars } from "../../../report/answer/month-bars";
import { monthsOf } from "../../../report/rent-or-buy/sections";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { Section } from "../../every/answer/section";

/** The first months of years 1, 5 and 10, of owning and of renting. */
export function Months({ answer }: { answer: RentOrBuy }) {
  const months = monthsOf(answer, [1, 5, 10]);
  const [first] = months;
  const [year] = answer.years;
  return (
    <Section title={words.sections.months}>
      <MonthBars
        pairs={months.map(({ year: of, parts, saved, own, rent }) => ({
          key: String(of),
          title: words.chart.year(of),
          bars: [
            {
              side: "first",
              name: words.own,
              parts: parts.map(({ amount }) => amount),
              saved,
              figure: moneyWithCents(own),
            },
            { side: "second", name: words.rent, parts: [rent], figure: moneyWithCents(rent) },
          ],
        }))}
        note={
          first &&
          year &&
          words.monthsNote(
            year,
            first.parts.map(({ label, amount }) => `${label} ${moneyWithCents(amount)}`),
          )
        }
      />
    </Section>
  );
}
