import type { Report } from "@highway/core/reports/schema";

type Place = Pick<Report["properties"][number], "city" | "state" | "addressDisplay" | "address">;

/** "Raleigh, NC", "Raleigh, NC +1" for a scenario on two properties; null while no property has a place. */
export function placeOf(properties: readonly Place[]): string | null {
  const places = properties.map(placeName).filter(Boolean);
  const [first, ...others] = [...new Set(places)];
  if (!first) return null;
  return others.length > 0 ? `${first} +${others.length}` : first;
}

const placeName = ({ city, state, addressDisplay, address }: Place): string =>
  [city.trim(), state.trim()].filter(Boolean).join(", ") || addressDisplay.trim() || address.trim();
