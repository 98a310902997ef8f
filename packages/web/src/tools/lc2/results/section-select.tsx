import type { SectionKey } from "@highway/core/reports/pure/sections";
import type { Figures } from "../../../report/skins/screen/source";
import { Select } from "../../../ui/fields/select";
import { goTo, nameOf, useCurrentPlace, usePlaces } from "./section-places";

type Props = { shown: readonly SectionKey[]; figures: Figures };

/** The list of sections, if there is no room beside the page. */
export default function SectionSelect({ shown, figures }: Props) {
  const places = usePlaces(shown, figures);
  const current = useCurrentPlace(places);
  return (
    <Select
      aria-label="Go to section"
      look="cell"
      className="h-8 w-full touch:h-11 [&_select]:text-ellipsis [&_select]:text-left [&_select]:text-sm"
      value={current}
      onChange={goTo}
      options={places.map((value) => ({ value, label: nameOf(value) }))}
    />
  );
}
