import { type Color, draw, ellipse, peak, type Shape, tile } from "./drawing";

/** The side of a picture in pixels: as large as the crop window keeps a small photo. */
const SIDE = 192;

type Looks = { wall: Color; shirt: Color; skin: Color; hair: Color };

/** Draws somebody from the shoulders up, with no features: a drawing stands for a photo and does not pass for one. */
const face = ({ wall, shirt, skin, hair }: Looks): Shape[] => [
  { color: wall, covers: () => true },
  ellipse(hair, [0.5, 0.36], [0.22, 0.235]),
  ellipse(shirt, [0.5, 1.05], [0.4, 0.38]),
  ellipse(skin, [0.5, 0.64], [0.085, 0.13]),
  ellipse(skin, [0.5, 0.42], [0.165, 0.2]),
];

const green: Color = [31, 77, 63];

/** Draws the demo's pictures, anew each time: it takes a tenth of a second. */
export const pictures = {
  officer: () =>
    draw(face({ wall: [243, 222, 204], shirt: [40, 62, 110], skin: [224, 172, 132], hair: [84, 54, 38] }), SIDE),
  agent: () =>
    draw(face({ wall: [214, 230, 219], shirt: [150, 74, 58], skin: [176, 124, 88], hair: [38, 30, 30] }), SIDE),
  /** Two hills in a green square: Summit Home Lending has no words in its logo, since its name stands beside it. */
  summit: () =>
    draw(
      [
        tile(green, 0.02, 0.2),
        ellipse([238, 164, 94], [0.7, 0.3], [0.09, 0.09]),
        peak([186, 209, 196], [0.62, 0.42], 0.76, 0.24),
        peak([255, 255, 255], [0.42, 0.3], 0.76, 0.28),
      ],
      SIDE,
    ),
};
