import { startFiles } from "@highway/local/files";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";
import * as Audit from "../../../people/audit/index";
import * as Permissions from "../../../people/permissions/index";
import { personOf } from "../../../people/permissions/person.fixture";
import { advance, now } from "../../../platform/clock";
import { newId } from "../../../platform/id";
import * as News from "../index";
import { cleanText } from "./clean";
import * as Alerts from "./index";
import * as Recordings from "./recordings/index";
import { type MarketAlert, NewAlert } from "./schema";

const told = vi.hoisted(() => [] as [corpId: string, alert: MarketAlert | null][]);
vi.mock("../../hub/index", () => ({
  tellCorporation: async (...all: [string, MarketAlert | null]) => void told.push(all),
}));
beforeAll(() => runBeside(startTable(), startFiles()));
beforeEach(() => {
  told.length = 0;
});

type Person = Awaited<ReturnType<typeof personOf>>;
type Typed = Partial<Parameters<typeof Alerts.post>[0]["alert"]>;
const anAdmin = () => personOf(["officer", "admin"]);
const words = {
  headline: "Bonds at the day's low",
  text: "<p>UMBS 6.0 has <b>lost 8/32</b>.</p>",
  stance: "lock" as const,
};
const post = (admin: Person, more: Typed = {}) =>
  admin.as(() => Alerts.post({ alert: { ...words, minutes: 240, ...more } }));
const sees = (who: Person) => who.as(() => Alerts.inForce());
const missing = { code: "missing" };
const mp3 = new Uint8Array([...Buffer.from("ID3\x04", "latin1"), ...Array(16).fill(0)]);
const keptSound = async (admin: Person) => ({
  ...(await admin.as(() => Recordings.keepSound({ file: { name: "a.mp3", bytes: mp3 } }))),
  seconds: 42,
});

it("is in force for the corporation's officers and nobody else, until its time is over", async () => {
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  expect(await sees(officer)).toEqual([]);
  const { _id, postedAt } = await post(admin);
  const shown = {
    _id,
    isTest: false,
    headline: words.headline,
    text: "<p>UMBS 6.0 has <strong>lost 8/32</strong>.</p>",
    stance: "lock",
    sound: null,
    video: null,
    transcript: "",
    hasDisclaimer: true,
    postedAt,
    endsAt: expect.any(String),
  };
  expect(await sees(officer)).toEqual([shown]);
  expect(told).toEqual([[admin.corpId, shown]]);
  expect(await sees(await anAdmin())).toEqual([]);
  advance(4 * 3_600_000);
  expect(await sees(officer)).toEqual([]);
});

it("takes the place of the one before, and leaves none when it is ended", async () => {
  const admin = await anAdmin();
  await post(admin, { headline: "First" });
  advance(1);
  const { _id: id } = await post(admin, { headline: "Second" });
  expect((await sees(admin)).map(({ headline }) => headline)).toEqual(["Second"]);
  await admin.as(() => Alerts.end({ id }));
  expect(await sees(admin)).toEqual([]);
  expect(told.at(-1)).toEqual([admin.corpId, null]);
  await expect(admin.as(() => Alerts.end({ id }))).rejects.toMatchObject({ code: "conflict" });
  expect((await admin.as(() => Alerts.list({}))).map(({ headline }) => headline)).toEqual(["Second", "First"]);
});

it("takes that place by when it was posted, however early its page had made its id", async () => {
  const admin = await anAdmin();
  const early = newId("marketAlert");
  advance(60_000);
  await post(admin, { headline: "First" });
  advance(1);
  await post(admin, { _id: early, headline: "Second" });
  const headlines = ["Second", "First"];
  expect((await sees(admin)).map(({ headline }) => headline)).toEqual(["Second"]);
  expect((await admin.as(() => Alerts.list({}))).map(({ headline }) => headline)).toEqual(headlines);
});

it("stays on the pages when somebody ends the one that it replaced, and cannot be ended once its time is over", async () => {
  const admin = await anAdmin();
  const { _id: first } = await post(admin, { headline: "First" });
  advance(1);
  await post(admin, { headline: "Second", minutes: 5 });
  told.length = 0;
  const over = { code: "conflict", message: "That alert has already ended." };
  await expect(admin.as(() => Alerts.end({ id: first }))).rejects.toMatchObject(over);
  expect(told).toEqual([]);
  const [second] = await sees(admin);
  expect(second!.headline).toBe("Second");
  advance(5 * 60_000);
  await expect(admin.as(() => Alerts.end({ id: second!._id }))).rejects.toMatchObject(over);
});

it("stays on the pages also when it is posted at the moment in which another is ended", async () => {
  const admin = await anAdmin();
  const { _id: first } = await post(admin, { headline: "First" });
  advance(1);
  const { commitWithEvent } = Audit;
  vi.spyOn(Audit, "commitWithEvent").mockImplementationOnce(async (...ending) => {
    await post(admin, { headline: "Second" });
    return commitWithEvent(...ending);
  });
  await admin.as(() => Alerts.end({ id: first }));
  expect(told.map(([, alert]) => alert?.headline)).toEqual(["First", "Second", "Second"]);
});

it("leaves out what the corporation does not show", async () => {
  const admin = await anAdmin();
  await post(admin);
  const changes = { hideAlertDetails: true, showStance: false, mbsDisclaimer: false };
  await admin.as(() => Permissions.change({ changes }));
  expect(await sees(admin)).toMatchObject([{ text: null, stance: null, hasDisclaimer: false }]);
});

it("comes first in the news of the corporation's officers, with its recording", async () => {
  const admin = await anAdmin();
  const sound = await keptSound(admin);
  const { _id: alertID } = await post(admin, { sound, transcript: "Bonds are at the day's low." });
  vi.spyOn(console, "error").mockReturnValue();
  const [first] = await admin.as(() => News.forOfficer());
  expect(first).toMatchObject({
    news: words.headline,
    isAlert: true,
    alertID,
    audioElement: sound.address,
    sample: false,
  });
  vi.restoreAllMocks();
});

it("is run by the admin of the corporation and by staff, and by nobody else; each deed is in the trail", async () => {
  const admin = await anAdmin();
  const { corpId: corpID } = admin;
  const { _id: id } = await post(admin);
  const alert = { ...words, minutes: 60 };
  for (const other of [await personOf(["officer"], corpID), await anAdmin()])
    for (const deed of [
      () => Alerts.list({ corpID }),
      () => Alerts.post({ corpID, alert }),
      () => Alerts.draft({ corpID, alert: words }),
      () => Alerts.end({ corpID, id }),
      () => Recordings.keepSound({ corpID, file: { name: "a.mp3", bytes: mp3 } }),
    ])
      await expect(other.as(async () => deed())).rejects.toMatchObject(missing);
  const stranger = await anAdmin();
  await expect(stranger.as(() => Alerts.end({ id }))).rejects.toMatchObject(missing);
  await expect(stranger.as(() => Alerts.countOpening({ _id: id }))).rejects.toMatchObject(missing);
  await (await personOf(["officer", "staff"])).as(() => Alerts.end({ corpID, id }));
  const trail = await admin.as(() => Audit.list({ scope: "corp" }));
  expect(trail.map(({ kind, detail }) => [kind, detail.headline])).toEqual([
    ["market-alert.ended", words.headline],
    ["market-alert.posted", words.headline],
  ]);
});

it("is posted once, however often it is sent under its id", async () => {
  const admin = await anAdmin();
  const _id = newId("marketAlert");
  await post(admin, { _id });
  expect(await post(admin, { _id, headline: "Sent again" })).toMatchObject({ headline: words.headline });
  expect(await admin.as(() => Alerts.list({}))).toHaveLength(1);
  expect(told).toHaveLength(1);
});

it("counts each officer who opened it once", async () => {
  const admin = await anAdmin();
  const officer = await personOf(["officer"], admin.corpId);
  const { _id } = await post(admin);
  for (const who of [officer, officer, admin]) await who.as(() => Alerts.countOpening({ _id }));
  expect(await admin.as(() => Alerts.list({}))).toMatchObject([{ opened: 2 }]);
});

it.each([0, -1, 1.5, 7 * 1_440 + 1])("refuses to end %d minutes from now", (minutes) => {
  const { error } = NewAlert.safeParse({ ...words, minutes });
  expect(error!.issues[0]!.message).toBe("Choose a time in the next 7 days");
});

it("wants the words of a recording, and shows them to whoever cannot listen", async () => {
  const admin = await anAdmin();
  const sound = await keptSound(admin);
  for (const transcript of [undefined, "", "  "]) {
    const { error } = NewAlert.safeParse({ ...words, sound, transcript, minutes: 60 });
    expect(error!.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ["transcript", "Enter the transcript for those who cannot listen"],
    ]);
  }
  await post(admin, { sound, transcript: "Bonds are at the day's low." });
  expect(await sees(admin)).toMatchObject([{ transcript: "Bonds are at the day's low." }]);
  await post(admin, { transcript: "Words of a recording that was taken away" });
  expect((await sees(admin)).map(({ transcript }) => transcript)).toEqual([""]);
});

it("ends on the full minute", async () => {
  const admin = await anAdmin();
  const { endsAt } = await post(admin, { minutes: 18 });
  expect(endsAt.slice(17)).toBe("00.000Z");
  expect(Date.parse(endsAt) - now()).toBeGreaterThan(17 * 60_000 - 1_000);
});

it("shows a draft to whoever writes it, and keeps and tells nothing", async () => {
  const admin = await anAdmin();
  const shown = await admin.as(() => Alerts.draft({ alert: { ...words, text: "<script>x</script><p>Seen</p>" } }));
  expect(shown).toMatchObject({ headline: words.headline, text: "<p>Seen</p>", isTest: true });
  expect([told, await sees(admin)]).toEqual([[], []]);
});

it.each([
  ["<p onclick=x()>Seen</p>", "<p>Seen</p>"],
  ["<img src=x onerror=alert(1)>Seen", "Seen"],
  ['<a href="javascript:alert(1)">Seen</a>', "<a>Seen</a>"],
  ['<a href="//evil.example">Seen</a>', "<a>Seen</a>"],
  ['<a href="mailto:desk@summit.example">Seen</a>', '<a href="mailto:desk@summit.example">Seen</a>'],
  [
    '<a href="https://summit.example/a?b=1&amp;c=2" target="_top">Seen</a>',
    '<a href="https://summit.example/a?b=1&amp;c=2">Seen</a>',
  ],
  ["<style>p{}</style><svg><script>1</script></svg><iframe src=x></iframe><p>Seen</p>", "<p>Seen</p>"],
  ["<ul><li><i>Seen</i></li></ul>", "<ul><li><em>Seen</em></li></ul>"],
  ["<p> </p>", ""],
])("of %s remains %s", async (typed, clean) => expect(await cleanText(typed)).toBe(clean));

it("refuses a text of more words than anybody reads", async () => {
  await expect(cleanText(`<p>${"a".repeat(2_001)}</p>`)).rejects.toMatchObject({ code: "invalid" });
});
