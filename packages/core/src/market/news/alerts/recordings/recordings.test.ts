import { startFiles } from "@highway/local/files";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { personOf } from "../../../../people/permissions/person.fixture";
import { newId } from "../../../../platform/id";
import * as Alerts from "../index";
import { NewAlert } from "../schema";
import { checkedVideo, soundType } from "./checks";
import * as Recordings from "./index";
import { readMp4 } from "./mp4";
import { smallMp4, smallWebM } from "./video.fixture";
import { readWebM } from "./webm";

beforeAll(() => runBeside(startTable(), startFiles()));
type Person = Awaited<ReturnType<typeof personOf>>;
const anAdmin = () => personOf(["officer", "admin"]);
const missing = { code: "missing" };
const bytesOf = (text: string, more = 16) => new Uint8Array([...Buffer.from(text, "latin1"), ...Array(more).fill(0)]);
const mp3 = bytesOf("ID3\x04");
const words = { headline: "Bonds at the day's low", minutes: 60, transcript: "Bonds are at their low." };

it("keeps a recording for the people of its corporation", async () => {
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  const { address } = await admin.as(() => Recordings.keepSound({ file: { name: "a.mp3", bytes: mp3 } }));
  const soundID = address.split("=")[1]!;
  expect(await officer.as(() => Recordings.sound({ soundID }))).toMatchObject({ type: "audio/mpeg", bytes: mp3 });
  await expect((await anAdmin()).as(() => Recordings.sound({ soundID }))).rejects.toMatchObject(missing);
});

it.each<[string, ReturnType<typeof soundType>]>([
  ["\xff\xfb\x90\x00", "audio/mpeg"],
  ["\0\0\0\x20ftypM4A ", "audio/mp4"],
  ["RIFF\0\0\0\0WAVE", "audio/wav"],
  ["\xff\xd8\xff\xe0", undefined],
  ["\0\0\0\x20ftypheic", undefined],
  ["<html>", undefined],
  ["ID", undefined],
])("knows %j by its first bytes", (start, type) =>
  expect(soundType(bytesOf(start, start === "ID" ? 0 : 16))).toBe(type),
);

it("refuses a file that is no recording, and one that is too large", async () => {
  const admin = await anAdmin();
  const keep = (bytes: Uint8Array) => admin.as(async () => Recordings.keepSound({ file: { name: "a.mp3", bytes } }));
  await expect(keep(bytesOf("%PDF-1.7"))).rejects.toMatchObject({
    message: "File needs to be MP3, M4A or WAV format.",
  });
  await expect(keep(bytesOf("ID3", 4 * 1024 * 1024))).rejects.toMatchObject({
    message: "The file must not be larger than 4 MB.",
  });
});

/** Uploads and keeps a video as a page does. */
async function keepVideo(
  admin: Person,
  bytes: Uint8Array<ArrayBuffer>,
  type: "video/mp4" | "video/webm" = "video/mp4",
) {
  const { fullPath, signedUrl } = await admin.as(() => Recordings.signVideo({ type, size: bytes.length }));
  const put = await fetch(signedUrl, { method: "PUT", headers: { "content-type": type }, body: bytes });
  expect(put.status).toBe(200);
  return { fullPath, kept: admin.as(() => Recordings.keepVideo({ fullPath })) };
}
const idIn = ({ address }: { address: string }) => address.split("=")[1]!;

it.each([
  ["video/mp4", smallMp4],
  ["video/webm", smallWebM],
] as const)("keeps an %s for the people of its corporation, who play it whole or by parts", async (type, file) => {
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  const videoID = idIn(await (await keepVideo(admin, file(), type)).kept);
  const { url } = await officer.as(() => Recordings.video({ videoID }));
  const whole = await fetch(url);
  expect(whole.headers.get("content-type")).toBe(type);
  expect(new Uint8Array(await whole.arrayBuffer())).toEqual(checkedVideo(file()).bytes);
  const part = await fetch(url, { headers: { range: "bytes=4-7" } });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, `bytes 4-7/${file().length}`]);
  expect(new Uint8Array(await part.arrayBuffer())).toEqual(checkedVideo(file()).bytes.subarray(4, 8));
  await expect((await anAdmin()).as(() => Recordings.video({ videoID }))).rejects.toMatchObject(missing);
  expect((await fetch(url.replace(/.(?=$)/, (last) => (last === "0" ? "1" : "0")))).status).toBe(403);
});

it("takes what was checked once, and from whoever uploaded it alone", async () => {
  const admin = await anAdmin();
  const { fullPath, kept } = await keepVideo(admin, smallMp4());
  await kept;
  await expect(admin.as(() => Recordings.keepVideo({ fullPath }))).rejects.toMatchObject(missing);
  const { fullPath: waiting } = await admin.as(() => Recordings.signVideo({ type: "video/mp4", size: 10 }));
  await expect((await anAdmin()).as(() => Recordings.keepVideo({ fullPath: waiting }))).rejects.toMatchObject(missing);
  const officer = await personOf(["officer"], admin.corpId);
  await expect(officer.as(async () => Recordings.signVideo({ type: "video/mp4", size: 10 }))).rejects.toMatchObject(
    missing,
  );
  await expect(officer.as(async () => Recordings.keepVideo({ fullPath }))).rejects.toMatchObject(missing);
});

it.each<[string, Uint8Array<ArrayBuffer>]>([
  ["a page", bytesOf("<html><script>1</script>")],
  ["sound alone", smallMp4().map((byte, at, all) => (isWord(all, at, "vide") ? 0x73 : byte))],
  ["a broken MP4", smallMp4().subarray(0, 1_000)],
  ["a broken WebM", smallWebM().subarray(0, 600)],
  ["a Matroska that is no WebM", smallWebM().map((byte, at, all) => (isWord(all, at, "webm") ? 0x78 : byte))],
])("refuses %s, and keeps nothing of it", async (_what, bytes) => {
  const admin = await anAdmin();
  const { fullPath, kept } = await keepVideo(admin, bytes);
  await expect(kept).rejects.toMatchObject({ message: "File needs to be MP4 or WebM format." });
  await expect(admin.as(() => Recordings.keepVideo({ fullPath }))).rejects.toMatchObject(missing);
});
function isWord(all: Uint8Array, at: number, word: string) {
  return Buffer.from(all.subarray(at, at + word.length)).toString("latin1") === word;
}

const coded = (file: Uint8Array<ArrayBuffer>, from: string, to: string) => {
  const at = Buffer.from(file).lastIndexOf(from);
  return file.map((byte, index) => (index >= at && index < at + from.length ? to.charCodeAt(index - at) : byte));
};
const elsewhere = "Not every browser can show this video. Export it as MP4 with H.264, and try again.";
const movie = "This is a QuickTime movie, which many browsers do not play. Export it as MP4, and try again.";
it.each([
  ["HEVC in an MP4", coded(smallMp4(), "avc1", "hvc1"), elsewhere],
  ["AV1 in an MP4", coded(smallMp4(), "avc1", "av01"), elsewhere],
  ["an MP4 that does not say how it is coded", coded(smallMp4(), "stsd", "free"), elsewhere],
  ["AV1 in a WebM", coded(smallWebM(), "V_VP8", "V_AV1"), elsewhere],
  ["a QuickTime movie under the name of an MP4", coded(smallMp4().fill(0x20, 8, 12), "    ", "qt  "), movie],
])("refuses %s, and says what to do", async (_what, bytes, sentence) => {
  const { kept } = await keepVideo(await anAdmin(), bytes);
  await expect(kept).rejects.toMatchObject({ message: sentence, fields: { fullPath: sentence } });
});

it("signs no upload beyond 50 MB", async () => {
  const admin = await anAdmin();
  const size = 50 * 1024 * 1024 + 1;
  await expect(admin.as(async () => Recordings.signVideo({ type: "video/mp4", size }))).rejects.toThrow(
    "The video must not be larger than 50 MB.",
  );
});

const box = (type: string, ...inside: Uint8Array[]) => {
  const content = Buffer.concat(inside);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, content]);
};
const text = (words: string) => Buffer.from(words, "latin1");
const samples = (coding: string) => box("stbl", box("stsd", Buffer.alloc(8), box(coding, Buffer.alloc(8))));
const track = (kind: string, ...more: Uint8Array[]) =>
  box(
    "trak",
    box("mdia", box("hdlr", Buffer.alloc(8), text(kind), Buffer.alloc(12)), box("minf", samples("avc1"))),
    ...more,
  );

it("clears what a phone wrote beside an MP4, and moves none of its picture", () => {
  const place = "+35.7796-078.6382/";
  const file = new Uint8Array(
    Buffer.concat([
      box("ftyp", text("isom\0\0\0\0")),
      box(
        "moov",
        track("vide", box("udta", text(place))),
        track("meta", box("minf", text(place))),
        box("udta", box("\xa9xyz", text(place))),
        box("meta", text(place)),
      ),
      box("uuid", text(place)),
      box("mdat", text("the picture")),
    ]),
  );
  const { bytes } = checkedVideo(file.slice());
  expect(bytes).toHaveLength(file.length);
  expect(Buffer.from(bytes).includes(place)).toBe(false);
  expect(Buffer.from(bytes).indexOf("the picture")).toBe(Buffer.from(file).indexOf("the picture"));
  expect(Buffer.from(bytes).includes("vide")).toBe(true);
  expect(readMp4(bytes)).toMatchObject({ hasVideo: true });
});

it.each(["short", "a longer note, of where somebody stood"])("clears the tags of a WebM (%s)", (note) => {
  const small = smallWebM();
  const tags = Buffer.concat([Buffer.from([0x12, 0x54, 0xc3, 0x67, 0x80 | note.length]), text(note)]);
  const at = Buffer.from(small).indexOf(Buffer.from([0x1f, 0x43, 0xb6, 0x75, 0x01]));
  const longer = Buffer.concat([small.subarray(0, at), tags, small.subarray(at)]);
  const size = longer.indexOf(Buffer.from([0x18, 0x53, 0x80, 0x67])) + 4;
  longer.writeBigUInt64BE(longer.readBigUInt64BE(size) + BigInt(tags.length), size);
  const file = new Uint8Array(longer);
  const { bytes } = checkedVideo(file);
  expect(Buffer.from(bytes).includes(note)).toBe(false);
  expect(readWebM(bytes)).toMatchObject({ hasVideo: true });
  expect(Buffer.from(bytes.subarray(at + tags.length))).toEqual(Buffer.from(small.subarray(at)));
});

it("reads any bytes to an end, and changes no length", () => {
  const files = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    fc
      .tuple(fc.constantFrom(smallMp4, smallWebM), fc.nat(1_200), fc.nat(255))
      .map(([file, at, byte]) => file().map((old, index) => (index === at ? byte : old))),
  );
  fc.assert(
    fc.property(files, (bytes) => {
      const { length } = bytes;
      readMp4(bytes)?.clear();
      readWebM(bytes)?.clear();
      expect(bytes).toHaveLength(length);
    }),
    { numRuns: 500 },
  );
});

it("posts no alert with a recording that is not kept, or with two", async () => {
  const admin = await anAdmin();
  const sound = { address: `/v1/markets/news/alert-sound?soundID=${newId("alertSound")}`, seconds: 42 };
  const gone = { address: `/v1/markets/news/alert-video?videoID=${newId("alertVideo")}`, seconds: 42 };
  const says = "This recording is no longer kept. Choose or record it again.";
  for (const [field, recording] of Object.entries({ sound, video: gone })) {
    const post = admin.as(() => Alerts.post({ alert: { ...words, [field]: recording } }));
    await expect(post).rejects.toMatchObject({ message: says, fields: { [field]: says } });
  }
  expect(await admin.as(() => Alerts.list({}))).toEqual([]);
  const { error } = NewAlert.safeParse({ ...words, sound, video: gone });
  expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ["video", "Attach a recording or a video, not both"],
  ]);
});

it("shows a video with its words, and wants them", async () => {
  const admin = await anAdmin();
  const { address } = await (await keepVideo(admin, smallMp4())).kept;
  const video = { address, seconds: 1 };
  const { error } = NewAlert.safeParse({ ...words, video, transcript: " " });
  expect(error!.issues[0]!.message).toBe("Enter the transcript for those who cannot listen");
  await admin.as(() => Alerts.post({ alert: { ...words, video } }));
  expect(await admin.as(() => Alerts.inForce())).toMatchObject([{ video, sound: null, transcript: words.transcript }]);
});
