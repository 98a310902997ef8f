import type { Brand } from "../schema";

/** "Dana Whitfield, CMA": a Certified Mortgage Advisor says so after the name. */
export const signedName = ({ name, hasCMA }: Pick<Brand, "name" | "hasCMA">) =>
  hasCMA && name !== "" ? `${name}, CMA` : name;
