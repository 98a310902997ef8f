/** The elements of a WebM (RFC 8794, RFC 9559): whether it has a video, and what was written beside it. */

type Bytes = Uint8Array;
type Element = { id: number; at: number; from: number; to: number };

const id = {
  head: 0x1a45dfa3,
  documentType: 0x4282,
  segment: 0x18538067,
  cluster: 0x1f43b675,
  tracks: 0x1654ae6b,
  track: 0xae,
  trackType: 0x83,
  coding: 0x86,
  tags: 0x1254c367,
  attachments: 0x1941a469,
} as const;
const VIDEO = 1;
const VOID = 0xec;

/** The first byte tells by its leading zeros how many bytes a number has. */
const widthOf = (first: number) => Math.clz32(first) - 23;

function elementAt(bytes: Bytes, at: number, end: number): (Element & { isOpen: boolean }) | undefined {
  const idWidth = widthOf(bytes[at]!);
  const sizeAt = at + idWidth;
  const sizeWidth = sizeAt < end ? widthOf(bytes[sizeAt]!) : 9;
  const from = sizeAt + sizeWidth;
  if (idWidth > 4 || sizeWidth > 8 || from > end) return undefined;
  const number = bytes.subarray(at, sizeAt).reduce((sum, byte) => sum * 256 + byte, 0);
  const [first = 0, ...others] = bytes.subarray(sizeAt, from);
  const marked = first & (0xff >> sizeWidth);
  const isOpen = marked === 0xff >> sizeWidth && others.every((byte) => byte === 0xff);
  const size = others.reduce((sum, byte) => sum * 256 + byte, marked);
  return { id: number, at, from, to: isOpen ? end : from + size, isOpen };
}

/** Lists the elements of a stretch; undefined where one is broken off. What has no length, as a recorder writes it, is read as if its parts stood in its place. */
function elementsOf(bytes: Bytes, from: number, end: number): Element[] | undefined {
  const elements: Element[] = [];
  for (let at = from; at < end; ) {
    const element = elementAt(bytes, at, end);
    if (!element || element.to > end) return undefined;
    elements.push(element);
    at = element.isOpen ? element.from : element.to;
  }
  return elements;
}

export type WebM = {
  hasVideo: boolean;
  /** How the pictures are coded, such as "V_VP9". */
  codings: string[];
  clear: () => void;
};

/**
 * Reads the elements of a whole file.
 * @returns whether it has a video and how that is coded, and how what was written beside it is cleared, in its place; undefined for a file that is none, or damaged
 */
export function readWebM(bytes: Bytes): WebM | undefined {
  const [head, segment] = elementsOf(bytes, 0, bytes.length) ?? [];
  if (head?.id !== id.head || segment?.id !== id.segment) return undefined;
  const kind = elementsOf(bytes, head.from, head.to)?.find((each) => each.id === id.documentType);
  if (!kind || String.fromCharCode(...bytes.subarray(kind.from, kind.to)) !== "webm") return undefined;
  const parts = elementsOf(bytes, segment.from, segment.to);
  const tracks = parts?.find((each) => each.id === id.tracks);
  const all = tracks && elementsOf(bytes, tracks.from, tracks.to);
  if (!parts || !all) return undefined;
  const pictures = all
    .filter((track) => track.id === id.track)
    .map((track) => elementsOf(bytes, track.from, track.to) ?? [])
    .filter((track) => track.some((each) => each.id === id.trackType && bytes[each.from] === VIDEO));
  const codings = pictures
    .flat()
    .filter((each) => each.id === id.coding)
    .map(({ from, to }) => String.fromCharCode(...bytes.subarray(from, Math.min(to, from + 16))));
  const unwanted = parts.filter((each) => each.id === id.tags || each.id === id.attachments);
  const clear = () => {
    for (const each of unwanted) blank(bytes, each);
  };
  return { hasVideo: pictures.length > 0, codings, clear };
}

/** Makes an element a void one of the same length. */
function blank(bytes: Bytes, { at, to }: Element) {
  bytes.fill(0, at, to);
  bytes[at] = VOID;
  const length = to - at;
  // The width of an element's id and size is five bytes at least, so one of them is left for a short size.
  if (length < 10) bytes[at + 1] = 0x80 | (length - 2);
  else {
    bytes[at + 1] = 0x01;
    new DataView(bytes.buffer, bytes.byteOffset).setUint32(at + 5, length - 9);
  }
}
