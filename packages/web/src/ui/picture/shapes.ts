/** A cut without an aspect is the whole picture. */
type Cut = { name: string; aspect?: number };
type PictureShape = { title: string; round: boolean; most: number; cuts: readonly Cut[] };

/** How a picture of each kind is cut. `most` is what the largest place that shows it needs, at three times its pixels. */
export const shapes: Record<"face" | "logo" | "ad", PictureShape> = {
  face: { title: "Position the photo", round: true, most: 640, cuts: [{ name: "Square", aspect: 1 }] },
  logo: {
    title: "Position the logo",
    round: false,
    most: 1200,
    cuts: [{ name: "Whole" }, { name: "Wide", aspect: 3 }, { name: "Square", aspect: 1 }],
  },
  ad: {
    title: "Position the picture",
    round: false,
    most: 2300,
    cuts: [
      { name: "Whole" },
      { name: "Banner", aspect: 11.5 },
      { name: "Wide", aspect: 3 },
      { name: "Card", aspect: 0.72 },
    ],
  },
};
export type Shape = keyof typeof shapes;
