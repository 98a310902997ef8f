import { Phone } from "lucide-react";
import { useCallback, useEffect, useState } from "react";
import { type AnswerOf, call } from "../../../lib/api/api";
import { ApiError, isRefusedAs } from "../../../lib/api/api-error";
import { BigButton, BigLink } from "../../../report/skins/client/big-button";
import { Rich } from "../../../ui/rich";
import { firstName } from "../first-name";
import { GonePage } from "../gone-page";
import { NoticePage } from "../notice-page";
import { OfficerPage } from "../officer-page";
import { dialText } from "../phone-number";
import type { Place } from "../place";
import { problemOf } from "../problem";
import { useClientWords, useSpoken } from "../words";

type About = AnswerOf<"POST /v2/share/live-share-again">[0];
type Props = { link: string; tool: Place["tool"] };

const ask = (query: Props, body: { send?: true }) => call("POST /v2/share/live-share-again", { query, body });
const isGone = (error: unknown) => isRefusedAs(error, "missing", "invalid");

/** Says to whoever has no more than the address in the bar from whom the report is, and mails them its link. */
export function LinkAgain({ link, tool }: Props) {
  const words = useClientWords();
  const { suggest } = useSpoken();
  const [about, setAbout] = useState<About | null>(null);
  const [error, setError] = useState<unknown>(null);
  const look = useCallback(() => {
    setError(null);
    ask({ link, tool }, {}).then(([answer]) => {
      setAbout(answer);
      suggest(answer.lang, answer.officer.langVis);
    }, setError);
  }, [link, tool, suggest]);
  useEffect(look, [look]);
  if (about) return <Closed about={about} link={link} tool={tool} />;
  if (!error) return <div role="status" aria-label={words.loading} className="min-h-dvh bg-paper" />;
  if (isGone(error)) return <GonePage />;
  return (
    <NoticePage title={words.wrong}>
      <p role="alert" className="mt-2 text-body text-fg-2">
        {problemOf(error, words)}
      </p>
      <BigButton className="mt-4" onClick={look}>
        {words.tryAgain}
      </BigButton>
    </NoticePage>
  );
}

type Sending = "no" | "sending" | "sent";

function Closed({ about, ...at }: Props & { about: About }) {
  const words = useClientWords();
  const [sending, setSending] = useState<Sending>("no");
  const [error, setError] = useState<unknown>(null);
  const { officer, email } = about;
  const called = firstName(officer.name) || words.somebody;
  const send = async () => {
    if (sending === "sending") return;
    setError(null);
    setSending("sending");
    try {
      await ask(at, { send: true });
      setSending("sent");
    } catch (problem) {
      setError(problem);
      setSending("no");
    }
  };
  const { again } = words;
  const isOften = error instanceof ApiError && error.status === 429;
  return (
    <OfficerPage officer={officer}>
      <h1 className="text-ask tracking-[-.015em]">{email ? again.title(called) : again.titleCopied(called)}</h1>
      {sending !== "sent" && (
        <p className="mt-2 text-body text-fg-2">
          <Rich text={email ? again.lead(email) : again.leadCopied(called)} />
        </p>
      )}
      {email && sending !== "sent" && (
        <BigButton className="mt-4" aria-busy={sending === "sending"} onClick={() => void send()}>
          {sending === "sending" ? again.sending : again.send}
        </BigButton>
      )}
      <p role="status" className="mt-3 text-body text-fg empty:mt-0">
        {email && sending === "sent" && <Rich text={again.sent(email)} />}
      </p>
      {error !== null && (
        <p role="alert" className="mt-3 text-body text-negative">
          {isOften ? again.often(called) : problemOf(error, words)}
        </p>
      )}
      {officer.phone && (
        <BigLink
          look={email ? "line" : "primary"}
          href={`tel:${dialText(officer.phone)}`}
          icon={Phone}
          className="mt-3"
        >
          {words.gate.call(called)}
        </BigLink>
      )}
      <p className="min-h-3" />
    </OfficerPage>
  );
}
