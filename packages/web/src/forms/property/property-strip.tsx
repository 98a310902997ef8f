import { priceFields } from "@highway/engine/scenario/schema/property";
import { MapPin, Plus, SquarePen } from "lucide-react";
import { memo, useState } from "react";
import { useActions } from "../../lib/actions";
import { cx } from "../../lib/class-names";
import { money } from "../../lib/format/format";
import { isExisting, type WorkingPrice } from "../../scenario/document";
import { addProperty, mostPrices, mostProperties } from "../../scenario/edits/property-edits";
import { offeredPlace } from "../../scenario/names/loan-name";
import { placeDetail, placeName } from "../../scenario/names/place-name";
import { newProperty } from "../../scenario/new-report";
import { edit, useScenario } from "../../scenario/store/store";
import { FieldBox } from "../../ui/fields/field-box";
import { Icon } from "../../ui/icon";
import { LoanMark } from "../../ui/loan-mark";
import { CellError } from "../fields/cell";
import { showPrice } from "../fields/editor-view";
import { useFieldError } from "../fields/field-errors";
import { figureLabel, stripError } from "../fields/figure-field";
import { dollarsText } from "../fields/figure-fields";
import { FigureInput } from "../fields/figure-input";
import { enterLoan } from "../fields/walk";
import { AlternatePriceDialog } from "./alternate-price-dialog";
import { FirstWords } from "./first-words";
import {
  AppraisedValueField,
  AssociationFeeField,
  HomeValueField,
  InsuranceField,
  type PriceProps,
  TaxField,
} from "./home-figures";
import { PropertyDrawer } from "./property-drawer";
import {
  useIsOwned,
  useLoansOn,
  useOfProperty,
  usePriceTyping,
  useProperty,
  usePropertyIDs,
  useShownPriceID,
} from "./use-property";

type DrawerOpening = { id: string; part?: "location" | "all" };
type PartProps = { id: string; place: number; onOpen: (opened: DrawerOpening) => void };

/** The homes of the scenario, side by side above their loans. */
export const PropertyStrip = memo(function PropertyStrip() {
  const ids = usePropertyIDs();
  const [open, setOpen] = useState<DrawerOpening | null>(null);
  const add = () => {
    const property = newProperty();
    edit(null, addProperty(property));
    setOpen({ id: property.id });
  };
  const full = ids.length >= mostProperties;
  useActions([{ label: "Add property", icon: Plus, keys: "mod+shift+Enter", disabled: full, onSelect: add }]);
  return (
    <section aria-label="Properties" className="flex flex-none border-line border-b bg-canvas">
      <div className="grid min-w-0 flex-1 auto-cols-[minmax(min-content,1fr)] grid-flow-col overflow-x-auto [scrollbar-width:thin]">
        {ids.map((id, place) => (
          <PropertyPart key={id} id={id} place={place} onOpen={setOpen} />
        ))}
      </div>
      <div className="grid w-12 place-items-center border-line border-l rail:w-14">
        <button
          type="button"
          aria-label="Add property"
          title="Add property"
          disabled={full}
          onClick={add}
          className="grid h-7 w-8 touch:size-11 place-items-center rounded-sm border border-line-strong border-dashed text-accent-text hover:bg-hover disabled:opacity-45"
        >
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
  const [firstLoan = 0] = useLoansOn(id);
  const part = { propertyID: id, priceID, name, place: "strip" } as const;
  return (
    <section
      aria-label={name}
      className="min-w-[560px] border-line px-4 pt-2 pb-1.5 not-first:border-l first:pl-6 only:max-w-[880px] max-[1231px]:min-w-[460px] max-[1231px]:px-2.5 max-[1231px]:first:pl-4"
    >
      <div className="flex h-6 touch:h-11 contain-inline-size items-center gap-3 whitespace-nowrap">
        <LocationButton id={id} place={place} onOpen={onOpen} />
        <PlaceButton id={id} place={place} onOpen={onOpen} />
        {place === 0 && <FirstWords className="truncate text-fg-3" />}
        <UsedBy id={id} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside */}
      <div className="mt-1 flex items-start gap-1.5" onKeyDown={(event) => enterLoan(event, firstLoan)}>
        {owned ? <OwnedValue id={id} name={name} /> : <PriceField {...part} />}
        <TaxField {...part} />
        <InsuranceField {...part} />
        <AssociationFeeField propertyID={id} name={name} place="strip" />
        <AppraisedValueField {...part} />
      </div>
    </section>
  );
}

const usePlaceName = (id: string, place: number) => useOfProperty(id, (property) => placeName(property, place));

const OwnedValue = ({ id, name }: { id: string; name: string }) => (
  <HomeValueField property={useProperty(id)} name={name} label="Value" className="mr-auto w-30 flex-none" />
);

/** The button that opens only the location of a home. */
function LocationButton({ id, place, onOpen }: PartProps) {
  const label = `Change the location of ${usePlaceName(id, place)}`;
  return (
    <button
      type="button"
      className="-mr-2 -ml-[5px] grid size-6 touch:size-11 flex-none place-items-center rounded-sm text-fg-3 hover:bg-hover hover:text-fg"
      aria-label={label}
      title="Change the location"
      onClick={() => onOpen({ id, part: "location" })}
    >
      <Icon of={MapPin} size={14} />
    </button>
  );
}

/** The location of a home, as a button that opens its drawer. */
function PlaceButton({ id, place, onOpen }: PartProps) {
  const name = usePlaceName(id, place);
  const detail = useOfProperty(id, placeDetail);
  const error = useFieldError(`${id}.address`);
  const known = useOfProperty(id, ({ address }) => address.trim()) !== "";
  return (
    <button
      type="button"
      data-field={`${id}.address`}
      onClick={() => onOpen({ id })}
      className="group -ml-1 flex h-6 touch:h-11 min-w-0 items-center gap-2 rounded-sm px-1 hover:bg-hover"
    >
      <strong className={cx("truncate", known ? "font-semibold" : "font-medium text-accent-text")}>
        {known ? name : "Add the location"}
      </strong>
      <span className="shrink-9999 truncate text-fg-3">{known && detail}</span>
      <span className="sr-only">Edit the property</span>
      {error ? (
        <span role="alert" className="text-danger text-xs">
          {error}
        </span>
      ) : (
        <Icon
          of={SquarePen}
          size={14}
          className="text-fg-3 opacity-0 group-hover:opacity-100 group-focus-visible:opacity-100"
        />
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
  const without = owned ? "Owned today" : "No loan yet";
  if (one && places.length > 0) return null;
  return (
    <span className="ml-auto inline-flex items-center gap-1.5 text-fg-3 text-sm/5">
      {places.length === 0 ? without : "Used by"}
      {places.map((place) => (
        <LoanMark key={place} index={place} label={offeredPlace(place).head} />
      ))}
    </span>
  );
}

const chip = "h-control-sm whitespace-nowrap rounded-sm border border-line-strong bg-surface text-fg-2 hover:bg-hover";

/** The prices of one home. The shown one can be typed in, a press shows another, and one more can be added. */
function PriceField({ propertyID, priceID, name }: PriceProps) {
  const property = useProperty(propertyID);
  const [adding, setAdding] = useState(false);
  return (
    <div className="mr-auto">
      {/* Tab reaches the price before the button that adds another. */}
      <div className="flex flex-col-reverse">
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as a row of chips in every browser */}
        <div role="group" aria-label={`Prices of ${name}`} className="num flex flex-wrap gap-1">
          {property.purchaseDetails.map((price) =>
            price.id === priceID ? (
              <PriceInput key={price.id} propertyID={propertyID} price={price} name={name} />
            ) : (
              <button
                key={price.id}
                type="button"
                className={cx(chip, "px-[7px]")}
                onClick={() => showPrice(propertyID, price.id)}
              >
                {typeof price.price === "number" ? money(price.price) : "No price"}
              </button>
            ),
          )}
        </div>
        <div className={figureLabel}>
          <span>Price</span>
          {/* It is beside the name, where it leaves room for a price of any length. */}
          {property.purchaseDetails.length < mostPrices && (
            <button
              type="button"
              className="relative mr-auto grid h-4 w-5 touch:size-11 place-items-center rounded-xs border border-line-strong border-dashed bg-surface text-fg-2 after:absolute after:-inset-x-1 after:-top-2 hover:bg-hover"
              aria-label={`Add alternate price for ${name}`}
              title="Add alternate price"
              onClick={() => setAdding(true)}
            >
              <Icon of={Plus} size={12} />
            </button>
          )}
        </div>
      </div>
      <CellError fieldKey={`${priceID}.price`} className={stripError} />
      <AlternatePriceDialog property={property} open={adding} onClose={() => setAdding(false)} />
    </div>
  );
}

/** The field of the shown price, in the accent's colors, in the place of its chip. */
function PriceInput({ propertyID, price, name }: { propertyID: string; price: WorkingPrice; name: string }) {
  const typing = usePriceTyping(propertyID, price);
  const isWrong = useFieldError(typing.fieldKey) !== null;
  return (
    <FieldBox
      className={cx(
        "relative flex h-control-sm min-w-20 *:min-w-max cursor-text items-center justify-end rounded-sm border px-[7px] ring-1 ring-inset",
        isWrong
          ? "border-danger bg-surface ring-danger has-[input:focus]:border-focus has-[input:focus]:ring-focus"
          : "border-accent bg-accent-soft font-medium text-accent-text ring-accent",
      )}
    >
      <FigureInput
        {...typing}
        label={`Price of ${name}`}
        value={price.price}
        write={dollarsText}
        decimals={priceFields.price.decimals}
        prefix="$"
        fallback="0"
        required
      />
    </FieldBox>
  );
}
