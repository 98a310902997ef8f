/** How fast a full outbox empties: 15,000 mails in ten minutes are asked for, by a job that runs for 50 seconds of each minute. */
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it, vi } from "vitest";
import { jobs } from "../../jobs";
import { advance, now } from "../../platform/clock";
import { newId } from "../../platform/id";
import { deliver } from "../../platform/mail/mail";
import { toMails } from "./accept";
import { lanes, SendEntity, type SendItem, SentMailEntity } from "./entity";
import { type Envelope, envelopeOf, letterTo } from "./letter";
import { resume } from "./outbox";

vi.mock(import("../../platform/mail/mail"), async (original) => ({ ...(await original()), deliver: vi.fn() }));
vi.mock(import("./letter"), async (original) => ({ ...(await original()), envelopeOf: vi.fn(), letterTo: vi.fn() }));

beforeAll(() => runBeside(startTable()));

/** What a mail takes from its claim to its end, in simulated milliseconds: SES answers in 100, and the table six times in 15. */
const A_MAIL = 200;
/** After so long nobody else is on the way. It is far more than a write to the local table takes. */
const NOBODY_ELSE = 700;

/** A mail service in simulated time. It answers those who wait together once nobody else comes, and then the time of a mail has passed for all of them. */
function simulatedService(mostAtOnce: number) {
  let waiting: (() => void)[] = [];
  let timer: NodeJS.Timeout;
  const counted = { mails: 0, milliseconds: 0 };
  const answerAll = () => {
    clearTimeout(timer);
    counted.milliseconds += A_MAIL;
    advance(A_MAIL);
    for (const answer of waiting.splice(0)) answer();
  };
  vi.mocked(deliver).mockImplementation(async () => {
    counted.mails += 1;
    clearTimeout(timer);
    timer = setTimeout(answerAll, NOBODY_ELSE);
    await new Promise<void>((answer) => {
      waiting = [...waiting, answer];
      if (waiting.length === mostAtOnce) answerAll();
    });
    return { kind: "sent", messageId: newId("sentMail") };
  });
  return counted;
}

it("15,000 mails go out in ten minutes, as the simulated drain of an outbox of small sends shows", async () => {
  vi.mocked(envelopeOf).mockResolvedValue({} as Envelope);
  vi.mocked(letterTo).mockResolvedValue({ message: {} as never, linkId: undefined, discard: async () => undefined });
  const fixed = {
    corpId: "crp_1",
    createdAt: "2026-11-28T00:00:00.000Z",
    kind: "report",
    reportId: "none",
    reportName: "",
    tool: "lc2",
    lang: "en",
    message: { html: "", text: "", images: [] } as never,
    hasPasscode: false,
    pictureBytes: 0,
    isForApproval: false,
    firstMail: "",
    lastMail: "",
  } as const;
  const sends: SendItem[] = Array.from({ length: 150 }, (_, at) => ({
    ...fixed,
    recipients: [],
    ownerId: `usr_${at % 40}`,
    sendId: newId("send"),
  }));
  await SendEntity.put(sends).go({ concurrent: 4 });
  const mails = sends.flatMap((send, at) =>
    toMails(
      send,
      Array.from({ length: 1 + (at % 3) }, (_, to) => ({ role: "copy" as const, email: `p${to}@example.com`, cc: [] })),
    ),
  );
  await SentMailEntity.put(mails).go({ concurrent: 4 });
  expect(new Set(mails.map(({ outbox }) => outbox)).size).toBe(lanes.length);
  advance(3_600_000);

  const sent = simulatedService(8);
  await resume(now() + jobs.resumeSends.seconds * 1000);
  expect(sent.mails).toBe(mails.length);
  const aSecond = sent.mails / (sent.milliseconds / 1000);
  const tenMinutes = aSecond * jobs.resumeSends.seconds * (10 / jobs.resumeSends.everyMinutes);
  expect(tenMinutes).toBeGreaterThanOrEqual(15_000);
});
