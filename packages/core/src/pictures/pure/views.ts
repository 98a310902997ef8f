/** The ways in which the place of a home is shown: a map or a picture from the air, close by or with the neighborhood. */
export const views = ["map", "aerial", "mapWide", "aerialWide"] as const;
export type View = (typeof views)[number];
