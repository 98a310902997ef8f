import type { Debt } from "./types";

/** Tells whether a debt of this type is secured by the home already. */
export const isSecuredByHome = (type: Debt["type"]): boolean => type === "mortgage" || type === "heloc";
