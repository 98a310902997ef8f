import { Minus, TrendingDown, TrendingUp } from "lucide-react";
import { memo } from "react";
import { money, moneyWithCents, noNumber, trimmedPercent } from "../../../lib/format/format";
import { type AnswerCell, AnswerCells } from "../../../report/answer/answer-cells";
import { AnswerHead } from "../../../report/answer/answer-head";
import { TwoMarkRule } from "../../../report/answer/two-mark-rule";
import { type RentOrBuyLeadFigures, rentOrBuyLeadFigures } from "../../../report/rent-or-buy/figures";
import { growthWords, rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import { useFiguresAtOnce } from "../../every/answer/use-figures";
import { Figure } from "../../every/answer/working";

/** Both sentences, the rule with both marks, and what must stand beside them, drawn in the frame of the key press. */
export const Lead = memo(() => {
  const figures = useFiguresAtOnce(rentOrBuyLeadFigures);
  const { answer, assumptions } = figures;
  if (!answer) return <WithoutRent figures={figures} />;
  const { breakEvenRent } = answer;
  const head = words.head({ breakEvenRent }, assumptions.rent);
  const second = words.second(answer);
  const spoken = `${head} ${second.aheadFrom}${second.lead} ${second.amount} ${second.at}.`;
  return (
    <>
      <AnswerHead
        sentence={<Figure of="breakEvenRent">{head}</Figure>}
        spoken={spoken}
        second={
          <>
            <b>
              <Figure of="breakEvenYears" inText>
                {second.aheadFrom}
              </Figure>
            </b>
            {second.lead}{" "}
            <b>
              <Figure of="difference" inText>
                {second.amount}
              </Figure>
            </b>{" "}
            {second.at}{" "}
            <Figure of="differenceToday" inText>
              ({second.today})
            </Figure>
            .
          </>
        }
      >
        <TwoMarkRule
          label={head}
          turn={
            breakEvenRent.kind === "rent" ? breakEvenRent.rent : breakEvenRent.kind === "always" ? "first" : "second"
          }
          own={assumptions.rent}
          turnText={breakEvenRent.kind === "rent" ? words.breakEvenMark(breakEvenRent.rent) : ""}
          ownText={assumptions.rent === null ? "" : words.rentMark(assumptions.rent)}
          below={words.rentingAhead}
          above={words.buyingAhead}
          write={money}
          unit={100}
        />
      </AnswerHead>
      <AnswerCells
        label="Where the answer changes, and what happens if things turn out worse"
        cells={cellsOf(answer)}
      />
    </>
  );
});

const cellsOf = (answer: NonNullable<RentOrBuyLeadFigures["answer"]>): AnswerCell[] => [
  {
    key: "growth",
    label: words.cells.growth,
    icon: TrendingUp,
    figure: (
      <Figure of="breakEvenGrowth" name={words.cells.growth}>
        {words.cells.growthValue(answer)}
      </Figure>
    ),
    note: words.cells.growthNote(answer),
  },
  {
    key: "flat",
    label: words.cells.flat,
    icon: Minus,
    figure: (
      <Figure of="flat" name={words.cells.flat}>
        {words.cells.ahead(answer.downside.flat)}
      </Figure>
    ),
    note: words.cells.flatNote(answer),
  },
  {
    key: "fall",
    label: words.cells.fall,
    icon: TrendingDown,
    figure: (
      <Figure of="fall" name={words.cells.fall}>
        {words.cells.ahead(answer.downside.fall)}
      </Figure>
    ),
    note: words.cells.fallNote,
  },
];

/** The break-even rent, which needs no typed rent and is shown while one is missing. */
function WithoutRent({ figures: { known, assumptions } }: { figures: RentOrBuyLeadFigures }) {
  if (!known) return null;
  const { breakEvenRent, growth, ownerMonth1 } = known;
  const head = words.head({ breakEvenRent }, null);
  const needsRent = { figure: "\u2014", note: "Enter the rent first" };
  return (
    <>
      <AnswerHead
        sentence={head}
        spoken={head}
        second={
          <>
            That much is known from the loan itself. A month of owning costs <b>{moneyWithCents(ownerMonth1)}</b> at
            first.
          </>
        }
      />
      <AnswerCells
        label="What is known without the rent"
        cells={[
          {
            key: "rent",
            label: `Break-even rent, ${words.years(assumptions.horizon)}`,
            figure: breakEvenRent.kind === "rent" ? moneyWithCents(breakEvenRent.rent) : noNumber,
            note: `At ${growthWords(growth.yearly)} growth, ${trimmedPercent(assumptions.investmentReturn)} on investments`,
          },
          { key: "growth", label: words.cells.growth, ...needsRent },
          { key: "falls", label: "If prices stay flat or fall 5%", ...needsRent },
        ]}
      />
    </>
  );
}
