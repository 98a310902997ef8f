import { townsOf } from "./towns";

/** What tells a draft from others in a list: where, for how much. `isEmpty` says that as good as nothing was typed into it. */
export type DraftAbout = { place: string | null; price: number | null; isEmpty: boolean };

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter((each) => typeof each === "object" && each !== null) : [];
const textOf = (value: unknown) => (typeof value === "string" ? value : "");
const lengthOf = (value: unknown) => (value === null || value === undefined ? 0 : String(value).trim().length);

const rentOf = ({ assumptions }: Record<string, unknown>) => objects([assumptions])[0]?.rent;

/**
 * Reads of a draft, valid or not, what it is known by. A draft without a place, a name, a second loan or home and a debt, into whose prices, rates and rent
 * one character was typed at most, holds nothing.
 */
export function draftAbout(document: Record<string, unknown>): DraftAbout {
  const properties = objects(document.properties);
  const loans = objects(document.loans);
  const prices = properties.flatMap(({ purchaseDetails }) => objects(purchaseDetails)).map(({ price }) => price);
  const place = townsOf(
    properties.map(({ city, state, addressDisplay, address }) => ({
      city: textOf(city),
      state: textOf(state),
      addressDisplay: textOf(addressDisplay),
      address: textOf(address),
    })),
  );
  const typed = [...prices, ...loans.map(({ rate }) => rate), rentOf(document)].reduce<number>(
    (sum, value) => sum + lengthOf(value),
    0,
  );
  const isAlone = properties.length <= 1 && loans.length <= 1 && objects(document.debts).length === 0;
  return {
    place: place?.slice(0, 100) ?? null,
    price: prices.find((price) => typeof price === "number") ?? null,
    isEmpty: place === null && textOf(document.name).trim() === "" && isAlone && typed <= 1,
  };
}
