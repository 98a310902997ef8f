import { sentences } from "@highway/core/files/pure/limits";

/** A decoded picture: its pixels, upright, and an address by which the page can show it. */
export type Picture = { canvas: HTMLCanvasElement; url: string; type: "image/png" | "image/jpeg" };
/** A part of a picture, in its pixels; a part without width means the whole picture. */
export type Area = { x: number; y: number; width: number; height: number };

/** The most pixels of either side. More are never shown, and phones refuse larger canvases. */
const MOST_PIXELS = 2400;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/** Reads a picture of any format that the browser knows. One that may be transparent stays a PNG, a photo a JPEG. @throws Error whose message a person may read */
export async function decode(file: File): Promise<Picture> {
  if (!file.type.startsWith("image/")) throw new Error(sentences.format());
  const image = await imageOf(file);
  const { width, height } = sizeOf(image);
  const canvas = canvasOf(width, height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = file.type === "image/jpeg" || /hei[cf]/.test(file.type) ? "image/jpeg" : "image/png";
  return { canvas, type, url: canvas.toDataURL(type, 0.92) };
}

/** Loads the picture from a data address, which the content security policy allows for pictures. */
async function imageOf(file: File): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = await dataOf(file);
  try {
    await image.decode();
  } catch {
    throw new Error(sentences.format());
  }
  return image;
}

const dataOf = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error(sentences.failed));
    reader.readAsDataURL(file);
  });

/** Returns the size at which the picture is drawn. A drawing (SVG) may have no size of its own. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  if (naturalWidth === 0 || naturalHeight === 0) return { width: 800, height: 800 };
  const scale = Math.min(1, MOST_PIXELS / Math.max(naturalWidth, naturalHeight));
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** Returns the chosen part of a picture, at most `most` pixels wide or high; the whole picture if the part has no width. */
export function cut({ canvas }: Picture, area: Area | null, most: number): HTMLCanvasElement {
  const part = area && area.width > 0 ? area : { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return drawArea(canvas, part, Math.min(1, most / Math.max(part.width, part.height)));
}

/** Returns the same drawing at another size. */
export const scaleCanvas = (canvas: HTMLCanvasElement, scale: number) =>
  drawArea(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, scale);

function drawArea(from: HTMLCanvasElement, { x, y, width, height }: Area, scale: number) {
  const to = canvasOf(width * scale, height * scale);
  const context = to.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(from, x, y, width, height, 0, 0, to.width, to.height);
  return to;
}

/** A shape to which a picture can be cropped; without an aspect it is the whole picture. */
type Cut = { name: string; aspect?: number };
type PictureShape = { title: string; round: boolean; most: number; cuts: readonly Cut[] };

/** How a picture of each kind is cropped. `most` is the number of pixels that the largest place which shows it needs, at three pixels for each CSS pixel. */
export const shapes: Record<"face" | "logo" | "ad" | "home", PictureShape> = {
  face: { title: "Position the photo", round: true, most: 640, cuts: [{ name: "Square", aspect: 1 }] },
  logo: {
    title: "Position the logo",
    round: false,
    most: 1200,
    cuts: [{ name: "Whole" }, { name: "Wide", aspect: 3 }, { name: "Square", aspect: 1 }],
  },
  home: { title: "Position the picture", round: false, most: 1280, cuts: [{ name: "Wide", aspect: 1.6 }] },
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
