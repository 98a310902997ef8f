import { bpText, levelText } from "@highway/core/alerts/pure/words";
import type { Alert, Rule, RuleInput } from "@highway/core/alerts/schema";
import { Mail, Monitor, Send, Smartphone } from "lucide-react";
import { type FormEvent, type ReactNode, useState } from "react";
import { useApi } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { Button } from "../../../ui/button";
import { Checkbox } from "../../../ui/fields/checkbox";
import { NumberField } from "../../../ui/fields/number-field";
import { Segmented } from "../../../ui/fields/segmented";
import { SelectField } from "../../../ui/fields/select-field";
import { Icon } from "../../../ui/icon";
import type { Sheets } from "../use-sheets";
import { easternTime, sheetTime, shortDay } from "../words";
import type { Start } from "./chart-alerts";
import { pushHints, useThisDevice } from "./devices-card";
import { isWhole, QuietFields } from "./quiet-card";
import { goalOf, type Market, secondsText, sheetText, triedText, wouldHaveSent } from "./rule-figures";
import { type Lock, typedOf } from "./use-lock-alerts";

type Props = {
  /** The alert that is edited; undefined for a new one. */
  rule: Rule | undefined;
  /** What a new one begins with, where a price was chosen for it. */
  start?: Start | undefined;
  lock: Lock;
  market: Market;
  sheets: Sheets;
  lastTest: Alert | undefined;
  onTest: (rule: Rule) => Promise<void>;
  onClose: () => void;
};

const fresh = (market: Market): RuleInput => ({
  subject:
    market.coupons.find(({ couponID }) => couponID === "umbs30-6.0")?.couponID ??
    market.coupons[0]?.couponID ??
    "umbs30-6.0",
  direction: "falls",
  since: "sheet",
  amount: 25,
  ways: { page: true, mail: true, push: false },
  isOnce: false,
  isOn: true,
});

/** Keeps a rule one that makes sense when one of its words is changed. */
function fitRule(before: RuleInput, change: Partial<RuleInput>, market: Market): RuleInput {
  const next = { ...before, ...change };
  const isIndex = market.indices.some(({ product }) => product === next.subject);
  if (isIndex && next.since !== "dayBefore") return { ...next, since: "dayBefore", direction: "moves", amount: 0.125 };
  if (!isIndex && next.since === "dayBefore")
    return { ...next, since: "sheet", direction: "falls", amount: 25, isOnce: false };
  if (change.since === "level" && before.since !== "level") {
    const now = market.coupons.find(({ couponID }) => couponID === next.subject)?.currentPrice;
    return { ...next, amount: now ?? 100, isOnce: true };
  }
  if (before.since === "level" && next.since !== "level") return { ...next, amount: 25, isOnce: false };
  return next;
}

/** The form of an alert: its sentence with fields in it, what that means today, and how it is told. */
export function AlertEditor({ rule, start, lock, market, sheets, lastTest, onTest, onClose }: Props) {
  const [value, setValue] = useState<RuleInput>(() => (rule ? typedOf(rule) : { ...fresh(market), ...start }));
  const [settings, setSettings] = useState(lock.mine!.settings);
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<string | null>(null);
  const set = (change: Partial<RuleInput>) => setValue((before) => fitRule(before, change, market));
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fault = faultOf(value);
    setWrong(fault);
    if (fault || !isWhole(settings)) return;
    setBusy(true);
    const isQuietChanged = JSON.stringify(settings) !== JSON.stringify(lock.mine?.settings);
    const isSaved = (await lock.save(value, rule?.id)) && (!isQuietChanged || (await lock.saveSettings(settings)));
    setBusy(false);
    if (isSaved) onClose();
  };
  const remove = async () => {
    if (rule && (await lock.remove(rule.id))) onClose();
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate className="flex min-h-full flex-col">
      <div className="flex flex-1 flex-col gap-4 p-5">
        <SentenceFields value={value} set={set} market={market} wrong={wrong} />
        <Meaning value={value} market={market} />
        <WaysFields value={value} set={set} pushKey={lock.mine!.pushKey} />
        <div className="flex flex-col gap-1.5">
          <span className="font-medium text-fg-2">At most</span>
          <Segmented
            label="At most"
            value={value.isOnce ? "once" : "daily"}
            onChange={(often) => set({ isOnce: often === "once" })}
            segments={[
              { value: "daily", label: "Once a day" },
              { value: "once", label: "Once, then off" },
            ]}
          />
        </div>
        <QuietFields value={settings} onChange={setSettings} />
        {value.since === "sheet" && !sheets.time && (
          <p className="text-fg-3 text-sm">This alert waits until your sheet has a time today.</p>
        )}
        {lastTest && <LastTest alert={lastTest} />}
      </div>
      <footer className="sticky bottom-0 flex flex-wrap items-center gap-2 border-line border-t bg-surface px-5 py-3">
        {rule && (
          <Button icon={Send} onClick={() => void onTest(rule)}>
            Send a test
          </Button>
        )}
        <span className="ml-auto flex gap-2">
          {rule && (
            <Button variant="quiet" onClick={() => void remove()}>
              Delete
            </Button>
          )}
          <Button variant="primary" type="submit" busy={isBusy}>
            Save alert
          </Button>
        </span>
      </footer>
    </form>
  );
}

function faultOf({ since, amount, ways }: RuleInput): string | null {
  if (since === "level" && !(amount >= 50 && amount <= 150)) return "Enter a price between 50 and 150.";
  if (since === "dayBefore" && !(amount >= 0.001 && amount <= 2)) return "Enter 0.001 to 2 percentage points.";
  if ((since === "sheet" || since === "close") && !(Number.isInteger(amount) && amount >= 1 && amount <= 500))
    return "Enter 1 to 500 basis points.";
  if (!ways.page && !ways.mail && !ways.push) return "Choose at least one way to be notified.";
  return null;
}

type FieldProps = { value: RuleInput; set: (change: Partial<RuleInput>) => void };

const amounts = {
  level: { label: "Price", decimals: 2, suffix: undefined },
  dayBefore: { label: "Percentage points", decimals: 3, suffix: "%" },
  sheet: { label: "Basis points", decimals: 0, suffix: " bp" },
  close: { label: "Basis points", decimals: 0, suffix: " bp" },
} as const;

function SentenceFields({ value, set, market, wrong }: FieldProps & { market: Market; wrong: string | null }) {
  const { subject, direction, since, amount } = value;
  const subjects = [
    ...market.coupons.map(({ couponID, couponName }) => ({ value: couponID, label: couponName })),
    ...market.indices.map(({ product }) => ({ value: product as string, label: `${product} (daily index)` })),
  ];
  const known = subjects.some((each) => each.value === subject)
    ? subjects
    : [{ value: subject, label: subject }, ...subjects];
  const isIndex = since === "dayBefore";
  const { label, decimals, suffix } = amounts[since];
  return (
    <fieldset className="grid grid-cols-2 gap-x-2 gap-y-3">
      <legend className="mb-2 font-semibold">Tell me when</legend>
      <SelectField
        label="Coupon or index"
        value={subject}
        options={known}
        onChange={(next) => set({ subject: next as RuleInput["subject"] })}
        className="col-span-2"
      />
      <SelectField
        label="Direction"
        value={direction}
        options={[
          { value: "falls", label: since === "level" ? "falls to" : "falls" },
          { value: "rises", label: since === "level" ? "rises to" : "rises" },
          ...(isIndex ? [{ value: "moves" as const, label: "moves" }] : []),
        ]}
        onChange={(next) => set({ direction: next })}
      />
      <NumberField
        label={label}
        value={amount}
        onChange={(next) => set({ amount: typeof next === "number" ? next : 0 })}
        decimals={decimals}
        {...(suffix && { suffix })}
        error={wrong}
      />
      {isIndex ? (
        <p className="col-span-2 text-fg-2">or more since the day before</p>
      ) : (
        <SelectField
          label="Measured from"
          value={since}
          options={[
            { value: "sheet", label: `my lender's sheet, ${sheetText(market.sheet)}` },
            { value: "close", label: "the previous close" },
            { value: "level", label: "nothing, I set the price" },
          ]}
          onChange={(next) => set({ since: next })}
          className="col-span-2"
        />
      )}
    </fieldset>
  );
}

/** Past days are measured from this time while the sheet has none today. */
const USUAL_SHEET = "09:40";

/** What the sentence means today, and how often it would have been sent. */
function Meaning({ value, market }: { value: RuleInput; market: Market }) {
  const { since, amount, direction } = value;
  const goal = goalOf(value, market);
  const time = market.sheet ?? USUAL_SHEET;
  const coupon = since === "dayBefore" ? null : { query: { coupon: value.subject, time } };
  const spans = useApi("GET /v1/markets/coupons/spans", coupon, { refreshInterval: 300_000 });
  const sent = coupon && spans.state === "ready" ? wouldHaveSent(value, spans.data) : undefined;
  const isMove = since === "sheet" || since === "close";
  return (
    <div className="rounded-md border border-line bg-canvas px-3 py-2.5 text-fg-2 text-sm">
      {isMove && Number.isInteger(amount) && <p className="text-fg">{`${bpText(amount)}.`}</p>}
      {goal !== undefined && since !== "level" && (
        <p className="text-fg">
          Today that is <b className="font-semibold">{levelText(goal)}</b>
          {` or ${direction === "falls" ? "lower" : "higher"}.`}
        </p>
      )}
      {since === "dayBefore" ? (
        <p>
          An index is published once a day. It names no clients, because it shows the rates that other borrowers locked,
          not what your lender charges.
        </p>
      ) : sent ? (
        <p>
          {triedText(sent, shortDay)}
          {since === "sheet" &&
            ` Each day is measured from ${sheetTime(time)}, ${market.sheet ? "the time of today's sheet" : "since your sheet has no time today"}.`}
        </p>
      ) : (
        spans.state !== "loading" && <p>The prices of the last few days are not known yet.</p>
      )}
    </div>
  );
}

const Way = ({ icon, children }: { icon: typeof Mail; children: ReactNode }) => (
  <span className="inline-flex items-center gap-1.5">
    <Icon of={icon} size={14} className="text-fg-3" />
    {children}
  </span>
);

/** The ways in which the officer is told. The browser is asked for leave only when its box is ticked. */
function WaysFields({ value: { ways }, set, pushKey }: FieldProps & { pushKey: string | null }) {
  const { state, add } = useThisDevice(pushKey);
  const [isRefused, setRefused] = useState(false);
  const turn = (way: keyof RuleInput["ways"], isOn: boolean) => set({ ways: { ...ways, [way]: isOn } });
  const turnPush = async (isOn: boolean) => {
    turn("push", isOn);
    setRefused(isOn && state === "off" ? !(await add()) : isOn && state !== "on");
  };
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 font-medium text-fg-2">Notify me by</legend>
      <div className="flex flex-wrap gap-x-5 gap-y-1">
        <Checkbox
          label={<Way icon={Monitor}>On the page</Way>}
          checked={ways.page}
          onChange={(isOn) => turn("page", isOn)}
        />
        <Checkbox label={<Way icon={Mail}>Email</Way>} checked={ways.mail} onChange={(isOn) => turn("mail", isOn)} />
        <Checkbox
          label={<Way icon={Smartphone}>Notifications</Way>}
          checked={ways.push}
          onChange={(isOn) => void turnPush(isOn)}
        />
      </div>
      {isRefused && ways.push && state !== "on" && (
        <p role="alert" className="text-pretty text-sm text-warning">
          {state === "off" ? "This browser was not added. Your other devices still get your alerts." : pushHints[state]}
        </p>
      )}
    </fieldset>
  );
}

const wayNames = { page: "On your pages", push: "On your devices", mail: "By email" } as const;

/** How long each way of the last test took. */
function LastTest({ alert }: { alert: Alert }) {
  return (
    <section className="border-line border-t pt-3">
      <h3 className="font-medium text-fg-2">
        {`Last test, ${date(alert.createdAt)} ${easternTime(Date.parse(alert.createdAt))} ET`}
      </h3>
      <Latencies alert={alert} />
    </section>
  );
}

/** When each way took an alert, in seconds from its tick. */
export function Latencies({ alert }: { alert: Alert }) {
  return (
    <dl className="num mt-1">
      {(["page", "push", "mail"] as const)
        .filter((way) => alert.ways[way])
        .map((way) => {
          const at = alert.told[way];
          return (
            <div key={way} className="flex justify-between gap-3 leading-6">
              <dt className="text-fg-2">{wayNames[way]}</dt>
              <dd className="font-medium">
                {at
                  ? `${easternTime(Date.parse(at), { seconds: true })}, ${secondsText(alert, at)} later`
                  : notYet(alert, way)}
              </dd>
            </div>
          );
        })}
    </dl>
  );
}

const SOON_MS = 20_000;
function notYet({ createdAt, heldUntil }: Alert, way: keyof typeof wayNames): string {
  if (heldUntil && Date.parse(heldUntil) > Date.now()) return `Waits until ${easternTime(Date.parse(heldUntil))} ET`;
  if (Date.now() - Date.parse(heldUntil ?? createdAt) < SOON_MS) return "On its way";
  return { page: "No page was open", push: "No device received it", mail: "Not sent" }[way];
}
