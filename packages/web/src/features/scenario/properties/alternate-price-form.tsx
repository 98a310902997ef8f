import { limits } from "@highway/core/scenario/limits";
import { useState } from "react";
import { comparedLoans, mostLoans, type WorkingProperty } from "../../../lib/scenario/document";
import { newId } from "../../../lib/scenario/new-id";
import { edit, useScenario } from "../../../lib/scenario/store";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/checkbox";
import { Dialog } from "../../../ui/dialog";
import { MoneyField } from "../../../ui/money-field";
import { addAlternatePrice } from "../edits/property-edits";
import { showPrice } from "../view";

/** What a price lacks; null when it can be added. */
const wrongWith = (price: number | null) => {
  if (price === null) return limits.price.required;
  return price < limits.price.min || price > limits.price.max ? limits.price.sentence : null;
};

/** What the house may cost instead: its asking price, a bid. */
export default function AlternatePriceForm({ property, onClose }: { property: WorkingProperty; onClose: () => void }) {
  const [price, setPrice] = useState<number | null>(null);
  const [withLoan, setWithLoan] = useState(true);
  const [asked, setAsked] = useState(false);
  const like = useScenario(
    ({ document }) => comparedLoans(document).find((each) => each.propertyID === property.id)?.id ?? null,
  );
  const full = useScenario(({ document }) => comparedLoans(document).length >= mostLoans);
  const error = wrongWith(price);
  const offersLoan = like !== null && !full;
  const save = () => {
    setAsked(true);
    if (error) return;
    const id = newId("price");
    edit(null, addAlternatePrice(property.id, price, id, offersLoan && withLoan ? like : null));
    showPrice(property.id, id);
    onClose();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add alternate price"
      width={400}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" onClick={save}>
            Add
          </Button>
        </>
      }
    >
      <form
        className="flex flex-col gap-4 px-5 pb-5"
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <MoneyField
          label="Price"
          value={price}
          onChange={setPrice}
          decimals={limits.price.decimals}
          error={asked ? error : null}
          required
          autoFocus
        />
        {offersLoan && <Checkbox label="Add a loan at this price" checked={withLoan} onChange={setWithLoan} />}
      </form>
    </Dialog>
  );
}
