import { createECDH, createPublicKey, verify } from "node:crypto";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { buffer } from "node:stream/consumers";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startPush } from "@highway/local/push";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startSockets } from "@highway/local/sockets";
import { startTable } from "@highway/local/table";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import * as Branding from "../branding/index";
import * as Quotes from "../market/quotes/index";
import type { NewTicks } from "../market/quotes/keep";
import { easternInstant, inEastern } from "../market/quotes/pure/eastern";
import { nextTradingDay } from "../market/quotes/pure/trading-days";
import * as Sheets from "../market/sheets/index";
import * as Users from "../people/users/index";
import { advance, now } from "../platform/clock";
import { newId } from "../platform/id";
import { send } from "../platform/mail/mail";
import * as Reports from "../reports/index";
import * as OfClient from "../reports/of-client/index";
import { environment, newOfficer, type Officer } from "../sharing/sending/officer.fixture";
import * as Devices from "./devices";
import { AlertEntity } from "./entity";
import { evaluate, evaluateIndices, takeUpDue } from "./evaluate";
import { exampleDevice, exampleInput } from "./example";
import { figuresFor, floatingLoan } from "./floating";
import * as History from "./history";
import * as Alerts from "./index";
import { alertMail } from "./mail";
import { pushReceiver } from "./push-message.fixture";
import type { AlertJob, AlertSettings, RuleInput } from "./schema";
import { saveSettings } from "./settings";
import { pushText, tell } from "./tell";
import { rateText, shortName } from "./told-words";

const vapid = createECDH("prime256v1");
const jobs: AlertJob[] = [];
const mail = startMail();
beforeAll(async () => {
  vapid.generateKeys();
  Object.assign(process.env, environment, {
    VAPID_PUBLIC_KEY: vapid.getPublicKey("base64url"),
    VAPID_KEY: Buffer.from(vapid.getPrivateKey("hex").padStart(64, "0"), "hex").toString("base64url"),
  });
  const take = async ({ Records }: { Records: { body: string }[] }) => {
    jobs.push(...Records.map(({ body }) => JSON.parse(body)));
  };
  const queues = startQueues({ alerts: take });
  return runBeside(startTable(), mail, startOutside(), queues, startPush(), startSockets({ originSecret: "s" }));
});

/** The alerts of the test's own officer that were handed over; rules of the tests before are still there. */
const handed = () => jobs.filter(({ ownerId }) => ownerId === officer.user.id);

const COUPON = "umbs30-6.0";
let day: string;
let officer: Officer;
beforeEach(async () => {
  jobs.length = 0;
  day = nextTradingDay(inEastern(now()).day);
  advance(easternInstant(day, 637) - now());
  vi.spyOn(Quotes, "pricesAt").mockImplementation(async () => ({ day, prices: new Map([[COUPON, 101.56]]) }));
  officer = await newOfficer();
});

afterEach(async () => {
  vi.restoreAllMocks();
  // Each price is held against all rules there are.
  await officer.as(async () => {
    for (const { id } of (await Alerts.mine()).rules) await Alerts.remove({ id });
  });
});

const at = (price: number, secondsAgo = 0) => ({ at: now() - secondsAgo * 1000, price });
const frame = (...ticks: { at: number; price: number }[]): NewTicks => ({
  day,
  sample: true,
  coupons: [
    {
      couponID: COUPON,
      couponName: "UMBS 30Y 6.0",
      previousClose: 101.47,
      before: new Date(now() - 60_000).toISOString(),
      ticks,
    },
  ],
});
const setUp = (over: Partial<RuleInput> = {}) =>
  officer.as(() => Alerts.create({ rule: { ...exampleInput, ...over } }));
const sheetAt = (time: string | null) => officer.as(() => Alerts.saveSheet({ time }));
const history = () => officer.as(() => History.list());

describe("an alert", () => {
  it("waits for the sheet, is sent once by the tick that reaches it, and says what moved", async () => {
    await setUp();
    await evaluate(frame(at(101)));
    expect(await history()).toEqual([]);
    await sheetAt("09:40");
    await evaluate(frame(at(101.32)));
    expect(await history()).toEqual([]);
    const tick = at(101.3);
    await evaluate(frame(at(101.4, 2), tick));
    await evaluate(frame(at(101)));
    const [alert, ...others] = await history();
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      title: "UMBS 30Y 6.0 fell 8+/32 since your 9:40 sheet",
      from: 101.56,
      to: 101.3,
      tickAt: new Date(tick.at).toISOString(),
      gapMinutes: null,
      sample: true,
    });
    await expect.poll(handed).toEqual([{ ownerId: officer.user.id, alertId: alert!.id }]);
  });

  it("waits at the price of a sheet that came out while it was set up or changed", async () => {
    const { ofToday } = Sheets;
    const meanwhile = (time: string | null) =>
      vi.spyOn(Sheets, "ofToday").mockImplementationOnce(async () => {
        const read = await ofToday();
        await sheetAt(time);
        return read;
      });
    meanwhile("09:40");
    await setUp();
    await evaluate(frame(at(101.3)));
    expect(await history()).toHaveLength(1);
    await sheetAt(null);
    const rule = await setUp({ since: "close" });
    meanwhile("09:40");
    await officer.as(() => Alerts.update({ id: rule.id, rule: { ...exampleInput, amount: 30 } }));
    await evaluate(frame(at(101.25)));
    expect(await history()).toHaveLength(2);
  });

  it("is sent once when many evaluate the same tick at once", async () => {
    await setUp({ since: "close" });
    const one = frame(at(101.2));
    await Promise.all([evaluate(one), evaluate(one), evaluate(one), evaluate(one)]);
    expect(await history()).toHaveLength(1);
  });

  it("comes again on the next day of trading, unless it turns itself off", async () => {
    await setUp({ since: "close" });
    const once = await setUp({ since: "level", direction: "falls", amount: 101.4, isOnce: true });
    await evaluate(frame(at(101.2)));
    expect(await history()).toHaveLength(2);
    expect((await officer.as(() => Alerts.mine())).rules.find(({ id }) => id === once.id)?.isOn).toBe(false);
    day = nextTradingDay(day);
    advance(easternInstant(day, 637) - now());
    await evaluate(frame(at(101.1)));
    expect(await history()).toHaveLength(3);
    await evaluate(frame(at(101.05)));
    expect(await history()).toHaveLength(3);
  });

  it("stays sent for the day when it is changed, and says nothing while it is off", async () => {
    const rule = await setUp({ since: "close" });
    await evaluate(frame(at(101.2)));
    await officer.as(() => Alerts.update({ id: rule.id, rule: { ...exampleInput, since: "close", amount: 1 } }));
    await evaluate(frame(at(101.1)));
    expect(await history()).toHaveLength(1);
    await setUp({ since: "level", amount: 101.3, isOn: false });
    await evaluate(frame(at(101)));
    expect(await history()).toHaveLength(1);
  });

  it("says for how long the feed was silent before", async () => {
    await setUp({ since: "close" });
    const tick = at(101.2);
    const silent = frame(tick);
    const before = new Date(tick.at - 11 * 60_000).toISOString();
    await evaluate({ ...silent, coupons: silent.coupons.map((coupon) => ({ ...coupon, before })) });
    expect((await history())[0]!.gapMinutes).toBe(11);
  });

  it("waits with a sheet whose minute has no price yet", async () => {
    vi.mocked(Quotes.pricesAt).mockResolvedValue({ day, prices: new Map([[COUPON, null]]) });
    await setUp();
    await sheetAt("10:37");
    await evaluate(frame(at(101)));
    expect(await history()).toEqual([]);
    vi.mocked(Quotes.pricesAt).mockResolvedValue({ day, prices: new Map([[COUPON, 101.56]]) });
    await evaluate(frame(at(101)));
    expect(await history()).toHaveLength(1);
  });

  it("is sent by no tick from before its sheet, which a feed that was silent brings late", async () => {
    vi.mocked(Quotes.pricesAt).mockResolvedValue({ day, prices: new Map([[COUPON, null]]) });
    advance(easternInstant(day, 570) - now());
    await setUp();
    advance(easternInstant(day, 590) - now());
    await sheetAt("09:40");
    vi.mocked(Quotes.pricesAt).mockResolvedValue({ day, prices: new Map([[COUPON, 101.56]]) });
    const before = { at: easternInstant(day, 575), price: 101.2 };
    await evaluate(frame(before, { at: easternInstant(day, 581), price: 101.5 }));
    expect(await history()).toEqual([]);
    const after = { at: easternInstant(day, 585), price: 101.3 };
    await evaluate(frame(before, after));
    expect(await history()).toMatchObject([{ to: 101.3, tickAt: new Date(after.at).toISOString() }]);
  });

  it("is sent by no tick from before it was set up or changed, but for one that no page has shown by then", async () => {
    const rule = await setUp({ since: "close", amount: 5 });
    await evaluate(frame(at(101.4, 600), at(101.45)));
    await officer.as(() => Alerts.update({ id: rule.id, rule: { ...exampleInput, since: "close", amount: 3 } }));
    const changed = now();
    advance(60_000);
    await evaluate(frame({ at: changed - 20_000, price: 101.44 }, { at: changed + 1000, price: 101.45 }));
    expect(await history()).toEqual([]);
    const unseen = { at: changed - 5000, price: 101.44 };
    await evaluate(frame(unseen));
    expect(await history()).toMatchObject([{ tickAt: new Date(unseen.at).toISOString() }]);
  });

  it("ends with a sheet that is taken back", async () => {
    await setUp();
    await sheetAt("09:40");
    await sheetAt(null);
    await evaluate(frame(at(101)));
    expect(await history()).toEqual([]);
  });

  it("waits for the end of quiet hours, and is told then", async () => {
    await officer.as(() => saveSettings({ quiet: { from: "22:00", to: "08:00" }, zone: "America/Los_Angeles" }));
    await setUp({ since: "close" });
    await evaluate(frame(at(101.2)));
    expect(await history()).toMatchObject([{ heldUntil: new Date(easternInstant(day, 660)).toISOString() }]);
    await takeUpDue(now() + 10_000);
    expect(handed()).toEqual([]);
    advance(easternInstant(day, 660) - now());
    await takeUpDue(now() + 10_000);
    await expect.poll(handed).toHaveLength(1);
  });

  it("of an index looks at each published day once", async () => {
    await setUp({
      subject: "30-Year Fixed",
      direction: "moves",
      since: "dayBefore",
      amount: 0.001,
      ways: { page: false, mail: true, push: false },
    });
    await evaluateIndices();
    expect(await history()).toEqual([]);
    advance(4 * 86_400_000);
    await evaluateIndices();
    await evaluateIndices();
    const found = await history();
    expect(found.length).toBeLessThanOrEqual(1);
  });
});

describe("a deleted alert", () => {
  const remove = (id: string) => officer.as(() => Alerts.remove({ id }));
  const restore = (id: string) => officer.as(() => Alerts.restore({ id }));
  const rules = async () => (await officer.as(() => Alerts.mine())).rules;

  it("is the same one again once it is restored, and is not sent a second time on its day", async () => {
    const rule = await setUp({ since: "close" });
    await evaluate(frame(at(101.2)));
    const [before] = await rules();
    await remove(rule.id);
    expect(await rules()).toEqual([]);
    expect(await restore(rule.id)).toEqual(before);
    expect(await rules()).toEqual([before]);
    await evaluate(frame(at(101.1)));
    expect(await history()).toMatchObject([{ ruleID: rule.id }]);
    day = nextTradingDay(day);
    advance(easternInstant(day, 637) - now());
    await evaluate(frame(at(101)));
    expect(await history()).toMatchObject([{ ruleID: rule.id }, { ruleID: rule.id }]);
  });

  it("is neither sent, changed, tested nor deleted once more, and a sheet puts it nowhere", async () => {
    const rule = await setUp();
    await remove(rule.id);
    await sheetAt("09:40");
    await evaluate(frame(at(101.2)));
    expect(await history()).toEqual([]);
    for (const ask of [
      () => Alerts.update({ id: rule.id, rule: exampleInput }),
      () => Alerts.remove({ id: rule.id }),
      () => History.test({ ruleID: rule.id }),
    ])
      await expect(officer.as<Promise<unknown>>(ask)).rejects.toMatchObject({ code: "missing" });
    await restore(rule.id);
    await evaluate(frame(at(101.2)));
    expect(await history(), "it waits at the sheet that came out meanwhile").toHaveLength(1);
  });

  it("is sent once on its day, also where a tick reaches it as it is deleted", async () => {
    const rule = await setUp({ since: "close" });
    await Promise.all([evaluate(frame(at(101.2))), remove(rule.id)]);
    await restore(rule.id);
    await evaluate(frame(at(101.1)));
    expect(await history()).toHaveLength(1);
  });

  it("cannot be restored after a day", async () => {
    const rule = await setUp();
    await remove(rule.id);
    advance(86_400_000);
    await expect(restore(rule.id)).rejects.toMatchObject({ code: "missing" });
  });
});

describe("two tabs", () => {
  it("that change different parts of an alert keep both, and a switch undoes no edit; its sentence is one part", async () => {
    const { id } = await setUp();
    const was = exampleInput;
    const save = (change: Partial<RuleInput>) =>
      officer.as(() => Alerts.update({ id, rule: { ...was, ...change, was } }));
    await save({ amount: 30 });
    await save({ isOn: false });
    expect(await save({ isOnce: true })).toMatchObject({ amount: 30, isOn: false, isOnce: true });
    const current = (await officer.as(() => Alerts.mine())).rules[0];
    const refusal = { code: "conflict", message: "This alert was changed after you opened it.", current };
    await expect(save({ since: "close" })).rejects.toMatchObject(refusal);
    const both = await Promise.allSettled([
      save({ ways: { ...was.ways, mail: false } }),
      save({ ways: { ...was.ways, push: false } }),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await officer.as(() => Alerts.update({ id, rule: was }))).toMatchObject(was);
  });

  it("that change different settings keep both, and ask where both changed one", async () => {
    const { settings: was } = await officer.as(() => Alerts.mine());
    const save = (change: Partial<AlertSettings>) => officer.as(() => saveSettings({ ...was, ...change, was }));
    const company = { mail: true, push: true };
    await Promise.all([save({ quiet: null }), save({ company })]);
    const current = { ...was, quiet: null, company };
    expect((await officer.as(() => Alerts.mine())).settings).toEqual(current);
    const refusal = { code: "conflict", message: "This was changed after you opened it.", current };
    await expect(save({ quiet: { from: "19:00", to: "08:00" } })).rejects.toMatchObject(refusal);
  });
});

describe("its officer", () => {
  it("alone sees, changes, tests, deletes and restores it", async () => {
    const rule = await setUp({ since: "close" });
    await evaluate(frame(at(101.2)));
    const [alert] = await history();
    const rival = await newOfficer();
    for (const ask of [
      () => Alerts.update({ id: rule.id, rule: exampleInput }),
      () => Alerts.remove({ id: rule.id }),
      () => Alerts.restore({ id: rule.id }),
      () => History.test({ ruleID: rule.id }),
      () => History.get({ id: alert!.id }),
      () => History.markSeen({ id: alert!.id }),
    ])
      await expect(rival.as<Promise<unknown>>(ask)).rejects.toMatchObject({ code: "missing" });
    expect(await rival.as(() => History.list())).toEqual([]);
    await officer.as(() => Alerts.remove({ id: rule.id }));
    await expect(rival.as(() => Alerts.restore({ id: rule.id }))).rejects.toMatchObject({ code: "missing" });
  });

  it("sets up no alert about a coupon that the feed does not have, and keeps one that it had", async () => {
    const rule = await setUp({ since: "close" });
    const snapshot = await Quotes.snapshot();
    const coupon = { couponID: "umbs30-5.5", couponName: "UMBS 30Y 5.5" } as (typeof snapshot.coupons)[number];
    vi.spyOn(Quotes, "snapshot").mockResolvedValue({ ...snapshot, coupons: [coupon] });
    const refused = { code: "invalid", fields: { subject: "The price feed has no such coupon. Choose another one." } };
    await expect(setUp({ since: "close", subject: "umbs30-9.9" })).rejects.toMatchObject(refused);
    expect(await setUp({ since: "close", subject: "umbs30-5.5" })).toMatchObject({ name: "UMBS 30Y 5.5" });
    const change = (over: Partial<RuleInput>) =>
      officer.as(() => Alerts.update({ id: rule.id, rule: { ...exampleInput, since: "close", ...over } }));
    await expect(change({ subject: "umbs30-9.9" })).rejects.toMatchObject(refused);
    expect(await change({ isOn: false })).toMatchObject({ name: rule.name, isOn: false });
  });

  it("has 20 alerts at most, also when they come at once", async () => {
    const all = await Promise.allSettled(Array.from({ length: 22 }, () => setUp()));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(20);
    const [first] = (await officer.as(() => Alerts.mine())).rules;
    await officer.as(() => Alerts.remove({ id: first!.id }));
    await setUp();
    const back = () => officer.as(() => Alerts.restore({ id: first!.id }));
    await expect(back()).rejects.toMatchObject({ code: "conflict" });
    const [next] = (await officer.as(() => Alerts.mine())).rules;
    await officer.as(() => Alerts.remove({ id: next!.id }));
    expect(await Promise.all([back(), back()])).toEqual([first, first]);
    await expect(setUp()).rejects.toMatchObject({ code: "conflict" });
  });

  it("is not taken up, and is no fault, where it was told while the job looked for what is due", async () => {
    await setUp({ since: "close" });
    await evaluate(frame(at(101.2)));
    await expect.poll(handed).toHaveLength(1);
    const [key] = handed();
    jobs.length = 0;
    advance(61_000);
    const { query } = AlertEntity;
    const { due } = query;
    vi.spyOn(query, "due").mockImplementation((lane) => {
      const asked = due.call(query, lane);
      const { lte } = asked;
      asked.lte = (...until) => {
        const found = lte(...until);
        const { go } = found;
        found.go = (async (...options: Parameters<typeof go>) => {
          const page = await go(...options);
          if (page.data.some(({ alertId }) => alertId === key!.alertId))
            await AlertEntity.patch(key!).remove(["lane", "dueAt"]).go();
          return page;
        }) as typeof go;
        return found;
      };
      return asked;
    });
    const faults = vi.spyOn(console, "error").mockImplementation(() => {});
    await takeUpDue(now() + 10_000);
    expect([handed(), faults.mock.calls]).toEqual([[], []]);
  });

  it("is one alert where it is sent again because its answer was lost, and takes what was sent last", async () => {
    const id = newId("lockAlert");
    const send = (over: Partial<RuleInput> = {}) =>
      officer.as(() => Alerts.create({ rule: { id, ...exampleInput, since: "close", isOnce: true, ...over } }));
    const both = await Promise.all([send(), send()]);
    expect(both.map((rule) => rule.id)).toEqual([id, id]);
    await evaluate(frame(at(101.2)));
    // It was sent meanwhile, and is once only.
    await send({ amount: 30 });
    expect((await officer.as(() => Alerts.mine())).rules).toMatchObject([{ id, amount: 30, isOn: false }]);
    await officer.as(() => Alerts.remove({ id }));
    await expect(send()).rejects.toMatchObject({ code: "missing" });
    const other = await newOfficer();
    expect(await other.as(() => Alerts.create({ rule: { id, ...exampleInput } }))).toMatchObject({ id });
  });

  it.each<[string, Partial<RuleInput>]>([
    ["no way to be told", { ways: { page: false, mail: false, push: false } }],
    ["an index measured from a sheet", { subject: "30-Year Fixed" }],
    ["a coupon measured from the day before", { since: "dayBefore", amount: 0.1 }],
    ["a coupon that moves", { direction: "moves" }],
    ["a part of a basis point", { amount: 2.5 }],
    ["a price of thousandths", { since: "level", amount: 101.755 }],
    ["no move", { amount: 0 }],
  ])("is refused %s", async (_name, over) => {
    await expect(officer.as(async () => Alerts.create({ rule: { ...exampleInput, ...over } }))).rejects.toThrow();
  });
});

describe("telling", () => {
  const told = async (over: Partial<RuleInput> = {}) => {
    await setUp({ since: "close", ...over });
    await evaluate(frame(at(101.2)));
    const [alert] = await history();
    return { ownerId: officer.user.id, alertId: alert!.id };
  };

  it("works out whom it touches, mails once, and leaves the list", async () => {
    const { client } = officer;
    const { report } = await officer.as(() => Reports.get(officer.report.id));
    const { couponID } = floatingLoan(report, client)!;
    const job = await told();
    const before = (await (await mail).mailbox.all()).length;
    await Promise.all([tell(job), tell(job)]);
    await tell(job);
    const [letter, ...more] = (await (await mail).mailbox.all()).slice(0, -before || undefined);
    expect(more).toEqual([]);
    // The tick's time, that of its arrival, and each client with the change of the payment.
    expect(letter!.text).toMatch(/At \d+:\d\d:\d\d [AP]M ET:? +101\.20 \(101-06\+\)/);
    expect(letter!.text).toContain("You can change it or turn it off in Highway: open Markets, then Lock alerts.");
    expect(letter!.text).toMatch(/Email sent at:? +\d+:\d\d:\d\d [AP]M ET/);
    expect(letter!.text).toMatch(/Jordan D\., \$[\d,]+ at [\d.]+%:? +\+\$\d+\.\d\d a month/);
    const detail = await officer.as(() => History.get({ id: job.alertId }));
    expect([...detail.clients, ...detail.others].map(({ name }) => name)).toEqual(["Jordan Doe"]);
    expect(detail.clients.length).toBe(couponID === COUPON ? 1 : 0);
    expect(detail.told).toMatchObject({ page: null, push: null });
    expect(detail.told.mail).not.toBeNull();
    advance(10 * 60_000);
    jobs.length = 0;
    await takeUpDue(now() + 10_000);
    expect(handed()).toEqual([]);
  });

  const mailsTo = async (address: string) =>
    (await (await mail).mailbox.all()).filter(({ to }) => to.includes(address));

  it.each([
    ["09:40", "Your sheet at 9:40 AM ET"],
    ["12:05", "Your sheet at 12:05 PM ET"],
  ])("is mailed with the time of the sheet as officers write it, as of %s", async (sheetTime, written) => {
    const { ownerId, alertId } = await told();
    const { data: item } = await AlertEntity.get({ ownerId, alertId }).go();
    const alert = { ...item!.alert, since: "sheet", from: 101.56, to: 101.31, sheetTime } as const;
    await send(await alertMail({ ...item!, alert }, { clients: [], others: [], rateForPoint: 0.25 }));
    const [letter] = await mailsTo(officer.user.email);
    expect(letter!.text).toContain(written);
  });

  it("is brought again where the mail could not be written, and mails once", async () => {
    const job = await told();
    vi.spyOn(Branding, "of").mockRejectedValueOnce(new Error("The table is slow."));
    await expect(tell(job)).rejects.toThrow("The table is slow.");
    await tell(job);
    await tell(job);
    expect(await mailsTo(officer.user.email)).toHaveLength(1);
    expect((await history())[0]!.told.mail).not.toBeNull();
  });

  it("is brought again while the mail service takes nothing, for an hour", async () => {
    const busy = `busy+${officer.user.id}@simulator.test`;
    const { user } = officer;
    vi.spyOn(Users, "byId").mockResolvedValue({ ...user, email: busy });
    const job = await told();
    for (let time = 0; time < 2; time++) await expect(tell(job)).rejects.toThrow("not sent: busy");
    await tell(job);
    expect(await mailsTo(busy)).toHaveLength(1);
    day = nextTradingDay(day);
    advance(easternInstant(day, 637) - now());
    vi.mocked(Users.byId).mockResolvedValue({ ...user, email: `throttle+${user.id}@simulator.test` });
    await evaluate(frame(at(101.1)));
    const [late] = await history();
    const again = { ownerId: user.id, alertId: late!.id };
    await expect(tell(again)).rejects.toThrow("not sent: busy");
    advance(61 * 60_000);
    await tell(again);
    jobs.length = 0;
    await takeUpDue(now() + 10_000);
    expect(handed()).toEqual([]);
  });

  it("leaves out a client whose rate is locked, and says so, until the lock is over", async () => {
    const { client } = officer;
    const { report } = await officer.as(() => Reports.get(officer.report.id));
    const floating = floatingLoan(report, client)!;
    const figures = () =>
      officer.as(() => figuresFor({ subject: floating.couponID!, since: "close", from: 101.47, to: 101.2 } as never));
    expect((await figures()).clients).toHaveLength(1);
    const since = new Date(now()).toISOString().slice(0, 10);
    await officer.as(() => OfClient.setRateLock({ id: client._id, rateLock: { since, until: since } }));
    advance(easternInstant(since, 720) - now());
    expect(await figures()).toMatchObject({ clients: [], others: [{ clientID: client._id, isLocked: true }] });
    advance(86_400_000);
    expect((await figures()).clients).toHaveLength(1);
  });

  it("takes up what nobody finished a minute later", async () => {
    await told();
    jobs.length = 0;
    advance(61_000);
    await takeUpDue(now() + 10_000);
    await expect.poll(handed).toHaveLength(1);
  });

  it("names nobody on a lock screen", () => {
    const client = { clientID: "cli_1", reportID: "rpt_1", tool: "lc2", closingDate: null };
    const figures = {
      amount: 400_000,
      rate: 6.5,
      newRate: 6.5625,
      payment: 2528.27,
      newPayment: 2544.74,
      aMonth: 16.47,
      once: 1000,
    };
    const alert = {
      ruleID: "lka_1",
      isTest: false,
      title: "UMBS 30Y 6.0 fell 8/32 since your 9:40 sheet",
      subject: COUPON,
      name: "UMBS 30Y 6.0",
      direction: "falls",
      since: "sheet",
      from: 101.56,
      to: 101.31,
      sheetTime: "09:40",
      tickAt: "2026-11-24T15:37:12.000Z",
      gapMinutes: null,
      sample: true,
      ways: exampleInput.ways,
    } as const;
    const clients = [
      { ...client, ...figures },
      { ...client, ...figures },
    ];
    expect(pushText({ alert, alertId: "alt_1" }, { clients, others: [], rateForPoint: 0.25 })).toMatchObject({
      body: "−25 bp since your sheet at 9:40: 101.56 to 101.31. 2 floating clients, +$32.94 a month together.\nSample prices.",
      tick: "10:37:12 AM",
    });
  });
});

describe("a device", () => {
  let usual: string | undefined;
  beforeEach(() => {
    usual = process.env.PUSH_HOSTS;
  });
  afterEach(() => void Object.assign(process.env, { PUSH_HOSTS: usual }));

  const deviceAt = (path: string, host = process.env.PUSH_HOSTS!) => ({
    endpoint: `${host}/${path}`,
    keys: pushReceiver().keys,
    name: "Jordan's iPhone",
  });

  it("gets what only it can read, and is forgotten once its service says that it is gone", async () => {
    const bodies: { url: string | undefined; body: Buffer; headers: IncomingHttpHeaders }[] = [];
    const server = createServer(async (request, response) => {
      bodies.push({ url: request.url, body: await buffer(request), headers: request.headers });
      response.writeHead(request.url === "/gone" ? 410 : 201).end();
    });
    await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
    process.env.PUSH_HOSTS = `http://127.0.0.1:${(server.address() as { port: number }).port}`;
    const receiver = pushReceiver();
    await officer.as(() => Devices.add({ ...deviceAt("here"), keys: receiver.keys }));
    await officer.as(() => Devices.add({ ...deviceAt("gone"), name: "An old tablet" }));
    await setUp({ since: "close", ways: { page: false, mail: false, push: true } });
    await evaluate(frame(at(101.2)));
    const [alert] = await history();
    await tell({ ownerId: officer.user.id, alertId: alert!.id });
    expect(await officer.as(() => Devices.list())).toMatchObject([{ name: "Jordan's iPhone" }]);
    expect((await history())[0]!.told.push).not.toBeNull();
    expect(bodies).toHaveLength(2);
    for (const { body, headers } of bodies) {
      expect(body.toString("latin1")).not.toContain("UMBS");
      expect(headers).toMatchObject({ "content-encoding": "aes128gcm", urgency: "high", ttl: "3600" });
      expectSignedByUs(headers.authorization!, process.env.PUSH_HOSTS);
    }
    const here = bodies.find(({ url }) => url === "/here")!.body;
    const said = JSON.parse(receiver.read(here));
    expect(said).toMatchObject({ tag: alert!.id, path: `/members/markets/lock-alerts?alert=${alert!.id}` });
    expect(said.title).toContain("UMBS");
    expect(() => pushReceiver().read(here)).toThrow();
    expect(() => receiver.read(Buffer.concat([here.subarray(0, -1), Buffer.from([here.at(-1)! ^ 1])]))).toThrow();
    server.close();
  });

  /** Checks who sends a push (RFC 8292): a token for this push service alone, for a day at most, signed by our key. */
  function expectSignedByUs(authorization: string, service: string | undefined) {
    const [, token = "", key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
    expect(key).toBe(process.env.VAPID_PUBLIC_KEY);
    const [head = "", claims = "", signature = ""] = token.split(".");
    const point = Buffer.from(key!, "base64url");
    const jwk = {
      kty: "EC",
      crv: "P-256",
      x: point.subarray(1, 33).toString("base64url"),
      y: point.subarray(33).toString("base64url"),
    };
    const by = { key: createPublicKey({ key: jwk, format: "jwk" }), dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), by, Buffer.from(signature, "base64url"))).toBe(true);
    const { aud, exp, sub } = JSON.parse(Buffer.from(claims, "base64url").toString());
    expect([aud, sub]).toEqual([service, "mailto:no-reply@highway.test"]);
    expect(exp * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000);
  }

  it("is one of 10 at most, also when they come at once, and one that goes makes room", async () => {
    const own = await newOfficer();
    const add = (path: string) => own.as(() => Devices.add(deviceAt(path)));
    const many = Array.from({ length: 15 }, (_, at) => `many-${at}`);
    const all = await Promise.allSettled(many.map(add));
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(10);
    const [first, second] = await own.as(() => Devices.list());
    await own.as(() => Devices.remove({ id: first!.id }));
    await Devices.forget({ ownerId: own.user.id, deviceId: second!.id });
    // A service may say twice that a device is gone.
    await Devices.forget({ ownerId: own.user.id, deviceId: second!.id });
    await add("room-1");
    await add("room-2");
    await expect(add("room-3")).rejects.toMatchObject({ code: "conflict" });
  });

  it("is one, and counted once, where it is added twice at once; the list has the oldest first", async () => {
    const own = await newOfficer();
    const add = (path: string) => own.as(() => Devices.add(deviceAt(path)));
    const [one, other] = await Promise.all([add("twice"), add("twice")]);
    expect(one.id).toBe(other.id);
    const later = ["a", "b", "c", "d"];
    for (const path of later) {
      advance(1000);
      await add(path);
    }
    const listed = (await own.as(() => Devices.list())).map(({ id, since }) => ({ id, since }));
    expect(listed).toHaveLength(1 + later.length);
    expect(listed[0]!.id).toBe(one.id);
    expect(listed.map(({ since }) => since)).toEqual(listed.map(({ since }) => since).sort());
    await Promise.all(Array.from({ length: 5 }, (_, at) => add(`more-${at}`)));
    await expect(add("eleventh")).rejects.toMatchObject({ code: "conflict" });
  });

  it("belongs to who uses its browser now, and keeps its place when it is added again", async () => {
    const device = deviceAt("shared");
    const first = await officer.as(() => Devices.add(device));
    expect(await officer.as(() => Devices.add({ ...device, name: "Phone" }))).toEqual({ ...first, name: "Phone" });
    const next = await newOfficer();
    await next.as(() => Devices.add(device));
    expect(await officer.as(() => Devices.list())).toEqual([]);
  });

  it.each([
    "https://169.254.169.254/latest",
    "http://fcm.googleapis.com/fcm/send/x",
    "https://fcm.googleapis.com.evil.example/x",
    "https://fcm.googleapis.com:8443/x",
    "https://a@fcm.googleapis.com/x",
    "https://evilpush.apple.com/x",
  ])("at %s is refused", async (endpoint) => {
    process.env.PUSH_HOSTS = "fcm.googleapis.com,*.push.apple.com";
    await expect(officer.as(async () => Devices.add({ ...exampleDevice, endpoint }))).rejects.toMatchObject({
      code: "invalid",
    });
  });
});

it("a mail says each client shortly, and each rate with the decimals that it has", () => {
  expect(["Elena Marchetti", "Elena", "Elena (Ana) 🏡", "Ana María de la Ñu"].map(shortName)).toEqual([
    "Elena M.",
    "Elena",
    "Elena",
    "Ana Ñ.",
  ]);
  expect([6.5, 6.375, 4.02, 8.1234].map(rateText)).toEqual(["6.500%", "6.375%", "4.020%", "8.1234%"]);
});
