import type { LoanResult } from "@highway/engine/scenario/schema/types";
import type { Solution } from "@highway/engine/scenario/solve/goal";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { focusWrong } from "../../lib/forms/use-record-form";
import { phone, useMedia } from "../../lib/use-media";
import { comparedLoans, loanOf } from "../../scenario/document";
import { basisOf, resultOf } from "../../scenario/figures/loan-figures";
import { loanAt, loanName } from "../../scenario/names/loan-name";
import { useSharedParts } from "../../scenario/saving/use-shared-parts";
import { useScenario } from "../../scenario/store/store";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";
import { Drawer } from "../../ui/overlays/drawer";
import { Answers } from "./answers";
import type { NamedLoan } from "./named-loan";
import type { GoalSeekStart } from "./open-goal-seek";
import { applyAnswer, askOf, inputNow, type SeekForm, seek, sharingPrice, unitOf } from "./seek";
import { SeekFields } from "./seek-fields";
import { readSentence, type SoughtFigure } from "./sentence";

type Answered = { solution: Solution | null; figure: SoughtFigure; value: number | string };

/** Asks for a figure in a sentence or in a form, shows the answers, and puts one into the scenario. */
export default function GoalSeek({ start, onClose }: { start: GoalSeekStart; onClose: () => void }) {
  const { form, set, put, wrong, setWrong, answered, setAnswered } = useSeekForm(start);
  const element = useRef<HTMLFormElement>(null);
  const answers = useRef<HTMLDivElement>(null);
  const shared = useSharedParts([form.loanID]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const asked = askOf(form);
    if ("wrong" in asked) {
      setWrong(asked.wrong);
      return requestAnimationFrame(() => focusWrong(element.current, Object.keys(asked.wrong)[0] ?? ""));
    }
    const { figure, value } = asked.ask.target;
    setAnswered({ solution: seek(basisOf(useScenario.getState()), asked.ask), figure, value });
  };
  // The answer to use is one more press of Enter.
  useEffect(() => {
    if (answered) answers.current?.querySelector<HTMLElement>("[data-answer]")?.focus();
  }, [answered]);
  const use = (value: number) =>
    shared.ask(() => {
      if (answered?.solution) applyAnswer(useScenario.getState().document, answered.solution, value);
      onClose();
    });
  return (
    <Drawer
      open
      onClose={onClose}
      title="Goal seek"
      footer={
        <>
          <Button onClick={onClose}>Close</Button>
          <Button variant={answered ? "secondary" : "primary"} type="submit" form="goal-seek-form">
            Find
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5 px-5 pt-1 pb-6">
        <Sentence start={start} onRead={put} />
        <form
          ref={element}
          id="goal-seek-form"
          noValidate
          onSubmit={submit}
          className="grid grid-cols-2 items-start gap-3 phone:grid-cols-1"
        >
          <SeekFields form={form} set={set} wrong={wrong} start={start} />
        </form>
        <div ref={answers} aria-live="polite">
          {answered && <Found answered={answered} form={form} onUse={(value) => void use(value)} />}
        </div>
      </div>
      {shared.question}
    </Drawer>
  );
}

const firstFormOf = (start: GoalSeekStart): SeekForm => {
  const loans = comparedLoans(useScenario.getState().document);
  const loanID = start.loanID ?? (loans.length === 1 ? loans[0]?.id : undefined) ?? "";
  return { loanID, vary: start.vary ?? "", figure: start.figure ?? "", value: null };
};

/** Holds the form, its errors, and its answer, which is dropped once the form changes. */
function useSeekForm(start: GoalSeekStart) {
  const [form, setForm] = useState(() => firstFormOf(start));
  const [wrong, setWrong] = useState<Partial<Record<keyof SeekForm, string>>>({});
  const [answered, setAnswered] = useState<Answered | null>(null);
  const put = (fields: Partial<SeekForm>) => {
    setForm((before) => {
      const next = { ...before, ...fields };
      // Dollars stay where another figure is of dollars, too.
      const isOfOther = fields.value === undefined && unitOf(next.figure) !== unitOf(before.figure);
      return isOfOther ? { ...next, value: null } : next;
    });
    setWrong({});
    setAnswered(null);
  };
  const set = <K extends keyof SeekForm>(field: K, value: SeekForm[K]) => put({ [field]: value });
  return { form, set, put, wrong, setWrong, answered, setAnswered };
}

type SentenceProps = {
  start: GoalSeekStart;
  onRead: (fields: Partial<SeekForm>) => void;
};

/** An example of a sentence. It is below the field on a phone, because the field has no room for it there. */
const exampleSentence = "What price keeps the payment under 3,200?";

/** Where the goal is asked in words. What was understood fills the form, what was not is said below. */
function Sentence({ start, onRead }: SentenceProps) {
  const box = useRef<HTMLFormElement>(null);
  const [text, setText] = useState(start.sentence ?? "");
  const onPhone = useMedia(phone);
  const [unclear, setUnclear] = useState<readonly string[] | null>(null);
  const read = () => {
    const { loanID, vary, figure, value, unclear: says } = readSentence(text, namedLoans());
    setUnclear(says);
    onRead({
      ...(loanID && { loanID }),
      ...(vary && { vary }),
      ...(figure && { figure }),
      ...(value !== null && { value }),
    });
    const missing = !vary ? "vary" : !figure ? "figure" : value === null ? "value" : null;
    const next = missing ? `[name="${missing}"]` : "[form=goal-seek-form]";
    // The field of the value is another one for another figure: it stands with the next frame.
    requestAnimationFrame(() => box.current?.closest("[role=dialog]")?.querySelector<HTMLElement>(next)?.focus());
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, what the palette brought
  useEffect(() => {
    if (start.sentence) read();
  }, []);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    read();
  };
  return (
    <form ref={box} noValidate onSubmit={submit} className="flex flex-col gap-2">
      <div className="flex items-end gap-2 phone:flex-col phone:items-stretch">
        <TextField
          label="Ask in a sentence"
          className="flex-1"
          {...(onPhone ? { hint: `For example: ${exampleSentence}` } : { placeholder: exampleSentence })}
          maxLength={300}
          value={text}
          data-autofocus={start.figure === undefined || undefined}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" className="touch:h-11" disabled={text.trim() === ""}>
          Fill in
        </Button>
      </div>
      <div role="status" className="text-sm">
        {unclear?.length === 0 && (
          <p className="text-fg-3">The form below shows what was understood. Press Find for the answer.</p>
        )}
        {unclear && unclear.length > 0 && (
          <ul className="flex flex-col gap-1 text-warning">
            {unclear.map((says) => (
              <li key={says}>{says}</li>
            ))}
          </ul>
        )}
      </div>
    </form>
  );
}

const namedLoans = (): NamedLoan[] =>
  comparedLoans(useScenario.getState().document).map((loan) => ({
    id: loan.id,
    names: [...new Set([loanName(loan), loanName({ ...loan, name: "" })])],
    years: typeof loan.term === "number" ? loan.term : null,
  }));

/** Says which figure is no longer known with an answer, and what it then needs; null if it is known, or was not before. */
function unknownThen({ monthly, missing: [first] }: LoanResult, now: LoanResult | null): string | null {
  if (!first || monthly.total !== null || now?.monthly.total === null) return null;
  return `The total payment is then not known. ${first.sentence}`;
}

type FoundProps = { answered: Answered; form: SeekForm; onUse: (value: number) => void };

function Found({ answered: { solution, figure, value }, form: { loanID }, onUse }: FoundProps) {
  const state = useScenario();
  const { document } = state;
  const loan = loanOf(document, loanID);
  if (!solution || !loan)
    return <p role="status">This loan has no figures yet. Fill in what is marked in the scenario, then ask again.</p>;
  const now = resultOf(basisOf(state), loan);
  const others = solution.vary === "price" ? sharingPrice(document, loan) : [];
  const names = others.map((place) => loanAt(place)).join(" and ");
  const notes = [
    others.length > 0 && `This price is shared by ${names}, so a change applies to all of them.`,
    solution.kind === "found" && unknownThen(solution.result, now),
  ];
  return (
    <Answers
      solution={solution}
      asked={{ figure, value }}
      onUse={onUse}
      note={notes.filter(Boolean).join(" ")}
      now={now}
      present={inputNow(document, loan, solution.vary, now)}
    />
  );
}
