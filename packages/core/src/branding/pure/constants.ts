/** Constants of a brand without its schemas, for pages that show one and check nothing. */

/** The labels that a phone number can have beside it. */
export const phoneLabels = ["Office", "Direct", "Cell"] as const;

/** The sides of the report's head on which a co-brand can stand. */
export const positions = ["left", "right"] as const;

/** The product's own colors, for officers and corporations without a theme. */
export const ownColors = { primary: "#3d50db", secondary: "#b5613d" };
