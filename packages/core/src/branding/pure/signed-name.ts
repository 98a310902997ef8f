import type { Brand } from "../schema";

/** Writes a name as its bearer signs: a Certified Mortgage Advisor is "Dana Whitfield, CMA". */
export const signedName = ({ name, hasCMA }: Pick<Brand, "name" | "hasCMA">) =>
  hasCMA && name !== "" ? `${name}, CMA` : name;
