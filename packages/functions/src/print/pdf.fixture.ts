/** Reads a PDF back as a reader program does: its words by page, its tags, its pictures and fonts, and what a page looks like. */
import { getDocument, OPS, type PDFDocumentProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { TextItem } from "pdfjs-dist/types/src/display/api";
import { PNG } from "pngjs";

/** A tag: its kind, what it says in place of a picture, and the tags in it. */
type Tag = { role?: string; alt?: string; lang?: string; children?: Tag[] };
type Word = { text: string; left: number; right: number; bottom: number };
export type PdfPage = { text: string; words: Word[]; tags: Tag[]; pictures: number; fonts: string[] };

const isWord = (item: object): item is TextItem => "str" in item && (item as TextItem).str.trim() !== "";

/** Lists a tag and all tags below it. */
const tagsOf = (tag: Tag): Tag[] => [tag, ...(tag.children ?? []).flatMap(tagsOf)];

async function pageOf(document: PDFDocumentProxy, number: number): Promise<PdfPage> {
  const page = await document.getPage(number);
  const { items, styles } = await page.getTextContent();
  const words = items.filter(isWord).map(({ str, transform, width }) => ({
    text: str,
    left: transform[4] as number,
    right: (transform[4] as number) + width,
    bottom: transform[5] as number,
  }));
  const { fnArray } = await page.getOperatorList();
  const tree = (await page.getStructTree()) as Tag | null;
  return {
    text: words
      .map(({ text }) => text)
      .join(" ")
      .replace(/\s+/g, " "),
    words,
    tags: tree ? tagsOf(tree) : [],
    pictures: fnArray.filter((operation) => operation === OPS.paintImageXObject).length,
    // A font that the file draws itself, letter by letter, has no name.
    fonts: Object.keys(styles).flatMap((id) => (page.commonObjs.get(id) as { name?: string }).name ?? []),
  };
}

/** The height of a Letter page and its margins, in points. */
const height = 792;
const margin = { top: 36, bottom: 51.84 };

/** Where the lines of a page stand, besides its footer. */
const bottomsOf = (words: PdfPage["words"]) => [
  ...new Set(words.map(({ bottom }) => bottom).filter((bottom) => bottom > margin.bottom)),
];

/** Counts the lines of a page besides its footer. */
export const linesOf = ({ words }: PdfPage) => bottomsOf(words).length;

/** How full a page is above its foot: what its lowest word, or its largest gap between words, leaves of it. */
export function fillOf({ words }: PdfPage): { filled: number; gap: number } {
  const room = height - margin.top - margin.bottom;
  const tops = [height - margin.top, ...bottomsOf(words)].sort((one, other) => other - one);
  const gaps = tops.slice(1).map((line, at) => tops[at]! - line);
  return { filled: (height - margin.top - tops.at(-1)!) / room, gap: Math.max(0, ...gaps) / room };
}

/** Tells what pdf.js makes of the file. `draw` renders one of its pages in shades of gray, with one pixel for each point. */
export async function readPdf(bytes: Uint8Array) {
  const document = await getDocument({ data: Uint8Array.from(bytes), verbosity: 0 }).promise;
  const numbers = Array.from({ length: document.numPages }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((number) => pageOf(document, number)));
  const { info } = await document.getMetadata();
  return {
    pages,
    text: pages.map(({ text }) => text).join(" "),
    info: info as { Title?: string; Language?: string },
    // The type of pdf.js says that this is an object, but it is a map.
    isTagged:
      ((await document.getMarkInfo()) as unknown as ReadonlyMap<string, boolean> | null)?.get("Marked") === true,
    outline: ((await document.getOutline()) ?? []).flatMap(({ title, items }) => [
      title,
      ...items.map((item) => item.title),
    ]),
    draw: (number: number) => drawn(document, number),
    close: () => document.loadingTask.destroy(),
  };
}

/** Where there is no browser, pdf.js draws on a canvas of its own, which its types do not name. */
type Canvas = { canvas: HTMLCanvasElement; context: CanvasRenderingContext2D };

async function drawn(document: PDFDocumentProxy, number: number): Promise<PNG> {
  const page = await document.getPage(number);
  const viewport = page.getViewport({ scale: 1 });
  const factory = document.canvasFactory as { create: (width: number, height: number) => Canvas };
  const { canvas, context } = factory.create(viewport.width, viewport.height);
  await page.render({ canvas, canvasContext: context, viewport }).promise;
  const { data, width, height } = context.getImageData(0, 0, viewport.width, viewport.height);
  const image = new PNG({ width, height, colorType: 0, inputColorType: 6 });
  image.data = Buffer.from(data);
  return image;
}

const lightOf = ({ data }: PNG, at: number) => 0.3 * data[at]! + 0.59 * data[at + 1]! + 0.11 * data[at + 2]!;

/** Works out the share of pixels that differ by more than a quarter of the range from black to white. */
export function difference(one: PNG, other: PNG): number {
  if (one.width !== other.width || one.height !== other.height) return 1;
  let differ = 0;
  for (let at = 0; at < one.data.length; at += 4) if (Math.abs(lightOf(one, at) - lightOf(other, at)) > 64) differ++;
  return differ / (one.width * one.height);
}
