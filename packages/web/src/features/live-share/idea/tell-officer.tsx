import { useId, useState } from "react";
import { cx } from "../../../lib/class-names";
import type { Computed } from "../../../report/columns";
import { streetOf } from "../../../report/rows/loans";
import { LoanBadge } from "../../../report/skins/client/loan-badge";
import { langOfTitle } from "../../../report/skins/client/loan-title";
import { useShared } from "../report/report-context";
import { useWords } from "../words";
import { useIdeaWords } from "./idea-words";
import { NoteField, SendButton, useSend, useSending } from "./send";

/** Which loan the client likes, and what the client would like to know: an idea without changes, which commits nobody. */
export default function TellOfficer() {
  const { offers, picked, officer, isPreview } = useShared();
  const words = useIdeaWords().tell;
  const send = useSend();
  const offered = offers.filter(({ isOwed }) => !isOwed);
  const [chosenID, choose] = useState<string | null>(null);
  const [question, setQuestion] = useState("");
  const { sending, startAnew, follow } = useSending();
  const chosen = offered.find(({ id }) => id === chosenID) ?? offered.find(({ id }) => id === picked.id) ?? offered[0];
  if (!chosen) return null;
  const off = isPreview ? words.preview : null;
  const press = async () => {
    if (off) return;
    choose(chosen.id);
    if (await follow(send(chosen.id, {}, question))) setQuestion((now) => (now === question ? "" : now));
  };
  return (
    <div className="mt-3.5 grid gap-x-8 gap-y-3 wide:grid-cols-2 wide:items-start">
      <div className="min-w-0">
        {offered.length > 1 && (
          <Letters
            offered={offered}
            chosen={chosen}
            onChoose={(id) => {
              choose(id);
              startAnew();
            }}
          />
        )}
        <p aria-live="polite" className="mt-2 wrap-anywhere text-fg-3 text-note">
          <Name of={chosen} />
        </p>
      </div>
      <div>
        {sending.state !== "sent" && <NoteField label={words.question} value={question} onChange={setQuestion} />}
        <SendButton
          sending={sending}
          label={words.send(officer)}
          busy={words.sending}
          sent={words.sent(officer, chosen.within)}
          off={off}
          onSend={press}
        />
      </div>
    </div>
  );
}

/** "Loan B, Conventional 30, 1 point, on 412 Brookhaven Dr". */
function Name({ of }: { of: Computed }) {
  const { lang } = useWords();
  const words = useIdeaWords().tell;
  const street = streetOf(of.property);
  return (
    <>
      {of.head}, <span lang={langOfTitle(of, lang)}>{of.title}</span>
      {street && `, ${words.on(street)}`}
    </>
  );
}

type LettersProps = { offered: readonly Computed[]; chosen: Computed; onChoose: (id: string) => void };

function Letters({ offered, chosen, onChoose }: LettersProps) {
  const words = useIdeaWords().tell;
  const group = useId();
  return (
    <fieldset className="grid grid-cols-[repeat(auto-fit,minmax(72px,1fr))] gap-2">
      <legend className="sr-only">{words.group}</legend>
      {offered.map((offer) => (
        <label
          key={offer.id}
          className={cx(
            "flex min-h-12 cursor-pointer items-center justify-center rounded-lg border",
            "has-focus-visible:outline-2 has-focus-visible:outline-focus has-focus-visible:outline-offset-1",
            offer.id === chosen.id
              ? "border-accent bg-accent-soft/25 ring-1 ring-accent ring-inset"
              : "border-paper-edge bg-surface",
          )}
        >
          <input
            type="radio"
            name={group}
            className="sr-only"
            checked={offer.id === chosen.id}
            onChange={() => onChoose(offer.id)}
          />
          <span aria-hidden="true" className="grid">
            <LoanBadge column={offer} />
          </span>
          <span className="sr-only">{offer.head}</span>
        </label>
      ))}
    </fieldset>
  );
}
