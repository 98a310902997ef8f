import { TriangleAlert } from "lucide-react";
import { lacksGrowth, lacksTax } from "../../../report/unknown-parts";
import { propertyOf, type WorkingLoan } from "../../../scenario/document";
import { resultOf } from "../../../scenario/figures/loan-figures";
import { useSettledScenario } from "../../../scenario/store/settled-scenario";
import { Icon } from "../../../ui/icon";
import { MissingList } from "../missing-list";

/** Says what the answer leaves out because the home's location is not known. Without this sentence, an answer without property tax would look complete. */
export function UnknownPlace({ loan }: { loan: WorkingLoan | undefined }) {
  const document = useSettledScenario((state) => state.document);
  const client = useSettledScenario((state) => state.client);
  const property = loan && propertyOf(document, loan.propertyID);
  const price = property?.purchaseDetails.find(({ id }) => id === loan?.purchaseDetailsID);
  const result = loan && resultOf({ document, client }, loan);
  if (!loan || !property || !price || !result) return null;
  const isUntaxed = lacksTax({ result, property, price });
  const isStill = lacksGrowth({ result });
  const fields = [
    ...(isUntaxed
      ? [{ key: `${price.id}.userTaxRate`, sentence: "Owning is counted without property tax. Enter its rate." }]
      : []),
    ...(isStill
      ? [
          {
            key: `${property.id}.address`,
            sentence: "Home prices are assumed not to change. Add the location for a forecast, or enter the growth.",
          },
        ]
      : []),
  ];
  if (fields.length === 0) return null;
  return (
    <div role="status" className="flex items-start gap-2.5 border-line border-b bg-warning-soft px-6 py-2.5 phone:px-4">
      <Icon of={TriangleAlert} className="mt-0.5 text-warning" />
      <div className="flex-1">
        <p className="font-semibold">What is missing</p>
        <MissingList fields={fields} />
      </div>
    </div>
  );
}
