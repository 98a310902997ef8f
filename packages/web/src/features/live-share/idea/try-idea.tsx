import { movables } from "@highway/core/tools/pure/moves";
import { Check } from "lucide-react";
import { useDeferredValue, useMemo, useState } from "react";
import { cx } from "../../../lib/class-names";
import { parseAmount } from "../../../lib/format/amount";
import { money, moneyAsTyped, moneyWithCents, trimmedPercent } from "../../../lib/format/format";
import { spelledMonths } from "../../../scenario/names/loan-title";
import { Icon } from "../../../ui/icon";
import { Rich } from "../../../ui/rich";
import { useShared } from "../report/report-context";
import { useWords } from "../words";
import { Effect } from "./effect";
import { changesOf, type Idea, ideaResult } from "./idea";
import { useIdeaWords } from "./idea-words";
import { Knob } from "./knob";
import { leftOver, type Preset, presetsOf } from "./presets";
import { type KnobName, type Range, rangesOf } from "./ranges";
import { readDown } from "./read-down";
import { NoteField, SendButton, type Sending, StartOver, useSend } from "./send";

/** What is tried on one loan. */
type Trial = { idea: Idea; note: string; sending: Sending };
const noTrial: Trial = { idea: {}, note: "", sending: { state: "idle" } };

/** The client may try what the officer did not prepare; the report stays as it is. Each loan keeps what was tried on it. */
export default function TryIdea() {
  const { picked } = useShared();
  const [trials, setTrials] = useState<Readonly<Record<string, Trial>>>({});
  const change: Change = (partOf) =>
    setTrials((all) => {
      const now = all[picked.id] ?? noTrial;
      return { ...all, [picked.id]: { ...now, ...(typeof partOf === "function" ? partOf(now) : partOf) } };
    });
  return <Trying trial={trials[picked.id] ?? noTrial} change={change} />;
}

type Change = (partOf: Partial<Trial> | ((now: Trial) => Partial<Trial>)) => void;
type Props = { trial: Trial; change: Change };

function Trying({ trial, change }: Props) {
  const { basis, picked } = useShared();
  const words = useIdeaWords();
  const ranges = useMemo(() => rangesOf(picked), [picked]);
  const { idea } = trial;
  // The slider follows the finger at once; the figures a frame later where the phone is slow.
  const slow = useDeferredValue(idea);
  const result = useMemo(() => ideaResult(basis, picked, slow), [basis, picked, slow]);
  const presets = presetsOf(picked, ranges, words);
  const figureOf = (name: KnobName) => idea[name] ?? ranges.find((range) => range.name === name)?.officers ?? 0;
  const move = ({ name, officers }: Range, value: number) => {
    const { [name]: _before, ...others } = idea;
    change({ idea: value === officers ? others : { ...others, [name]: value }, sending: { state: "idle" } });
  };
  const tap = ({ knob, value }: Preset) => {
    const range = ranges.find(({ name }) => name === knob)!;
    move(range, figureOf(knob) === value ? range.officers : value);
  };
  const asToday = presets.some(({ isAsToday, knob, value }) => isAsToday && figureOf(knob) === value);
  return (
    <>
      {presets.length > 0 && (
        <fieldset className="mt-3 flex flex-wrap gap-2">
          <legend className="sr-only">{words.presets}</legend>
          {presets.map((preset) => (
            <Tap
              key={preset.label}
              label={preset.label}
              isOn={figureOf(preset.knob) === preset.value}
              onTap={() => tap(preset)}
            />
          ))}
        </fieldset>
      )}
      <div className="mt-4 grid gap-5 wide:grid-cols-[1fr_312px] wide:items-start wide:gap-9">
        <div className="grid min-w-0 gap-4.5 wide:pt-1">
          {ranges.map((range) => (
            <Knob
              key={range.name}
              range={range}
              label={labelOf(range.name, words)}
              value={figureOf(range.name)}
              write={range.name === "rate" || range.name === "downPayment" ? trimmedPercent : writeDollars}
              read={range.name === "downPayment" ? readDown(result?.applicablePrice ?? 0) : parseAmount}
              decimals={range.name === "downPayment" ? undefined : movables[range.name].decimals}
              onMove={(value) => move(range, value)}
              shown={range.name === "downPayment" && result ? money(result.cash.downPayment) : undefined}
            />
          ))}
          {asToday && result && <BestOfBoth payoffMonths={result.payoffMonths} payment={result.monthly.total ?? 0} />}
        </div>
        <div className="min-w-0 rounded-[14px] border border-paper-line bg-paper p-4.5 tiny:p-3.5">
          <div role="status">
            {result ? (
              <Effect
                offer={picked}
                result={result}
                extra={figureOf("extraPayment")}
                rate={figureOf("rate")}
                isMoved={Object.keys(idea).length > 0}
              />
            ) : (
              <p className="text-fg-2 text-md">{words.notPossible}</p>
            )}
          </div>
          <SendIdea trial={trial} change={change} changes={result && changesOf(picked, idea, result)} />
        </div>
      </div>
    </>
  );
}

/** With cents where there are any: what is paid today is not whole. */
const writeDollars = (value: number) => moneyAsTyped(value);

const labelOf = (name: KnobName, words: ReturnType<typeof useIdeaWords>) =>
  ({ price: words.price, downPayment: words.down, rate: words.rate, extraPayment: words.extra })[name];

const Tap = ({ label, isOn, onTap }: { label: string; isOn: boolean; onTap: () => void }) => (
  <button
    type="button"
    aria-pressed={isOn}
    className={cx(
      "inline-flex min-h-11 items-center gap-1.5 rounded-full border px-3.5 py-1 text-left font-medium text-md",
      isOn ? "border-accent bg-accent-soft/25 ring-1 ring-accent ring-inset" : "border-paper-edge bg-surface",
    )}
    onClick={onTap}
  >
    {isOn && <Icon of={Check} size={16} className="text-accent-text" />}
    {label}
  </button>
);

/** What it means to go on paying as much as today. */
function BestOfBoth({ payoffMonths, payment }: { payoffMonths: number; payment: number }) {
  const { picked } = useShared();
  const { loan } = useWords();
  const words = useIdeaWords();
  const left = leftOver(picked);
  if (!left) return null;
  return (
    <p className="flex gap-2.5 rounded-lg border border-paper-line bg-paper px-3.5 py-3 text-fg-2 text-md">
      <Icon of={Check} size={18} className="mt-px text-clay" />
      <span>
        <Rich
          text={words.bestOfBoth(
            moneyWithCents(left.today),
            spelledMonths(payoffMonths, loan),
            moneyWithCents(payment),
          )}
        />
      </span>
    </p>
  );
}

type SendProps = Props & {
  /** Null while the figures make no loan. */
  changes: ReturnType<typeof changesOf> | null;
};

function SendIdea({ trial: { idea, note, sending }, change, changes }: SendProps) {
  const { picked, officer, isPreview } = useShared();
  const words = useIdeaWords();
  const send = useSend();
  const isNothing = !changes || Object.keys(changes).length === 0;
  const off = isPreview ? words.preview : isNothing ? words.whyOff : null;
  const press = async () => {
    if (off || !changes) return;
    const own: Sending = { state: "sending" };
    change({ sending: own });
    const became = await send(picked.id, changes, note);
    // What was moved since is another idea, of which this answer says nothing.
    change((now) => {
      if (now.sending !== own) return {};
      return { sending: became, ...(became.state === "sent" && now.note === note && { note: "" }) };
    });
  };
  const isUntouched = Object.keys(idea).length === 0;
  return (
    <>
      {off === null && sending.state !== "sent" && (
        <div className="mt-3">
          <NoteField label={words.noteLabel} value={note} onChange={(typed) => change({ note: typed })} />
        </div>
      )}
      <SendButton
        sending={sending}
        label={words.send(officer)}
        busy={words.sending}
        sent={words.sent(officer)}
        off={off}
        onSend={press}
      />
      <StartOver isUntouched={isUntouched} onStartOver={() => change(noTrial)} />
    </>
  );
}
