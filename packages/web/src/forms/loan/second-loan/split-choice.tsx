import { isPurchase, loanOf } from "../../../scenario/document";
import { type Split, setSplit, splitOf, splits } from "../../../scenario/edits/second-loan-edits";
import { edit, useScenario } from "../../../scenario/store/store";
import { Select } from "../../../ui/fields/select";
import { figureLabel } from "../../fields/figure-field";
import { type CellProps, labelOfLoan } from "../../fields/use-loan";

const ownSplit = { value: "own", label: "As typed below" } as const;
const splitOptions = [
  ownSplit,
  ...(Object.keys(splits) as Split[]).map((value) => {
    const { first, second } = splits[value];
    return { value, label: `${value}: ${second}% second, ${100 - first - second}% down` };
  }),
];

/** One choice that sets the first loan, the second loan and the down payment of a purchase together, such as 80-10-10. */
export function SplitChoice({ id, place, onChosen }: CellProps & { onChosen: () => void }) {
  const split = useScenario(({ document }) => {
    const loan = loanOf(document, id);
    return loan && isPurchase(loan) ? (splitOf(loan) ?? ownSplit.value) : null;
  });
  if (split === null) return null;
  return (
    <div>
      <p className={figureLabel}>Split of the price</p>
      <Select
        aria-label={labelOfLoan("Split of the price", place)}
        value={split}
        onChange={(to) => {
          if (to === ownSplit.value) return;
          onChosen();
          edit(null, setSplit(id, to));
        }}
        options={splitOptions}
      />
    </div>
  );
}
