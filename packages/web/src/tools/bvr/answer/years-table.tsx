import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { money, moneyWithCents } from "../../../lib/format/format";
import { phone, useMedia } from "../../../lib/use-media";
import { shownYears } from "../../../report/answer/shown-years";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { Section } from "../../every/answer/section";

/** What both sides have at the ends of years, as if all ended there. */
export function YearsTable({ answer }: { answer: RentOrBuy }) {
  const write = useMedia(phone) ? money : moneyWithCents;
  const shown = new Set(shownYears(answer.horizon));
  return (
    <Section title={words.sections.years}>
      <div className="overflow-x-auto px-6 phone:px-4">
        <table className="num w-full text-right">
          <thead className="text-fg-3 text-xs">
            <tr className="border-line border-b">
              <th className="h-8 text-left font-medium">After</th>
              <th className="font-medium">{words.ownerHas}</th>
              <th className="font-medium">{words.renterHas}</th>
              <th className="font-medium">Difference</th>
              <th className="font-medium phone:hidden">Ahead</th>
            </tr>
          </thead>
          <tbody>
            {answer.years
              .filter(({ year }) => shown.has(year))
              .map(({ year, end }) => (
                <tr
                  key={year}
                  aria-current={year === answer.horizon ? "true" : undefined}
                  className="border-line border-b aria-[current]:bg-accent-soft aria-[current]:font-semibold"
                >
                  <th className="h-9 text-left font-[inherit]">{words.years(year)}</th>
                  <td>{write(end.ownerWealth)}</td>
                  <td>{write(end.renterWealth)}</td>
                  <td>{`${end.difference > 0 ? "+" : ""}${write(end.difference)}`}</td>
                  <td className="text-fg-2 phone:hidden">{end.difference >= 0 ? words.buying : words.renting}</td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
