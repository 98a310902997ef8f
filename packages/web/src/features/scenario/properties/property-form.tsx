import { Trash2 } from "lucide-react";
import { edit, useScenario } from "../../../lib/scenario/store";
import { Button } from "../../../ui/button";
import { Drawer } from "../../../ui/drawer";
import { notify } from "../../../ui/notify";
import { removeProperty, restoreProperty } from "../edits/property-edits";
import { CostFields } from "./cost-fields";
import { LocationFields } from "./location-fields";
import { placeName } from "./place-name";
import { PriceList } from "./price-list";
import { useProperty } from "./use-property";

export type PropertyFormProps = {
  id: string;
  onClose: () => void;
  /** Also what a desktop shows above the loans: a phone has no room for it there. */
  whole?: boolean;
};

/** What is typed counts at once, as everywhere in the editor. */
export default function PropertyForm({ id, onClose, whole = false }: PropertyFormProps) {
  const property = useProperty(id);
  const place = useScenario(({ document }) => document.properties.findIndex((each) => each.id === id));
  const several = useScenario(({ document }) => document.properties.length > 1);
  const name = placeName(property, Math.max(0, place));
  if (place < 0) return null;
  const remove = () => {
    const before = useScenario.getState().document;
    onClose();
    edit(null, removeProperty(id));
    notify.undo(`${name} removed.`, () => edit(null, restoreProperty(before, id)));
  };
  return (
    <Drawer
      open
      onClose={onClose}
      title={name}
      footer={
        <>
          {several && (
            <Button variant="quiet" icon={Trash2} onClick={remove} className="mr-auto">
              Remove property
            </Button>
          )}
          <Button variant="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6 px-5 pb-6">
        <LocationFields property={property} />
        <PriceList property={property} whole={whole} name={name} />
        {whole && <CostFields property={property} name={name} />}
      </div>
    </Drawer>
  );
}
