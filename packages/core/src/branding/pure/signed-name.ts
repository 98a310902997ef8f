import type { Brand } from "../schema";

/** Writes a name as its bearer signs: a Certified Mortgage Advisor is "Dana Whitfield, CMA". */
export const signedName = ({ name, hasCMA }: Pick<Brand, "name" | "hasCMA">) =>
  hasCMA && name !== "" ? `${name}, CMA` : name;

/** Writes whom every mail to a client is from: "Dana Whitfield, Summit Home Lending". */
export const senderName = ({ name, company }: Pick<Brand, "name" | "company">) =>
  [name, company].filter(Boolean).join(", ") || "Highway";
