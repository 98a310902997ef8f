import { priceFields } from "@highway/engine/scenario/schema/property";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { money } from "../../lib/format/format";
import type { WorkingPrice, WorkingProperty } from "../../scenario/document";
import { mostPrices, removePrice, restorePrice, setBidOver } from "../../scenario/edits/property-edits";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { IconButton } from "../../ui/icon-button";
import { FigureField } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { AlternatePriceDialog } from "./alternate-price-dialog";
import { InsuranceField, TaxField } from "./home-figures";
import { useIsOwned, usePriceTyping } from "./use-property";

type Props = { property: WorkingProperty; name: string };

/** Removes a price at once and offers an Undo. */
const removePriceWithUndo = (propertyID: string, { id, price }: WorkingPrice) =>
  editWithUndo(
    typeof price === "number" ? `Price of ${money(price)} removed.` : "Price removed.",
    removePrice(propertyID, id),
    (before) => restorePrice(before, propertyID, id),
  );

/** Every price of the property, each with its tax and insurance. */
export function PriceList({ property, name }: Props) {
  const [adding, setAdding] = useState(false);
  const { purchaseDetails: prices } = property;
  // The price of an owned home is what was paid for it, so there are no alternate prices.
  const owned = useIsOwned(property.id);
  const one = owned ? "Price paid" : "Price";
  return (
    <section aria-label={`Prices of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">{owned ? "Paid" : "Prices"}</h3>
      {prices.map((price, i) => {
        const several = prices.length > 1;
        const ofPrice = several ? `${name} at price ${i + 1}` : name;
        return (
          <div key={price.id} className="grid grid-cols-2 gap-3">
            <div className="col-span-2 flex items-start gap-3">
              <PriceOf property={property} price={price} label={several ? `Price ${i + 1}` : one} required={!owned} />
              {!owned && <OverAskingField property={property} price={price} name={ofPrice} />}
              {several && (
                <IconButton
                  icon={Trash2}
                  label={`Remove price ${i + 1}`}
                  danger
                  className="mt-5"
                  onClick={() => removePriceWithUndo(property.id, price)}
                />
              )}
            </div>
            <TaxField propertyID={property.id} priceID={price.id} name={ofPrice} place="drawer" />
            <InsuranceField propertyID={property.id} priceID={price.id} name={ofPrice} place="drawer" />
          </div>
        );
      })}
      {!owned && prices.length < mostPrices && (
        <Button size="sm" variant="link" icon={Plus} className="self-start" onClick={() => setAdding(true)}>
          Add alternate price
        </Button>
      )}
      <AlternatePriceDialog property={property} open={adding} onClose={() => setAdding(false)} />
    </section>
  );
}

type PriceProps = { property: WorkingProperty; price: WorkingPrice; label: string; required: boolean };

const PriceOf = ({ property, price, label, required }: PriceProps) => (
  <FigureField
    className="min-w-28 flex-1"
    place="drawer"
    {...usePriceTyping(property.id, price)}
    label={label}
    value={price.price}
    write={dollarsText}
    decimals={priceFields.price.decimals}
    prefix="$"
    fallback={required ? "0" : "Not known"}
    required={required}
  />
);

/** The amount of the price above the asking price, and the asking price that follows from it. */
function OverAskingField({
  property,
  price: { id, price, bidOver = null },
  name,
}: Omit<PriceProps, "label" | "required"> & { name: string }) {
  const fieldKey = `${id}.bidOver`;
  const asking = typeof price === "number" && typeof bidOver === "number" ? price - bidOver : 0;
  return (
    <FigureField
      className="min-w-28 flex-1"
      place="drawer"
      fieldKey={fieldKey}
      label={priceFields.bidOver.label}
      ariaLabel={`Over asking of ${name}`}
      value={bidOver}
      write={dollarsText}
      decimals={priceFields.bidOver.decimals}
      prefix="$"
      fallback="Not known"
      look="word"
      reach={priceFields.bidOver}
      onType={(figure) => edit(fieldKey, setBidOver(property.id, id, figure))}
      hint={asking >= priceFields.price.min && `Asking price ${money(asking)}`}
    />
  );
}
