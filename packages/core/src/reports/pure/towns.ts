import type { Report } from "../schema";

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
