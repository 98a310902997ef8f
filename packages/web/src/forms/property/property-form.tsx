import { Trash2 } from "lucide-react";
import { useState } from "react";
import { removeProperty, restoreProperty } from "../../scenario/edits/property-edits";
import { placeName } from "../../scenario/names/place-name";
import { useAcross } from "../../scenario/saving/use-across";
import { editWithUndo } from "../../scenario/store/edit-with-undo";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { Drawer } from "../../ui/overlays/drawer";
import { AppreciationFields } from "./appreciation-fields";
import { CostFields } from "./cost-fields";
import { LocationFields } from "./location-fields";
import { PriceList } from "./price-list";
import "./properties.css";
import { UnsavedQuestion } from "./unsaved-question";
import { useDrawerChanges } from "./use-drawer-changes";
import { useProperty } from "./use-property";
import { WorthChart } from "./worth-chart";
import { WorthFields } from "./worth-fields";

export type PropertyFormProps = {
  id: string;
  onClose: () => void;
  /** Where it is alone, or all that is known of it. */
  part?: "location" | "all";
  /** It was added to be filled in here: giving that up takes it away again. */
  isNew?: boolean;
};

/** What is typed counts at once, as everywhere in the editor; closing asks whether it stays. */
export default function PropertyForm({ id, onClose, part = "all", isNew = false }: PropertyFormProps) {
  const property = useProperty(id);
  const place = useScenario(({ document }) => document.properties.findIndex((each) => each.id === id));
  const several = useScenario(({ document }) => document.properties.length > 1);
  const { differs, discard } = useDrawerChanges(id, isNew);
  const across = useAcross([id]);
  const keep = () => (differs() ? across.ask(onClose) : onClose());
  const [leaving, setLeaving] = useState(false);
  const name = placeName(property, Math.max(0, place));
  if (place < 0) return null;
  const remove = () => {
    onClose();
    editWithUndo(`${name} removed.`, removeProperty(id), (before) => restoreProperty(before, id));
  };
  return (
    <Drawer
      open
      onClose={() => (differs() ? setLeaving(true) : onClose())}
      title={name}
      footer={
        <>
          {several && part === "all" && (
            <Button variant="quiet" icon={Trash2} onClick={remove} className="mr-auto">
              Remove property
            </Button>
          )}
          <Button variant="primary" busy={across.busy} onClick={keep}>
            Done
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-6 px-5 pb-6">
        <LocationFields property={property} />
        {part === "all" && (
          <>
            <PriceList property={property} name={name} />
            <CostFields property={property} name={name} />
            <WorthFields property={property} name={name} />
            <AppreciationFields property={property} name={name} />
            <WorthChart property={property} name={name} />
          </>
        )}
      </div>
      {leaving && (
        <UnsavedQuestion
          name={name}
          onStay={() => setLeaving(false)}
          onDiscard={() => {
            onClose();
            discard();
          }}
          onSave={() => {
            setLeaving(false);
            void keep();
          }}
        />
      )}
      {across.question}
    </Drawer>
  );
}
