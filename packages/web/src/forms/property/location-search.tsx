import { useRef, useState } from "react";
import type { WorkingProperty } from "../../scenario/document";
import { setAddress } from "../../scenario/edits/place-edits";
import { edit } from "../../scenario/store/store";
import { type Choice, Combobox } from "../../ui/fields/combobox";
import { Field } from "../../ui/fields/field";
import { useSettings } from "../fields/settings";
import { enterField, leaveField, useFieldError } from "../fields/view";
import { choosePlace, usePlaceSearch } from "./places";

/** The address. What is typed counts at once, found or not; a suggestion fills in all that is known of its place. */
export function LocationSearch({ property, className }: { property: WorkingProperty; className?: string }) {
  const key = `${property.id}.address`;
  const error = useFieldError(key);
  const { taxDefaults } = useSettings();
  const [isTyped, setTyped] = useState(false);
  /** The address of a choice whose details are under way. */
  const [chosen, setChosen] = useState<string | null>(null);
  const turn = useRef(0);
  const { places, status } = usePlaceSearch(property.address, isTyped);
  const choose = async ({ id: placeId }: Choice) => {
    const place = places.find((each) => each.placeId === placeId);
    if (!place) return;
    turn.current += 1;
    const mine = turn.current;
    setTyped(false);
    setChosen(place.address);
    await choosePlace(property.id, place, taxDefaults, () => turn.current === mine);
    if (turn.current === mine) setChosen(null);
  };
  return (
    <Field label="Location" error={error} required className={className}>
      {(control) => (
        <Combobox
          label="Location"
          control={{ ...control, "data-autofocus": property.address === "" || undefined }}
          placeholder="Search an address, or type it"
          text={chosen ?? property.address}
          onText={(text) => {
            enterField(key);
            turn.current += 1;
            setChosen(null);
            setTyped(true);
            edit(key, setAddress(property.id, text));
          }}
          choices={places.map(({ placeId, title, address }) => ({
            id: placeId,
            label: title,
            note: rest(address, title),
          }))}
          onChoose={(choice) => void choose(choice)}
          onLeave={() => {
            setTyped(false);
            leaveField(key);
          }}
          status={status}
          error={error}
        />
      )}
    </Field>
  );
}

/** "412 Brookhaven Dr, Raleigh, NC 27612" without its first part. */
const rest = (address: string, title: string) =>
  address.startsWith(`${title}, `) ? address.slice(title.length + 2) : address;
