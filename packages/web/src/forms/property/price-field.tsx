import { limits } from "@highway/engine/scenario/schema/limits";
import { Plus } from "lucide-react";
import { useState } from "react";
import { money } from "../../lib/format/format";
import type { WorkingPrice } from "../../scenario/document";
import { mostPrices, setPrice } from "../../scenario/edits/property-edits";
import { edit } from "../../scenario/store/store";
import { Icon } from "../../ui/icon";
import { CellError } from "../fields/cell";
import { dollarsText } from "../fields/figure-fields";
import { FigureInput } from "../fields/figure-input";
import { showPrice } from "../fields/view";
import { AlternatePriceDialog } from "./alternate-price-dialog";
import type { PriceProps } from "./tax-field";
import { useProperty } from "./use-property";

/** The prices of one house: the one that shows can be typed in, a press shows another, and one more can be added. */
export function PriceField({ propertyID, priceID, name }: PriceProps) {
  const property = useProperty(propertyID);
  const [adding, setAdding] = useState(false);
  return (
    <div className="mr-auto min-w-0">
      <div className="field-label">
        <span>Price</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of chips in every browser */}
      <div role="group" aria-label={`Prices of ${name}`} className="num flex flex-wrap gap-1">
        {property.purchaseDetails.map((price) =>
          price.id === priceID ? (
            <PriceInput key={price.id} propertyID={propertyID} price={price} name={name} />
          ) : (
            <button key={price.id} type="button" className="chip" onClick={() => showPrice(propertyID, price.id)}>
              {typeof price.price === "number" ? money(price.price) : "No price"}
            </button>
          ),
        )}
        {property.purchaseDetails.length < mostPrices && (
          <button
            type="button"
            className="chip chip-add"
            aria-label={`Add alternate price for ${name}`}
            title="Add alternate price"
            onClick={() => setAdding(true)}
          >
            <Icon of={Plus} size={14} />
          </button>
        )}
      </div>
      <CellError fieldKey={`${priceID}.price`} />
      <AlternatePriceDialog property={property} open={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

const PriceInput = ({ propertyID, price, name }: { propertyID: string; price: WorkingPrice; name: string }) => (
  <div className="field-box chip-on">
    <FigureInput
      fieldKey={`${price.id}.price`}
      label={`Price of ${name}`}
      value={price.price}
      write={dollarsText}
      decimals={limits.price.decimals}
      prefix="$"
      fallback="0"
      required
      onType={(figure) => edit(`${price.id}.price`, setPrice(propertyID, price.id, figure))}
    />
  </div>
);
