import { priceFields } from "@highway/engine/scenario/schema/property";
import { MapPin, Plus, SquarePen } from "lucide-react";
import { memo, useState } from "react";
import { useActions } from "../../lib/actions";
import { money } from "../../lib/format/format";
import { isExisting, type WorkingPrice } from "../../scenario/document";
import { addProperty, mostPrices, mostProperties, setPrice } from "../../scenario/edits/property-edits";
import { placeDetail, placeName } from "../../scenario/names/place-name";
import { newProperty } from "../../scenario/new-report";
import { edit, useScenario } from "../../scenario/store/store";
import { FieldBox } from "../../ui/fields/field-box";
import { Icon } from "../../ui/icon";
import { LoanMark } from "../../ui/loan-mark";
import { CellError } from "../fields/cell";
import { showPrice } from "../fields/editor-view";
import { useFieldError } from "../fields/field-errors";
import { dollarsText } from "../fields/figure-fields";
import { FigureInput } from "../fields/figure-input";
import { AlternatePriceDialog } from "./alternate-price-dialog";
import { HomeValueField } from "./home-value-field";
import { InsuranceField } from "./insurance-field";
import { PropertyDrawer } from "./property-drawer";
import { type PriceProps, TaxField } from "./tax-field";
import { useIsOwned, useLoansOn, useOfProperty, useProperty, usePropertyIDs, useShownPriceID } from "./use-property";
import { AppraisedValueField, AssociationFeeField } from "./value-fields";
import "./properties.css";

type DrawerOpening = { id: string; part?: "location" | "all"; isNew?: boolean };
type PartProps = { id: string; place: number; onOpen: (opened: DrawerOpening) => void };

/** The houses of the scenario, side by side above their loans. */
export const PropertyStrip = memo(function PropertyStrip() {
  const ids = usePropertyIDs();
  const [open, setOpen] = useState<DrawerOpening | null>(null);
  const add = () => {
    const property = newProperty();
    edit(null, addProperty(property));
    setOpen({ id: property.id, isNew: true });
  };
  const full = ids.length >= mostProperties;
  useActions([{ label: "Add property", icon: Plus, disabled: full, onSelect: add }]);
  return (
    <section aria-label="Properties" className="property-strip">
      <div className="properties">
        {ids.map((id, place) => (
          <PropertyPart key={id} id={id} place={place} onOpen={setOpen} />
        ))}
      </div>
      <div className="add-property">
        <button type="button" aria-label="Add property" title="Add property" disabled={full} onClick={add}>
          <Icon of={Plus} />
        </button>
      </div>
      <PropertyDrawer id={null} {...open} onClose={() => setOpen(null)} />
    </section>
  );
});

function PropertyPart({ id, place, onOpen }: PartProps) {
  const priceID = useShownPriceID(id);
  const owned = useIsOwned(id);
  const name = usePlaceName(id, place);
  const part = { propertyID: id, priceID, name };
  return (
    <section aria-label={name} className="property">
      <div className="property-title">
        <LocationButton id={id} place={place} onOpen={onOpen} />
        <PlaceButton id={id} place={place} onOpen={onOpen} />
        <UsedBy id={id} />
      </div>
      <div className="property-fields">
        {owned ? <OwnedValue id={id} name={name} /> : <PriceField {...part} />}
        <TaxField {...part} />
        <InsuranceField {...part} />
        <AssociationFeeField propertyID={id} name={name} />
        <AppraisedValueField {...part} />
      </div>
    </section>
  );
}

const usePlaceName = (id: string, place: number) => useOfProperty(id, (property) => placeName(property, place));

const OwnedValue = ({ id, name }: { id: string; name: string }) => (
  <HomeValueField property={useProperty(id)} name={name} label="Value" className="mr-auto w-30 flex-none" />
);

/** A press changes where the house is, and nothing else. */
function LocationButton({ id, place, onOpen }: PartProps) {
  const label = `Change the location of ${usePlaceName(id, place)}`;
  return (
    <button
      type="button"
      className="property-pin"
      aria-label={label}
      title="Change the location"
      onClick={() => onOpen({ id, part: "location" })}
    >
      <Icon of={MapPin} size={14} />
    </button>
  );
}

/** Where the house is; a press opens all that is known of it. */
function PlaceButton({ id, place, onOpen }: PartProps) {
  const name = usePlaceName(id, place);
  const detail = useOfProperty(id, placeDetail);
  const error = useFieldError(`${id}.address`);
  const known = useOfProperty(id, ({ address }) => address.trim()) !== "";
  return (
    <button type="button" onClick={() => onOpen({ id })} className="property-place">
      <strong className={known ? "font-semibold" : "font-medium text-accent-text"}>
        {known ? name : "Add the location"}
      </strong>
      <span className="truncate text-fg-3">{known && detail}</span>
      <span className="sr-only">Edit the property</span>
      {error ? (
        <span role="alert" className="text-danger text-xs">
          {error}
        </span>
      ) : (
        <Icon of={SquarePen} size={14} className="property-edit text-fg-3" />
      )}
    </button>
  );
}

function UsedBy({ id }: { id: string }) {
  const places = useLoansOn(id);
  const one = useScenario(({ document }) => document.properties.length === 1);
  const owned = useScenario(({ document }) =>
    document.loans.some((loan) => loan.propertyID === id && isExisting(loan)),
  );
  if (places.length === 0) return <span className="property-used">{owned ? "Owned today" : "No loan yet"}</span>;
  if (one) return null;
  return (
    <span className="property-used">
      Used by
      {places.map((place) => (
        <LoanMark key={place} index={place} />
      ))}
    </span>
  );
}

/** The prices of one house: the one that shows can be typed in, a press shows another, and one more can be added. */
function PriceField({ propertyID, priceID, name }: PriceProps) {
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
  <FieldBox className="field-box chip-on">
    <FigureInput
      fieldKey={`${price.id}.price`}
      label={`Price of ${name}`}
      value={price.price}
      write={dollarsText}
      decimals={priceFields.price.decimals}
      prefix="$"
      fallback="0"
      required
      onType={(figure) => edit(`${price.id}.price`, setPrice(propertyID, price.id, figure))}
    />
  </FieldBox>
);
