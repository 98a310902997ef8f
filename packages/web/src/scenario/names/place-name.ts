import type { Report } from "@highway/core/reports/schema";
import type { WorkingProperty } from "../document";

/** What the property is called in full: the name shown to the client, else its address. */
export const placeName = ({ addressDisplay, address }: WorkingProperty, place: number) =>
  addressDisplay.trim() || address.trim() || `Property ${place + 1}`;

/** Short enough for a cell: "412 Brookhaven Dr" becomes "Brookhaven Dr". */
export const shortPlace = (property: WorkingProperty, place: number) =>
  placeName(property, place)
    .split(",")[0]!
    .replace(/^\d+[\w-]*\s+(?=\S)/, "");

/** "Raleigh, NC 27612 · Wake County", of what is known. */
export function placeDetail({ city, state, zip, county }: WorkingProperty): string {
  const region = [state, zip].filter(Boolean).join(" ");
  const town = [city, region].filter(Boolean).join(", ");
  const named = county && !/county$/i.test(county) ? `${county} County` : county;
  return [town, named].filter(Boolean).join(" · ");
}

type HomePlace = Pick<Report["properties"][number], "city" | "state" | "addressDisplay" | "address">;

/** "Raleigh, NC", "Raleigh, NC +1" for a scenario on two properties; null while no property has a place. */
export function townsOf(properties: readonly HomePlace[]): string | null {
  const places = properties.map(townName).filter(Boolean);
  const [first, ...others] = [...new Set(places)];
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}

const townName = ({ city, state, addressDisplay, address }: HomePlace): string =>
  [city.trim(), state.trim()].filter(Boolean).join(", ") || addressDisplay.trim() || address.trim();
