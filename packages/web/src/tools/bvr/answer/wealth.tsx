import type { RentOrBuy } from "@highway/engine/tools/rent-or-buy/answer";
import { useState } from "react";
import { money, shortMoney } from "../../../lib/format/format";
import { phone, useMedia } from "../../../lib/use-media";
import { AsFigures } from "../../../report/answer/as-figures";
import { WealthLines } from "../../../report/answer/wealth-lines";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { setAssumptions } from "../../../scenario/assumptions";
import { edit } from "../../../scenario/store/store";
import { Checkbox } from "../../../ui/fields/checkbox";
import { Segmented } from "../../../ui/fields/segmented";
import { Section } from "../../every/answer/section";

/** What each side would own at the end of each year. The dotted line is the year of the answer, which can be dragged. */
export function Wealth({ answer, inflation }: { answer: RentOrBuy; inflation: number }) {
  const small = useMedia(phone);
  const [chosen, choose] = useState<"15" | "30" | null>(null);
  const [isToday, setToday] = useState(false);
  const span = chosen ?? (answer.horizon > 15 ? "30" : "15");
  const divided = (amount: number, year: number) => (isToday ? amount / (1 + inflation / 100) ** year : amount);
  const years = answer.years
    .slice(0, Number(span))
    .map(({ year, end }) => ({ first: divided(end.ownerWealth, year), second: divided(end.renterWealth, year) }));
  const differenceAt = (year: number) => (years[year - 1] ? years[year - 1]!.first - years[year - 1]!.second : 0);
  return (
    <Section
      title={words.sections.wealth}
      aside={
        <>
          {!small && (
            <Segmented
              label="Years shown"
              value={span}
              segments={[
                { value: "15", label: "15 years" },
                { value: "30", label: "30 years" },
              ]}
              onChange={choose}
            />
          )}
          <Checkbox label="Today's dollars" checked={isToday} onChange={setToday} />
        </>
      }
    >
      <div className="px-6 phone:px-4">
        <WealthLines
          words={{
            ...words.chart,
            names: [words.buying, words.renting],
            at: (year) => words.chart.at(year, differenceAt(year)),
            crossing: words.aheadFrom(answer),
            short: "yr",
          }}
          years={years}
          at={Math.min(answer.horizon, Number(span))}
          onAt={(year) => edit("assumptions.horizon", setAssumptions({ horizon: year }))}
          write={money}
          writeTick={shortMoney}
        />
        <AsFigures
          label="As figures"
          heads={["After", words.ownerHas, words.renterHas]}
          rows={years.map(({ first, second }, at) => ({
            key: String(at),
            name: words.years(at + 1),
            figures: [money(first), money(second)],
          }))}
        />
      </div>
    </Section>
  );
}
