import { movables } from "@highway/core/tools/pure/moves";
import type { AnswerOfTool } from "@highway/core/tools/tool-report.schema";
import { type ReactNode, useId, useState } from "react";
import { cx } from "../../../../lib/class-names";
import { parseAmount } from "../../../../lib/format/amount";
import { BigButton } from "../../../../report/skins/client/big-button";
import { Rich } from "../../../../ui/rich";
import { useShared } from "../../report/report-context";
import { useWords } from "../../words";
import { answerIdeaCatalog } from "../catalogs";
import { useIdeaWords } from "../idea-words";
import { Knob } from "../knob";
import { NoteField, SendButton, StartOver, useSend, useSending } from "../send";
import type { AnswerKnob } from "./knobs";
import { type Changes, type Problem, useMovedAnswer } from "./use-moved-answer";

export const useAnswerIdeaWords = () => answerIdeaCatalog.in(useWords().lang);

const endings = ["sell", "stay"] as const;
type Ending = (typeof endings)[number];

/** What an answer comes to: its first figure, with what it is, then the others. */
export type Effect = {
  label: string;
  figure: string;
  says?: string;
  lines: readonly (readonly [name: string, value: string])[];
  /** Whether the first figure never stands without the first line, as where a month is freed and the whole costs more. */
  isHalf?: boolean;
  note?: string;
};

type Value = number | string | readonly string[];
type Moved = Readonly<Record<string, Value>>;
/** What was moved, and how more of it is; what comes back to the officer's value is moved no longer. */
export type Choosing = { moved: Moved; move: (name: string, value: Value, officers: Value) => void };

type Props<Answer> = {
  /** What is chosen and not slid, above the sliders. */
  choices?: (choosing: Choosing) => ReactNode;
  /** The sliders; of an answer, where the officer's figure follows from it. */
  knobs: readonly AnswerKnob[] | ((answer: Answer) => readonly AnswerKnob[]);
  /** What stands behind a press. */
  more?: { label: string; knobs: readonly AnswerKnob[]; ending?: Ending };
  prepared: Answer;
  effectOf: (answer: Answer) => Effect;
  /** Whether what was moved can have an answer, as far as the page knows, and what is said where it has none. */
  isPossible?: (moved: Moved) => boolean;
  notPossible?: string;
  /** What is said while nothing is moved. */
  whyOff?: string;
};

/** What the server is sent of what was moved. */
const changesOf = (moved: Moved, knobs: readonly AnswerKnob[]): Changes =>
  Object.fromEntries(
    Object.entries(moved).map(([name, value]) => {
      const sent = knobs.find((knob) => knob.name === name)?.sent;
      return [name, sent && typeof value === "number" ? sent(value) : value];
    }),
  );

/** The client moves what the answer rests on, and may send it to the officer. The report stays as it is. */
export function TryAnswer<Answer extends AnswerOfTool>({
  choices,
  knobs,
  more,
  prepared,
  effectOf,
  isPossible = () => true,
  notPossible,
  whyOff,
}: Props<Answer>) {
  const { link, picked } = useShared();
  const words = useAnswerIdeaWords();
  const [moved, setMoved] = useState<Moved>({});
  const [isOpen, setOpen] = useState(false);
  const { startAnew, ...sending } = useSending();
  const id = useId();
  const knobsOf = (answer: Answer) => (typeof knobs === "function" ? knobs(answer) : knobs);
  const changes = changesOf(moved, [...knobsOf(prepared), ...(more?.knobs ?? [])]);
  const found = useMovedAnswer({ link, loanID: picked.id, changes, isPossible: isPossible(moved) }, prepared);
  const effect = effectOf(found.answer);
  const move: Choosing["move"] = (name, value, officers) => {
    const isBack = String(value) === String(officers);
    setMoved(({ [name]: _before, ...others }) => (isBack ? others : { ...others, [name]: value }));
    startAnew();
  };
  const drawn = (knob: AnswerKnob) => {
    const value = Number(moved[knob.name] ?? knob.range.officers);
    return (
      <Knob
        key={knob.name}
        range={knob.range}
        label={knob.label}
        value={value}
        shown={knob.shown?.(value)}
        write={knob.write}
        read={knob.read ?? parseAmount}
        decimals={knob.sent ? undefined : movables[knob.name].decimals}
        onMove={(next) => move(knob.name, next, knob.range.officers)}
      />
    );
  };
  return (
    <div className="mt-4 grid gap-5 wide:grid-cols-[1fr_312px] wide:items-start wide:gap-9">
      <div className="grid min-w-0 grid-cols-1 gap-4.5 wide:pt-1">
        {choices?.({ moved, move })}
        {knobsOf(found.answer).map(drawn)}
        {more && (
          <>
            <button
              type="button"
              aria-expanded={isOpen}
              aria-controls={id}
              className="min-h-11 justify-self-start font-medium text-accent-text underline underline-offset-2"
              onClick={() => setOpen(!isOpen)}
            >
              {more.label}
            </button>
            <div id={id} hidden={!isOpen} className="grid min-w-0 gap-4.5 [&[hidden]]:hidden">
              {more.knobs.map(drawn)}
              {more.ending && (
                <OneOf
                  legend={words.ending}
                  value={(moved.ending as Ending | undefined) ?? more.ending}
                  options={endings.map((ending) => [ending, words[ending]])}
                  onChoose={(ending) => move("ending", ending, more.ending!)}
                />
              )}
            </div>
          </>
        )}
        <PinnedAnswer {...effect} />
      </div>
      <div className="min-w-0 rounded-[14px] border border-paper-line bg-paper p-4.5 tiny:p-3.5">
        <div role="status" aria-busy={found.isWaiting}>
          {/* Until the first answer comes, the figures are those that were prepared. */}
          <EffectBox effect={effect} isMoved={found.answer !== prepared} />
        </div>
        <NotCome problem={found.problem} notPossible={notPossible ?? words.notPossible} onAgain={found.again} />
        <SendMoved
          changes={changes}
          whyOff={whyOff ?? words.whyOff}
          {...sending}
          isReady={!found.isWaiting && found.problem === null}
          onStartOver={() => {
            startAnew();
            setMoved({});
          }}
        />
      </div>
    </div>
  );
}

/** On a phone the answer stays in sight of the thumb, above the bar that leads back to the top. */
function PinnedAnswer({ label, figure, lines, isHalf = false }: Effect) {
  const shown = [[label, figure] as const, ...(isHalf ? lines.slice(0, 1) : [])];
  return (
    <div
      aria-hidden="true"
      className="sticky bottom-0 z-2 -mx-4 flex min-h-15 flex-wrap items-end gap-x-4 border-paper-line border-t bg-surface px-4 py-2 in-[:has(>button.fixed)]:bottom-11 wide:hidden"
    >
      {shown.map(([name, value]) => (
        <p key={name} className="grid flex-1">
          <span className="text-balance text-fg-2 text-note">{name}</span>
          <b className="num font-semibold text-h1 leading-6">{value}</b>
        </p>
      ))}
    </div>
  );
}

function EffectBox({ effect, isMoved }: { effect: Effect; isMoved: boolean }) {
  const words = useAnswerIdeaWords();
  const { label, figure, says, lines, note } = effect;
  return (
    <>
      <p className="text-fg-3 text-note">{isMoved ? words.effect : words.effectSame}</p>
      <h3 className="font-medium text-fg-2 text-md">{label}</h3>
      <p className="num mt-1 font-semibold text-effect tracking-[-.025em]">{figure}</p>
      {says && (
        <p className="mt-1 text-fg-2 text-md">
          <Rich text={says} />
        </p>
      )}
      <ul className="mt-2.5 border-paper-line border-t">
        {lines.map(([name, value]) => (
          <li key={name} className="flex justify-between gap-3 border-paper-line border-b py-2.5 text-fg-2 text-md">
            <span>{name}</span>
            <b className="num text-right font-semibold text-fg">{value}</b>
          </li>
        ))}
      </ul>
      {note && <p className="mt-2 text-fg-3 text-note">{note}</p>}
    </>
  );
}

type NotComeProps = { problem: Problem | null; notPossible: string; onAgain: () => void };

function NotCome({ problem, notPossible, onAgain }: NotComeProps) {
  const words = useAnswerIdeaWords();
  if (!problem) return null;
  return (
    <div role="alert" className="mt-3">
      <p className="text-danger text-md">{problem === "notPossible" ? notPossible : words[problem]}</p>
      {problem !== "notPossible" && (
        <BigButton look="line" className="mt-2" onClick={onAgain}>
          {words.again}
        </BigButton>
      )}
    </div>
  );
}

type OneOfProps<Key extends string> = {
  legend: string;
  value: Key;
  options: readonly (readonly [Key, label: string])[];
  onChoose: (key: Key) => void;
};

/** A choice of one among a few, each a box that is pressed. */
export function OneOf<Key extends string>({ legend, value, options, onChoose }: OneOfProps<Key>) {
  const group = useId();
  return (
    <fieldset>
      <legend className="font-medium text-fg-2 text-md">{legend}</legend>
      <div className="mt-1.5 grid grid-cols-2 gap-2">
        {options.map(([key, label]) => (
          <label
            key={key}
            className={cx(
              "flex min-h-11 cursor-pointer items-center justify-center rounded-lg border px-2 text-center has-focus-visible:outline-2 has-focus-visible:outline-focus",
              key === value
                ? "border-accent bg-accent-soft/25 ring-1 ring-accent ring-inset"
                : "border-paper-edge bg-surface",
            )}
          >
            <input
              type="radio"
              name={group}
              className="sr-only"
              checked={key === value}
              onChange={() => onChoose(key)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type SendProps = Omit<ReturnType<typeof useSending>, "startAnew"> & {
  changes: Changes;
  whyOff: string;
  /** False while the figures are not those of what was moved. */
  isReady: boolean;
  onStartOver: () => void;
};

function SendMoved({ changes, whyOff, sending, follow, isReady, onStartOver }: SendProps) {
  const { picked, officer, isPreview } = useShared();
  const idea = useIdeaWords();
  const words = useAnswerIdeaWords();
  const send = useSend();
  const [note, setNote] = useState("");
  const isUntouched = Object.keys(changes).length === 0;
  const off = isPreview ? idea.preview : isUntouched ? whyOff : isReady ? null : words.working;
  const press = async () => {
    if (off) return;
    if (await follow(send(picked.id, changes, note))) setNote((now) => (now === note ? "" : now));
  };
  return (
    <>
      {!isUntouched && !isPreview && sending.state !== "sent" && (
        <div className="mt-3">
          <NoteField label={idea.noteLabel} value={note} onChange={setNote} />
        </div>
      )}
      <SendButton
        sending={sending}
        label={idea.send(officer)}
        busy={idea.sending}
        sent={idea.sent(officer)}
        off={off}
        onSend={press}
      />
      <StartOver isUntouched={isUntouched} onStartOver={onStartOver} />
    </>
  );
}
