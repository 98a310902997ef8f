import type { RentOrBuy, Swing } from "@highway/engine/tools/rent-or-buy/answer";
import { goToField } from "../../../forms/fields/go-to-field";
import { money, moneyAsTyped, trimmedPercent } from "../../../lib/format/format";
import { SwingRows } from "../../../report/answer/swing-rows";
import { rentOrBuyWords as words } from "../../../report/rent-or-buy/words.en";
import type { WorkingLoan } from "../../../scenario/document";
import { Section } from "../../every/answer/section";

const inPercent = new Set<Swing["assumption"]>([
  "growth",
  "rentGrowth",
  "investmentReturn",
  "maintenance",
  "costToSell",
  "rate",
]);
const moved = ({ assumption }: Swing, to: number) =>
  inPercent.has(assumption) ? trimmedPercent(to) : assumption === "rent" ? moneyAsTyped(to) : String(to);

/** In whole thousands: a swing is no figure to the dollar. */
const thousands = (amount: number) => (Math.abs(amount) < 1000 ? money(amount) : `${money(amount / 1000)}k`);

/** The field of the page that moves an assumption; the cost to sell is typed with the home. */
function fieldOf(assumption: Swing["assumption"], loan: WorkingLoan): string | null {
  if (assumption === "growth") return `${loan.propertyID}.customAppreciation`;
  if (assumption === "rate") return `${loan.id}.rate`;
  return assumption === "costToSell" ? null : `assumptions.${assumption}`;
}

/** By how much each assumption alone would move the answer. */
export function Swings({ answer, loan }: { answer: RentOrBuy; loan: WorkingLoan }) {
  return (
    <Section title={words.sections.swings} note={words.swingsNote}>
      <SwingRows
        today={answer.atHorizon.difference}
        heads={{ ...words.swingHeads, today: words.swingHeads.today(answer.atHorizon.difference) }}
        rows={answer.sensitivity.map((swing) => {
          // The end that is worse for buying stands first.
          const isTurned = swing.low > swing.high;
          const [from, to] = isTurned ? [swing.highTo, swing.lowTo] : [swing.lowTo, swing.highTo];
          const [least, most] = isTurned ? [swing.high, swing.low] : [swing.low, swing.high];
          const field = fieldOf(swing.assumption, loan);
          return {
            key: swing.assumption,
            label: words.swings[swing.assumption],
            low: least,
            high: most,
            moved: `${moved(swing, from)} to ${moved(swing, to)}`,
            figure: `${thousands(least)} to ${thousands(most)}`,
            ...(field && { onPick: () => goToField(field) }),
          };
        })}
      />
    </Section>
  );
}
