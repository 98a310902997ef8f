import { priceFields } from "@highway/engine/scenario/schema/property";
import { validFigure } from "@highway/engine/scenario/schema/records";
import { useEffect, useState } from "react";
import { formDraftAt, keepFormDraft, useFormDraftKey } from "../../lib/forms/form-drafts";
import { newPartId } from "../../lib/new-id";
import { comparedLoans, type FieldValue, type WorkingProperty } from "../../scenario/document";
import { addAlternatePrice } from "../../scenario/edits/property-edits";
import { whyFull } from "../../scenario/edits/room";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Checkbox } from "../../ui/fields/checkbox";
import { MoneyField } from "../../ui/fields/number-field";
import { CloseButton } from "../../ui/overlays/close-button";
import { Dialog } from "../../ui/overlays/dialog";
import { UnsavedGuard } from "../../ui/overlays/discard-question";
import { BackNotice } from "../../ui/page/back-notice";
import { showPrice } from "../fields/editor-view";

/** Returns what keeps a price from being added; null when nothing does. */
const wrongWith = (price: FieldValue) => {
  if (price === null) return priceFields.price.required;
  return validFigure(price, priceFields.price) === null ? priceFields.price.sentence : null;
};

/** Keeps the typed price until it is added or discarded, so that a reload does not lose it. */
function useTypedPrice(propertyID: string) {
  const keeping = useFormDraftKey("price", `${useScenario(({ document }) => document.id)}.${propertyID}`);
  const [back] = useState(() => formDraftAt<{ price: FieldValue }>(keeping, ({ price }) => (price ?? null) !== null));
  const [price, setPrice] = useState<FieldValue>(back?.price ?? null);
  useEffect(() => keepFormDraft(keeping, price === null ? null : { price }), [keeping, price]);
  return { price, setPrice, isBack: back !== null && price === back.price, forget: () => keepFormDraft(keeping, null) };
}

/** Another price that the home could sell for, such as its asking price or a bid. */
export default function AlternatePriceForm({ property, onClose }: { property: WorkingProperty; onClose: () => void }) {
  const { price, setPrice, isBack, forget } = useTypedPrice(property.id);
  const [withLoan, setWithLoan] = useState(true);
  const [asked, setAsked] = useState(false);
  const like = useScenario(
    ({ document }) => comparedLoans(document).find((each) => each.propertyID === property.id)?.id ?? null,
  );
  const full = useScenario(({ document }) => whyFull(document) !== undefined);
  const error = wrongWith(price);
  const offersLoan = like !== null && !full;
  const done = () => {
    forget();
    onClose();
  };
  const save = () => {
    setAsked(true);
    if (error) return;
    const id = newPartId("price");
    edit(null, addAlternatePrice(property.id, price, id, offersLoan && withLoan ? like : null));
    showPrice(property.id, id);
    done();
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title="Add alternate price"
      width={400}
      footer={
        <>
          <CloseButton>Cancel</CloseButton>
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
        {isBack && <BackNotice />}
        <MoneyField
          label="Price"
          value={price}
          onChange={(typed, text) => setPrice(text ?? typed)}
          decimals={priceFields.price.decimals}
          error={asked ? error : null}
          required
          autoFocus
        />
        {offersLoan && <Checkbox label="Add a loan at this price" checked={withLoan} onChange={setWithLoan} />}
      </form>
      <UnsavedGuard dirty={price !== null} forget={forget}>
        The price that you typed has not been added.
      </UnsavedGuard>
    </Dialog>
  );
}
