/** What a geocoder knows of a place. What it does not know is empty or null. */
export type Found = {
  placeId: string;
  streetNumber: string;
  route: string;
  city: string;
  state: string;
  zip: string;
  county: string;
  fip: string;
  latitude: number | null;
  longitude: number | null;
  source: string;
  sample: boolean;
};

type Written = Pick<Found, "streetNumber" | "route" | "city" | "state" | "zip">;

const joinParts = (separator: string, ...parts: string[]) => parts.filter(Boolean).join(separator);

/** Writes the first line of an address, as in "412 Brookhaven Dr". A place without a street is called by its town. */
export const titleOf = ({ streetNumber, route, city, zip }: Written) =>
  joinParts(" ", streetNumber, route) || city || zip;

/** Writes a whole address, as in "412 Brookhaven Dr, Raleigh, NC 27612". */
export const addressOf = ({ streetNumber, route, city, state, zip }: Written) =>
  joinParts(", ", joinParts(" ", streetNumber, route), city, joinParts(" ", state, zip));
