import { homeFields } from "@highway/engine/scenario/schema/property";
import { ImagePlus, Trash2 } from "lucide-react";
import { type KeyboardEvent, Suspense, useState } from "react";
import { closeWindow, lazyWindow } from "../../lib/loading/lazy-window";
import { officerWords } from "../../lib/words/officer";
import type { WorkingProperty, WorkingReport } from "../../scenario/document";
import { setImage } from "../../scenario/edits/place-edits";
import { removeProperty, restoreProperty } from "../../scenario/edits/property-edits";
import { placeName } from "../../scenario/names/place-name";
import { sameDocument } from "../../scenario/same-document";
import { useSharedParts } from "../../scenario/saving/use-shared-parts";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { edit, useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { LoanDrawer } from "../fields/loan-drawer";
import { AppreciationFields } from "./appreciation-fields";
import { AppraisedValueField, AssociationFeeField } from "./home-figures";
import { AddressFields, LocationSearch } from "./location-fields";
import { PriceList } from "./price-list";
import { PropertyFigureField } from "./property-figure";
import { useLoansOn, useProperty, useShownPriceID } from "./use-property";
import { WorthChart, WorthFields } from "./worth-fields";

export type PropertyFormProps = {
  id: string;
  onClose: () => void;
  /** Whether the drawer shows the whole property or only its location. */
  part?: "location" | "all";
};

/** The drawer of a property. What is typed counts immediately, as everywhere in the editor; Done, Enter and Escape all close the drawer, and undo takes a change back. */
export default function PropertyForm({ id, onClose, part = "all" }: PropertyFormProps) {
  const property = useProperty(id);
  const place = useScenario(({ document }) => document.properties.findIndex((each) => each.id === id));
  const several = useScenario(({ document }) => document.properties.length > 1);
  const loans = useLoansOn(id);
  const differs = useDrawerChanges();
  const shared = useSharedParts([id]);
  const close = () => (differs() ? shared.ask(onClose) : onClose());
  const name = placeName(property, Math.max(0, place));
  if (place < 0) return null;
  const remove = () => {
    onClose();
    editWithUndo(`${name} removed.`, removeProperty(id), (before) => restoreProperty(before, id));
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.defaultPrevented) return;
    if (!(event.target instanceof HTMLInputElement) || event.target.type !== "text") return;
    // React brings the keys of a window here that opens from the drawer. They are the window's own.
    if (!event.currentTarget.contains(event.target)) return;
    // The key would press the button to which the focus returns.
    event.preventDefault();
    void close();
  };
  return (
    <LoanDrawer
      places={loans}
      open
      onClose={() => void close()}
      title={name}
      footer={
        <>
          {several && part === "all" && (
            <Button variant="quiet" icon={Trash2} onClick={remove} className="mr-auto">
              Remove property
            </Button>
          )}
          <Button variant="primary" busy={shared.busy} onClick={close}>
            Done
          </Button>
        </>
      }
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the fields inside */}
      <div className="flex flex-col gap-6 px-5 pb-6" onKeyDown={press}>
        <LocationSearch property={property} onEnter={() => void close()} />
        {part === "all" && <PriceList property={property} name={name} />}
        <AddressFields property={property} />
        {part === "all" && (
          <>
            <CostFields property={property} name={name} />
            <WorthFields property={property} name={name} />
            <AppreciationFields property={property} name={name} />
            <WorthChart property={property} name={name} />
            <PictureFields property={property} name={name} />
          </>
        )}
      </div>
      {shared.question}
    </LoanDrawer>
  );
}

/** Returns the document without values from outside sources, which can arrive meanwhile and are not the officer's changes. */
const typedDocument = (document: WorkingReport): WorkingReport => ({ ...document, outside: {} });

/** Tells whether anything was typed since the drawer was opened. */
function useDrawerChanges() {
  const [before] = useState(() => useScenario.getState().document);
  return () => {
    const { properties, loans } = useScenario.getState().document;
    if (properties === before.properties && loans === before.loans) return false;
    return !sameDocument(typedDocument({ ...before, properties, loans }), typedDocument(before));
  };
}

/** The costs that are the same at every price of the property. */
function CostFields({ property, name }: { property: WorkingProperty; name: string }) {
  const priceID = useShownPriceID(property.id);
  const part = { property, name };
  return (
    <section aria-label={`Costs of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Costs</h3>
      <div className="grid grid-cols-2 items-start gap-3">
        <AssociationFeeField propertyID={property.id} name={name} place="drawer" />
        <AppraisedValueField propertyID={property.id} priceID={priceID} name={name} place="drawer" />
        <PropertyFigureField
          {...part}
          field="livingArea"
          label={homeFields.livingArea.label}
          ariaLabel={homeFields.livingArea.label}
          unit="squareFeet"
          decimals={homeFields.livingArea.decimals}
          hint="For the VA's residual income"
        />
        <PropertyFigureField
          {...part}
          field="repairs"
          label="Repairs"
          ariaLabel="Repairs at the sale"
          unit="dollars"
          decimals={homeFields.repairs.decimals}
          hint="Paid when the home is sold"
        />
        <PropertyFigureField
          {...part}
          field="taxInc"
          label="Tax increase / yr"
          ariaLabel="Annual tax increase"
          unit="percent"
          decimals={homeFields.taxInc.decimals}
        />
        <PropertyFigureField
          {...part}
          field="costToSell"
          label="Cost to sell"
          ariaLabel="Cost to sell"
          unit="percent"
          decimals={homeFields.costToSell.decimals}
          usual={homeFields.costToSell.usual}
          resets={homeFields.costToSell.usual}
          required
          hint="Of the home's value"
        />
      </div>
    </section>
  );
}

const PicturePicker = lazyWindow(() => import("./picture-picker"), closeWindow);

/** The picture of the home, and the window in which it is chosen. */
function PictureFields({ property, name }: { property: WorkingProperty; name: string }) {
  const [isOpen, setOpen] = useState(false);
  const { id, image } = property;
  return (
    <section aria-label={`Picture of ${name}`} className="flex flex-col gap-3">
      <h3 className="font-semibold text-sm">Picture</h3>
      <div className="flex items-center gap-4">
        <Shown key={image} image={image} name={name} />
        <div className="min-w-0">
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => setOpen(true)}>{image ? "Change picture" : "Choose picture"}</Button>
            {image && (
              <Button variant="quiet" onClick={() => edit(null, setImage(id, null))}>
                Remove<span className="sr-only"> picture</span>
              </Button>
            )}
          </div>
          <p className="mt-1 text-fg-3 text-sm">Appears on the report, on your client's page and on paper.</p>
        </div>
      </div>
      {isOpen && (
        <Suspense fallback={null}>
          <PicturePicker property={property} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}

const room = "aspect-[8/5] w-32 shrink-0 rounded-md bg-sunken phone:w-24";

/** The picture, or an empty frame in its place. */
function Shown({ image, name }: { image: string | undefined; name: string }) {
  const [isMissing, setMissing] = useState(false);
  if (!image || isMissing)
    return (
      <span className={`${room} grid place-items-center text-center text-fg-3 text-xs`}>
        {isMissing ? "This picture could not be loaded." : <Icon of={ImagePlus} />}
      </span>
    );
  return (
    <img
      src={image}
      alt={officerWords.pictures.of(name)}
      width={1280}
      height={800}
      decoding="async"
      onError={() => setMissing(true)}
      className={`${room} h-auto object-cover`}
    />
  );
}
