import { isRefinance } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";

/** Says what to type first into a new comparison, until a price or a rate is typed. */
export function FirstWords({ className }: { className: string }) {
  const isEmpty = useScenario(
    ({ document, saved }) =>
      !saved &&
      document.properties.every(({ purchaseDetails }) => purchaseDetails.every(({ price }) => price === null)) &&
      document.loans.every(({ rate }) => rate === null),
  );
  const isOwned = useScenario(({ document }) => document.loans.some(isRefinance));
  if (!isEmpty) return null;
  const first = isOwned ? "the home's value" : "the price";
  return <span className={className}>{`Type ${first}, then the rate. The payment follows as you type.`}</span>;
}
