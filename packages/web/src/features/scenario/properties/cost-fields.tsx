import type { WorkingProperty } from "../../../lib/scenario/document";
import { useShownPrice } from "./use-property";
import { AppraisedValueField, AssociationFeeField } from "./value-fields";

/** What holds at every price of the property. */
export function CostFields({ property, name }: { property: WorkingProperty; name: string }) {
  const price = useShownPrice(property);
  return (
    <section aria-label={`Costs of ${name}`} className="drawer-figures grid grid-cols-2 gap-3">
      <AssociationFeeField property={property} name={name} />
      <AppraisedValueField property={property} price={price} name={name} />
    </section>
  );
}
