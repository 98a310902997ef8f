/** Constants of a brand without its schemas, for pages that show one and check nothing. */

/** What a number is called beside it. */
export const phoneLabels = ["Office", "Direct", "Cell"] as const;

/** The side of the report's head on which a co-brand stands. */
export const positions = ["left", "right"] as const;

/** The product's own colors, for whoever has no theme. */
export const ownColors = { primary: "#3d50db", secondary: "#b5613d" };
