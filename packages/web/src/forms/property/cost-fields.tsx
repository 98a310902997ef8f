import { limits } from "@highway/engine/scenario/schema/limits";
import type { WorkingProperty } from "../../scenario/document";
import { PropertyFigureField } from "./property-figure";
import { useShownPriceID } from "./use-property";
import { AppraisedValueField, AssociationFeeField } from "./value-fields";

/** What holds at every price of the property. */
export function CostFields({ property, name }: { property: WorkingProperty; name: string }) {
  const priceID = useShownPriceID(property.id);
  const part = { property, name };
  return (
    <section aria-label={`Costs of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Costs</h3>
      <div className="drawer-figures grid grid-cols-2 items-start gap-3">
        <AssociationFeeField propertyID={property.id} name={name} />
        <AppraisedValueField propertyID={property.id} priceID={priceID} name={name} />
        <PropertyFigureField
          {...part}
          field="repairs"
          label="Repairs"
          ariaLabel="Repairs at the sale"
          unit="dollars"
          decimals={limits.repairs.decimals}
          hint="Paid when the home is sold"
        />
        <PropertyFigureField
          {...part}
          field="taxInc"
          label="Tax increase / yr"
          ariaLabel="Yearly increase of the property tax"
          unit="percent"
          decimals={limits.taxInc.decimals}
        />
        <PropertyFigureField
          {...part}
          field="costToSell"
          label="Cost to sell"
          ariaLabel="Cost to sell"
          unit="percent"
          decimals={limits.costToSell.decimals}
          usual={limits.costToSell.usual}
          resets={limits.costToSell.usual}
          required
          hint="Of the home's value"
        />
      </div>
    </section>
  );
}
