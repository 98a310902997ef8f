import type { CostOfWaiting } from "@highway/engine/tools/cost-of-waiting/answer";
import { money, trimmedPercent } from "../../../lib/format/format";
import { HeatTable } from "../../../report/answer/heat-table";
import type { CostOfWaitingFigures } from "../../../report/cost-of-waiting/figures";
import { oneGrowthOf, timeOf } from "../../../report/cost-of-waiting/text";
import { costOfWaitingEn as words } from "../../../report/cost-of-waiting/words.en";
import { setHomeGrowth, setWaiting } from "../../../scenario/assumptions";
import { edit } from "../../../scenario/store/store";
import { Section } from "../../every/answer/section";

/** In whole thousands: a guess of growth and rate is no figure to the dollar. */
const write = (cost: number) => (Math.abs(cost) < 1000 ? money(cost) : `${money(cost / 1000)}k`);

/** The cost for each growth and later rate. A press on a cell assumes both. */
export function Heat({ answer, figures: { loan } }: { answer: CostOfWaiting; figures: CostOfWaitingFigures }) {
  const { laterRates, rows } = answer.table;
  const known = rows.flatMap(({ growth, costs }) =>
    costs.every((cost) => cost !== null) ? [{ growth, costs: costs as number[] }] : [],
  );
  if (answer.months === 0 || known.length === 0) return null;
  const row = known.findIndex(({ growth }) => growth === oneGrowthOf(answer));
  const column = laterRates.indexOf(answer.laterRate);
  return (
    <Section title={words.table.title} note={words.table.says(timeOf(answer.horizon, words))}>
      <HeatTable
        label={words.table.says(timeOf(answer.horizon, words))}
        corner={words.table.corner}
        columns={laterRates.map((rate) => ({ key: String(rate), text: trimmedPercent(rate) }))}
        rows={known.map(({ growth, costs }) => ({
          key: String(growth),
          text: trimmedPercent(growth),
          values: costs,
        }))}
        assumed={row >= 0 && column >= 0 ? { row, column } : null}
        write={write}
        onPick={(at, of) => {
          const [growth, laterRate] = [known[at]!.growth, laterRates[of]!];
          const isCash = loan?.program === "allCash";
          edit(null, (document) => {
            const grown = setHomeGrowth(loan?.propertyID ?? "", growth)(document);
            return isCash ? grown : setWaiting({ laterRate })(grown);
          });
        }}
      />
      <p className="px-6 text-fg-2 text-sm phone:px-4">{words.table.note}</p>
    </Section>
  );
}
