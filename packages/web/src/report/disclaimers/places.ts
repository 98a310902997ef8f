import { countyIn } from "../../lib/words/counties";
import type { Lang } from "../../lib/words/lang";
import { stateIn } from "../../lib/words/states";
import type { WorkingProperty } from "../../scenario/document";
import type { DisclaimerWords } from "./disclaimers";

/** "Wake County, North Carolina": where the homes are, each county once. */
export function placesIn(properties: readonly WorkingProperty[], lang: Lang, { estimate }: DisclaimerWords): string {
  const all = properties.map((property) =>
    [...new Set([countyIn(lang, property), stateIn(lang, property.state)])].filter(Boolean).join(", "),
  );
  const [first = "", ...others] = [...new Set(all.filter(Boolean))];
  return others.reduce((one, other) => estimate.and(one, other), first);
}
