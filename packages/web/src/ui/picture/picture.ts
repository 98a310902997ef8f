import { sentences } from "@highway/core/files/pure/limits";

/** A picture that was decoded: what it shows, upright, and an address by which the page can show it. */
export type Picture = { canvas: HTMLCanvasElement; url: string; type: "image/png" | "image/jpeg" };
/** Pixels of the picture; one of no width means the whole picture. */
export type Area = { x: number; y: number; width: number; height: number };

/** More is never shown, and phones refuse larger canvases. */
const MOST_PIXELS = 2400;

function canvasOf(width: number, height: number) {
  const canvas = document.createElement("canvas");
  canvas.width = Math.max(1, Math.round(width));
  canvas.height = Math.max(1, Math.round(height));
  return canvas;
}

/**
 * Reads a picture of any kind that the browser knows. What may be clear stays a PNG, a photo a JPEG.
 * @throws Error whose message a person may read
 */
export async function decode(file: File): Promise<Picture> {
  if (!file.type.startsWith("image/")) throw new Error(sentences.format());
  const image = await imageOf(file);
  const { width, height } = sizeOf(image);
  const canvas = canvasOf(width, height);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  const type = file.type === "image/jpeg" || /hei[cf]/.test(file.type) ? "image/jpeg" : "image/png";
  return { canvas, type, url: canvas.toDataURL(type, 0.92) };
}

/** Through an address of data, which the content security policy allows pictures. */
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

/** A drawing (SVG) may have no size of its own. */
function sizeOf({ naturalWidth, naturalHeight }: HTMLImageElement) {
  if (naturalWidth === 0 || naturalHeight === 0) return { width: 800, height: 800 };
  const scale = Math.min(1, MOST_PIXELS / Math.max(naturalWidth, naturalHeight));
  return { width: naturalWidth * scale, height: naturalHeight * scale };
}

/** The part that was chosen, at most so many pixels wide or high. No crop if the width is not positive. */
export function cut({ canvas }: Picture, area: Area | null, most: number): HTMLCanvasElement {
  const part = area && area.width > 0 ? area : { x: 0, y: 0, width: canvas.width, height: canvas.height };
  return drawArea(canvas, part, Math.min(1, most / Math.max(part.width, part.height)));
}

/** The same at another size. */
export const scaleCanvas = (canvas: HTMLCanvasElement, scale: number) =>
  drawArea(canvas, { x: 0, y: 0, width: canvas.width, height: canvas.height }, scale);

function drawArea(from: HTMLCanvasElement, { x, y, width, height }: Area, scale: number) {
  const to = canvasOf(width * scale, height * scale);
  const context = to.getContext("2d");
  if (context) context.imageSmoothingQuality = "high";
  context?.drawImage(from, x, y, width, height, 0, 0, to.width, to.height);
  return to;
}

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
