import type { RentOrBuy, Swing } from "@highway/engine/tools/rent-or-buy/answer";
import { goToField } from "../../../forms/fields/go-to-field";
import { money, moneyAsTyped, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { phone, useMedia } from "../../../lib/use-media";
import { FallRows } from "../../../report/answer/fall-rows";
import { MonthBars } from "../../../report/answer/month-bars";
import { shownYears } from "../../../report/answer/shown-years";
import { SwingRows } from "../../../report/answer/swing-rows";
import { assumptionRows, typedAssumptions } from "../../../report/assumptions/rows";
import type { RentOrBuyLeadFigures } from "../../../report/rent-or-buy/figures";
import {
  type FallRow,
  fallsOf,
  monthsOf,
  type RentOrBuySection,
  rentOrBuySections,
} from "../../../report/rent-or-buy/sections";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import type { WorkingLoan } from "../../../scenario/document";
import { AssumptionTable } from "../../every/answer/assumption-table";
import { drawnLater, drawnSections } from "../../every/answer/drawn-sections";
import { Section } from "../../every/answer/section";
import { Figure } from "../../every/answer/working";
import { Wealth } from "./wealth";

/** The sections below the answer. */
export const AnswerSections = drawnSections<RentOrBuySection, RentOrBuyLeadFigures, RentOrBuy>(
  rentOrBuySections,
  {
    wealth: ({ answer, figures }) => <Wealth answer={answer} inflation={figures.assumptions.inflation} />,
    falls: ({ answer, figures }) => (
      <Falls answer={answer} costToSell={figures.scenario?.properties[0]?.costToSell ?? 0} />
    ),
    months: Months,
    swings: ({ answer, figures }) => figures.loan && <Swings answer={answer} loan={figures.loan} />,
    years: YearsTable,
  },
  ({ whole }) => whole(),
);

export const Assumptions = drawnLater<RentOrBuyLeadFigures>(({ figures: { assumptions, answer, scenario } }) => (
  <AssumptionTable
    rows={assumptionRows(typedAssumptions, assumptions, answer)}
    costToSell={scenario?.properties[0]?.costToSell}
    note="None of the default values favors buying."
    isTaxKnown={answer?.isTaxKnown ?? true}
    leftOut="The answer leaves out the alternative minimum tax, state tax on gains, growth of income, new tax brackets, moving costs and utilities."
  />
));

/** The first month of years 1, 5 and 10, for owning and for renting. */
function Months({ answer }: { answer: RentOrBuy }) {
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

const fallBar = ({ key, label, amount, explains }: FallRow) => ({
  key,
  label,
  amount,
  figure: (
    <Figure of={explains} name={label}>
      {moneyWithCents(amount)}
    </Figure>
  ),
});

/** Where the money goes: what each side has at the end, row by row to the cent. */
function Falls({ answer, costToSell }: { answer: RentOrBuy; costToSell: number }) {
  const { owner, renter } = fallsOf(answer, costToSell);
  const { ownerWealth, renterWealth, difference } = answer.atHorizon;
  const total = (label: string, amount: number, explains: "ownerWealth" | "renterWealth") => ({
    ...fallBar({ key: explains, label, amount, explains }),
    isTotal: true,
  });
  return (
    <Section title={words.sections.falls} note={words.fallsNote(answer.horizon)}>
      <FallRows
        groups={[
          {
            key: "owner",
            title: words.buying,
            side: "first",
            rows: [...owner.map(fallBar), total(words.ownerHas, ownerWealth, "ownerWealth")],
          },
          {
            key: "renter",
            title: words.renting,
            side: "second",
            rows: [...renter.map(fallBar), total(words.renterHas, renterWealth, "renterWealth")],
          },
        ]}
        sum={{
          label: words.aheadBy(difference),
          figure: (
            <Figure of="difference" name={words.aheadBy(difference)}>
              {moneyWithCents(Math.abs(difference))}
            </Figure>
          ),
        }}
      />
    </Section>
  );
}

/** What both sides have at the end of each year, if everything ended then. */
function YearsTable({ answer }: { answer: RentOrBuy }) {
  const write = useMedia(phone) ? money : moneyWithCents;
  const shown = new Set(shownYears(answer.horizon));
  return (
    <Section title={words.sections.years}>
      <div className="overflow-x-auto px-6 phone:px-4">
        <table className="num w-full whitespace-nowrap text-right">
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

const inPercent = new Set<Swing["assumption"]>([
  "growth",
  "rentGrowth",
  "investmentReturn",
  "maintenance",
  "costToSell",
  "rate",
]);
const swingLabel = ({ assumption }: Swing, to: number) =>
  inPercent.has(assumption) ? trimmedPercent(to) : assumption === "rent" ? moneyAsTyped(to) : String(to);

/** Writes whole thousands, because the size of a swing is not exact to the dollar. */
const thousands = (amount: number) => (Math.abs(amount) < 1000 ? money(amount) : `${money(amount / 1000)}k`);

/** Returns the field that changes an assumption. The cost to sell is typed with the home. */
function fieldOf(assumption: Swing["assumption"], loan: WorkingLoan): string | null {
  if (assumption === "growth") return `${loan.propertyID}.customAppreciation`;
  if (assumption === "rate") return `${loan.id}.rate`;
  return assumption === "costToSell" ? null : `assumptions.${assumption}`;
}

/** How much each assumption by itself would move the answer. */
function Swings({ answer, loan }: { answer: RentOrBuy; loan: WorkingLoan }) {
  return (
    <Section title={words.sections.swings} note={words.swingsNote}>
      <SwingRows
        today={answer.atHorizon.difference}
        heads={{ ...words.swingHeads, today: words.swingHeads.today(answer.atHorizon.difference) }}
        rows={answer.sensitivity.map((swing) => {
          // The end that is worse for buying comes first.
          const isTurned = swing.low > swing.high;
          const [from, to] = isTurned ? [swing.highTo, swing.lowTo] : [swing.lowTo, swing.highTo];
          const [least, most] = isTurned ? [swing.high, swing.low] : [swing.low, swing.high];
          const field = fieldOf(swing.assumption, loan);
          return {
            key: swing.assumption,
            label: words.swings[swing.assumption],
            low: least,
            high: most,
            moved: `${swingLabel(swing, from)} to ${swingLabel(swing, to)}`,
            figure: `${thousands(least)} to ${thousands(most)}`,
            ...(field && { onPick: () => goToField(field) }),
          };
        })}
      />
    </Section>
  );
}
