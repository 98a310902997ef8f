import type { WorkingProperty } from "../document";

/** Returns the full name of a property: the name shown to the client, else its address. */
export const placeName = ({ addressDisplay, address }: WorkingProperty, place: number) =>
  addressDisplay.trim() || address.trim() || `Property ${place + 1}`;

/** Shortens a property's name for a cell: "412 Brookhaven Dr" becomes "Brookhaven Dr". */
export const shortPlace = (property: WorkingProperty, place: number) =>
  placeName(property, place)
    .split(",")[0]!
    .replace(/^\d+[\w-]*\s+(?=\S)/, "");

/** Returns the known part of "Raleigh, NC 27612 · Wake County". */
export function placeDetail({ city, state, zip, county }: WorkingProperty): string {
  const region = [state, zip].filter(Boolean).join(" ");
  const town = [city, region].filter(Boolean).join(", ");
  const named = county && !/county$/i.test(county) ? `${county} County` : county;
  return [town, named].filter(Boolean).join(" · ");
}
