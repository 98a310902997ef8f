import { useScenario } from "../../scenario/store/store";

/** Says what to type first into a new comparison, until a price or a rate is typed. */
export function FirstWords({ className }: { className: string }) {
  const isEmpty = useScenario(
    ({ document, saved }) =>
      !saved &&
      document.properties.every(({ purchaseDetails }) => purchaseDetails.every(({ price }) => price === null)) &&
      document.loans.every(({ rate }) => rate === null),
  );
  if (!isEmpty) return null;
  return <span className={className}>Type the price, then the rate. The payment follows as you type.</span>;
}
