import { useEffect, useRef, useState } from "react";
import { minutesAndSeconds } from "../../../lib/format/format";
import { BigButton } from "../../../report/skins/client/big-button";
import { Rich } from "../../../ui/rich";
import { useClientWords } from "../words";
import { CodeBoxes, codeLength } from "./code-boxes";
import { useSecondsLeft } from "./countdown";
import { Note } from "./gate-notes";
import type { Gate } from "./use-gate";

type Props = { gate: Gate; officer: string };

/** The code is mailed on a press, so that no scanner of mails spends it; then it is typed here. */
export function CodeForm({ gate, officer }: Props) {
  const words = useClientWords().gate;
  const { clientName, clientEmail } = gate.seen;
  return (
    <>
      <h1 className="text-ask tracking-[-.015em] [&_b]:whitespace-nowrap [&_b]:font-semibold">
        {clientName ? <Rich text={words.title(`*${clientName}*`)} /> : words.titleBare}
      </h1>
      <p className="mt-2 text-body text-fg-2 [&_b]:whitespace-nowrap">
        <Rich text={gate.hasCode ? words.lead(clientEmail ?? "") : words.ask(clientEmail ?? "")} />
      </p>
      {gate.hasCode ? <Typing gate={gate} officer={officer} /> : <Asking gate={gate} officer={officer} />}
    </>
  );
}

function Asking({ gate, officer }: Props) {
  const words = useClientWords().gate;
  const areSpent = gate.seen.codesLeft === 0;
  return (
    <div className="pb-2">
      {gate.problem && <Note look="bad">{gate.problem}</Note>}
      {areSpent ? (
        <Note look="wait">{words.noCodesLeft(officer)}</Note>
      ) : (
        <BigButton className="mt-4" aria-busy={gate.busy === "asking"} onClick={gate.ask}>
          {gate.busy === "asking" ? words.asking : words.askButton}
        </BigButton>
      )}
    </div>
  );
}

function Typing({ gate, officer }: Props) {
  const { gate: words, tryAgain } = useClientWords();
  const field = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState("");
  const isWrong = gate.notice === "wrongCode" && code.length === codeLength;
  useEffect(() => field.current?.focus(), []);
  const type = (typed: string) => {
    setCode(typed);
    if (isWrong) gate.forget();
    // Six digits are all there is to say; a wrong code is not sent a second time by itself.
    if (typed.length === codeLength && typed !== code) void gate.open(typed);
  };
  const again = () => {
    setCode("");
    gate.forget();
    field.current?.focus();
  };
  return (
    <form
      noValidate
      className="text-left"
      onSubmit={(event) => {
        event.preventDefault();
        if (isWrong) again();
        else if (code.length === codeLength) void gate.open(code);
      }}
    >
      <CodeBoxes ref={field} value={code} onChange={type} isWrong={isWrong} describedBy="gate-note" />
      <Says gate={gate} officer={officer} isWrong={isWrong} />
      <BigButton
        type="submit"
        className="mt-4"
        aria-disabled={code.length < codeLength || gate.busy === "opening"}
        aria-describedby={code.length < codeLength ? "why-closed" : undefined}
      >
        {gate.busy === "opening" ? words.opening : isWrong ? tryAgain : words.open}
      </BigButton>
      <span id="why-closed" className="sr-only">
        {words.whyClosed}
      </span>
      <Resend gate={gate} officer={officer} onSent={again} />
    </form>
  );
}

function Says({ gate, officer, isWrong }: Props & { isWrong: boolean }) {
  const words = useClientWords().gate;
  const { triesLeft } = gate.seen;
  if (gate.problem)
    return (
      <Note look="bad" id="gate-note">
        {gate.problem}
      </Note>
    );
  if (!isWrong)
    return (
      <p id="gate-note" role="status" className={gate.notice === "sent" ? "mt-3 text-fg-2 text-md" : "sr-only"}>
        {gate.notice === "sent" ? words.sent : ""}
      </p>
    );
  return (
    <Note look="bad" id="gate-note">
      <Rich text={words.wrongCode} /> {words.newest(officer)}{" "}
      {typeof triesLeft === "number" ? words.triesLeft(triesLeft) : words.tries}
    </Note>
  );
}

function Resend({ gate, officer, onSent }: Props & { onSent: () => void }) {
  const words = useClientWords().gate;
  const wait = useSecondsLeft(gate.seen.resendAfter);
  const row = "mt-1 flex min-h-11 flex-wrap items-center justify-center gap-1 text-center text-md text-fg-3";
  if (gate.seen.codesLeft === 0) return <p className={row}>{words.noCodesLeft(officer)}</p>;
  if (wait > 0)
    return (
      <p className={row}>
        <span className="num [&_b]:font-normal [&_b]:text-current">
          <Rich text={words.wait(minutesAndSeconds(wait))} />
        </span>
      </p>
    );
  return (
    <p className={row}>
      {words.noCode}
      <button
        type="button"
        className="min-h-11 px-1 font-medium text-accent-text"
        onClick={() => {
          onSent();
          gate.ask();
        }}
      >
        {gate.busy === "asking" ? words.asking : words.sendNew}
      </button>
    </p>
  );
}
