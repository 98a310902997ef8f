import { quantity } from "../../../lib/format/format";

/** Names the places where a card can stand. */
export const placeNames = { home: "Home", results: "Results", markets: "Economic calendar" } as const;

/** "590 times" */
export const times = (number: number) => quantity(number, "time");
