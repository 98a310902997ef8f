/** The boxes of an MP4 or M4A (ISO 14496-12): what kind of tracks it has, and what was written beside them. */

type Bytes = Uint8Array;
type Box = { type: string; at: number; from: number; to: number };

const letters = (bytes: Bytes, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** Lists the boxes of a stretch, one after the other; undefined where they do not fill it exactly. */
function boxesOf(bytes: Bytes, from: number, to: number): Box[] | undefined {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boxes: Box[] = [];
  for (let at = from; at < to; ) {
    if (at + 8 > to) return undefined;
    const type = letters(bytes, at + 4);
    const short = view.getUint32(at);
    if (short === 1 && at + 16 > to) return undefined;
    const size = short === 0 ? to - at : short === 1 ? Number(view.getBigUint64(at + 8)) : short;
    const head = short === 1 ? 16 : 8;
    if (size < head || at + size > to) return undefined;
    boxes.push({ type, at, from: at + head, to: at + size });
    at += size;
  }
  return boxes;
}

/** What a phone writes beside picture and sound, such as where it stood. */
const notes = new Set(["udta", "meta", "uuid"]);
/** Tracks of words are for viewers as well; whatever else a camera records, such as its place by the second, is not. */
const shownTracks = new Set(["vide", "soun", "text", "sbtl", "subt", "clcp"]);

export type Mp4 = {
  hasVideo: boolean;
  /** QuickTime has the same boxes, and browsers that refuse it. */
  isQuickTime: boolean;
  /** How the pictures are coded, by the four letters of each: "avc1" is H.264, "hvc1" is HEVC. */
  codings: string[];
  clear: () => void;
};

/** Lists how the samples of a track are coded. */
function codingsOf(bytes: Bytes, media: Box): string[] {
  let place: Box | undefined = media;
  for (const type of ["minf", "stbl", "stsd"])
    place = place && boxesOf(bytes, place.from, place.to)?.find((each) => each.type === type);
  // A version and a count stand before the first.
  return (place && boxesOf(bytes, place.from + 8, place.to)?.map(({ type }) => type)) ?? [];
}

/**
 * Reads the boxes of a whole file.
 * @returns whether it has a video and how that is coded, and how what was written beside it is cleared: in its place, because the picture is found by counted bytes; undefined for a file that is damaged
 */
export function readMp4(bytes: Bytes): Mp4 | undefined {
  const top = boxesOf(bytes, 0, bytes.length);
  const movie = top?.find(({ type }) => type === "moov");
  const parts = movie && boxesOf(bytes, movie.from, movie.to);
  if (top?.[0]?.type !== "ftyp" || !parts) return undefined;
  const unwanted = [...top, ...parts].filter(({ type }) => notes.has(type));
  const codings: string[] = [];
  let hasVideo = false;
  for (const track of parts.filter(({ type }) => type === "trak")) {
    const inside = boxesOf(bytes, track.from, track.to);
    const media = inside?.find(({ type }) => type === "mdia");
    const handler = media && boxesOf(bytes, media.from, media.to)?.find(({ type }) => type === "hdlr");
    if (!inside || !handler) return undefined;
    const kind = letters(bytes, handler.from + 8);
    if (kind === "vide") {
      hasVideo = true;
      codings.push(...codingsOf(bytes, media));
    }
    unwanted.push(...(shownTracks.has(kind) ? inside.filter(({ type }) => notes.has(type)) : [track]));
  }
  const clear = () => {
    for (const { at, from, to } of unwanted) {
      bytes.set([0x66, 0x72, 0x65, 0x65], at + 4); // "free"
      bytes.fill(0, from, to);
    }
  };
  return { hasVideo, isQuickTime: letters(bytes, top[0].from) === "qt  ", codings, clear };
}
