/** Whatever the officer does while two schedulers run at every moment: each message goes out once at most, two days apart, and none after a stop. */
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import fc from "fast-check";
import { beforeAll, expect, it, vi } from "vitest";
import * as Clients from "../../clients/index";
import { advance, now } from "../../platform/clock";
import { UserFacingError } from "../../platform/errors";
import { newId } from "../../platform/id";
import { deliver } from "../../platform/mail/mail";
import { isWorkingDay } from "../../platform/pure/working-day";
import { environment } from "../sending/officer.fixture";
import { type KitOfficer, kitOfficer, read, start, startRates } from "./campaigns.fixture";
import * as Campaigns from "./index";
import { APART_MS } from "./pure/plan";
import { dayIn, hourIn, zoneKeys } from "./pure/zone";

vi.mock(import("../../platform/mail/mail"), async (original) => ({ ...(await original()), deliver: vi.fn() }));

type Went = { subject: string; at: number };
const went = new Map<string, Went[]>();
beforeAll(async () => {
  const [stop, rates] = [await runBeside(startTable(), await startMail(), startFiles()), await startRates()];
  Object.assign(process.env, environment);
  let tries = 0;
  vi.mocked(deliver).mockImplementation(async ({ to, raw }) => {
    if (tries++ % 3 === 0) return { kind: "refused", reason: "MessageRejected" };
    const subject = /^Subject: (.*(?:\r\n .*)*)/m.exec(Buffer.from(raw).toString())?.[1] ?? "";
    went.set(to[0]!, [...(went.get(to[0]!) ?? []), { subject, at: now() }]);
    return { kind: "sent", messageId: newId("sentMail") };
  });
  return () => Promise.all([stop(), rates.stop()]);
});

const acts = ["nothing", "nothing", "pause", "resume", "edit", "skip", "stop", "again", "resend", "resend"] as const;
type Act = (typeof acts)[number];

/** Does what an officer does. What is refused, because a scheduler was first or the campaign is over, is as if it had not been tried. */
async function act(officer: KitOfficer, what: Act, zone: (typeof zoneKeys)[number]): Promise<void> {
  const { as, client } = officer;
  const { lastUpdated, messages } = await read(officer);
  const failed = messages.find(({ mail }) => mail?.status === "FAILED");
  const change = (sent: object) => as(() => Campaigns.change(client._id, { lastUpdated, ...sent }));
  const message = (sent: object) => as(() => Campaigns.changeMessage(client._id, "papers", { lastUpdated, ...sent }));
  const done = {
    nothing: async () => {},
    pause: () => change({ status: "paused", pausedFor: "answered" }),
    resume: () => change({ status: "active" }),
    edit: () => message({ text: { subject: "Own words", body: "Own words. [[OFFICER]]" } }),
    skip: () => message({ isSkipped: true }),
    stop: () => change({ status: "stopped" }),
    again: () => start(officer, { zone }),
    resend: async () => failed && as(() => Campaigns.sendAgain(client._id, failed.step, { lastUpdated })),
  }[what]();
  await done.catch((error: unknown) => {
    if (!(error instanceof UserFacingError)) throw error;
  });
}

let count = 0;
async function newCase(zone: (typeof zoneKeys)[number]) {
  count += 1;
  const officer = await kitOfficer();
  const email = `turn${count}@example.com`;
  const { lastUpdated: _, ...client } = officer.client;
  await officer.as(() => Clients.update({ id: client._id, client: { ...client, primaryEmail: email } }));
  await start(officer, { zone });
  return { officer, email };
}

const turn = fc.record({ hours: fc.integer({ min: 1, max: 120 }), what: fc.constantFrom(...acts) });

it("holds at every turn, in every zone", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...zoneKeys),
      fc.array(turn, { minLength: 12, maxLength: 18 }),
      async (zone, turns) => {
        const { officer, email } = await newCase(zone);
        for (const { hours, what } of turns) {
          advance(hours * 3_600_000);
          const run = () => Campaigns.run(now() + 600_000);
          await Promise.all([run(), act(officer, what, zone), run()]);
        }
        const mails = went.get(email) ?? [];
        mails.forEach(({ at }, place) => {
          expect(isWorkingDay(dayIn(zone, at))).toBe(true);
          expect(hourIn(zone, at)).toBeGreaterThanOrEqual(10);
          expect(hourIn(zone, at)).toBeLessThan(18);
          if (place > 0) expect(at - mails[place - 1]!.at).toBeGreaterThan(APART_MS - 60_000);
        });
        const { epoch } = await read(officer);
        const subjects = mails.map(({ subject }) => subject);
        expect(subjects.filter((subject) => subjects.filter((each) => each === subject).length > epoch)).toEqual([]);
        expect(subjects).not.toContain("");
        await act(officer, "stop", zone);
        advance(200 * 3_600_000);
        await Campaigns.run(now() + 600_000);
        expect((went.get(email) ?? []).length).toBe(mails.length);
      },
    ),
    { numRuns: Number(process.env.CAMPAIGN_TURNS ?? 2) },
  );
}, 600_000);
