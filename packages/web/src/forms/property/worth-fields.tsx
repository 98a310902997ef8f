import { limits } from "@highway/engine/scenario/schema/limits";
import { useShallow } from "zustand/react/shallow";
import { percent } from "../../lib/format/format";
import type { WorkingProperty } from "../../scenario/document";
import { useScenario } from "../../scenario/store/store";
import { PropertyFigureField } from "./property-figure";
import { PurchaseDateFields } from "./purchase-date-fields";
import { useShownPrice } from "./use-property";
import { usualValue } from "./worth";

/** When the home was bought and what it is worth. */
export function WorthFields({ property, name }: { property: WorkingProperty; name: string }) {
  const price = useShownPrice(property);
  const usual = useScenario(useShallow(({ document }) => usualValue(property, price, document)));
  const grown =
    usual?.how === "grown" &&
    (usual.assumed
      ? "What was paid: no growth is known"
      : `Grown since at ${percent(usual.rate, { trim: true })} a year`);
  return (
    <section aria-label={`Value of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Value</h3>
      <div className="grid grid-cols-2 items-start gap-3">
        <PurchaseDateFields property={property} />
        <PropertyFigureField
          property={property}
          name={name}
          field="userEstimatedValue"
          label="Estimated value"
          ariaLabel="Estimated value"
          unit="dollars"
          decimals={limits.userEstimatedValue.decimals}
          usual={usual?.dollars ?? null}
          hint={property.userEstimatedValue === null && (grown || (usual && "The price"))}
        />
      </div>
    </section>
  );
}
