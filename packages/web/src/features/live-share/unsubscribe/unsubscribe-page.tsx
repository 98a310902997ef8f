import { useEffect, useState } from "react";
import { type AnswerOf, call } from "../../../lib/api/api";
import { isRefusedAs } from "../../../lib/api/api-error";
import { BigButton } from "../../../report/skins/client/big-button";
import { Rich } from "../../../ui/rich";
import { FailedPage, NoticePage } from "../notice-page";
import { problemOf } from "../problem";
import { WaitingPage } from "../waiting-page";
import { useClientWords, useSpoken } from "../words";

type Standing = AnswerOf<"GET /v1/unsubscribe/{token}">[0];
type State =
  | { state: "loading" }
  | { state: "gone" }
  | { state: "failed"; error: unknown }
  | { state: "ready"; standing: Standing };

/** The way out of mails with reports: one press, and back by another. Opening the page changes nothing. */
export function UnsubscribePage({ token }: { token: string | null }) {
  const { suggest } = useSpoken();
  const { unsubscribe } = useClientWords();
  const [now, setNow] = useState<State>(token ? { state: "loading" } : { state: "gone" });
  const [isBusy, setBusy] = useState(false);
  const [hasActed, setActed] = useState(false);
  const take = async (asked: Promise<[Standing]>) => {
    try {
      const [standing] = await asked;
      suggest(standing.lang, true);
      setNow({ state: "ready", standing });
      return true;
    } catch (error) {
      setNow(isRefusedAs(error, "missing", "invalid") ? { state: "gone" } : { state: "failed", error });
      return false;
    } finally {
      setBusy(false);
    }
  };
  const look = () => {
    setNow({ state: "loading" });
    void take(call("GET /v1/unsubscribe/{token}", { path: { token: token ?? "" } }));
  };
  const turn = async (body: { undo?: true }) => {
    if (isBusy) return;
    setBusy(true);
    setActed(await take(call("POST /v1/unsubscribe/{token}", { path: { token: token ?? "" }, body })));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once a page load
  useEffect(() => {
    if (token) look();
  }, []);
  if (now.state === "loading") return <WaitingPage doing={unsubscribe.working} />;
  if (now.state === "gone") return <Gone />;
  if (now.state === "failed") return <Failed error={now.error} onRetry={look} />;
  return <Asked standing={now.standing} isBusy={isBusy} hasActed={hasActed} turn={turn} />;
}

type AskedProps = {
  standing: Standing;
  isBusy: boolean;
  /** Something was pressed on this page. */
  hasActed: boolean;
  turn: (body: { undo?: true }) => void;
};

function Asked({ standing, isBusy, hasActed, turn }: AskedProps) {
  const { unsubscribe: words } = useClientWords();
  const { isUnsubscribed, email, name, company } = standing;
  const undone = hasActed && !isUnsubscribed;
  const stop = email ? words.lead(email) : words.leadBare;
  const done = email ? words.done(email) : words.doneBare;
  return (
    <NoticePage company={company} title={isUnsubscribed ? words.doneTitle : undone ? words.undoneTitle : words.title}>
      <div role="status" className="mt-2 grid gap-2 text-body text-fg-2">
        <p>
          <Rich text={isUnsubscribed ? done : undone ? words.undone : stop} />
        </p>
        {!isUnsubscribed && !undone && name && (
          <p className="text-fg-3 text-md">
            <Rich text={words.from(name)} />
          </p>
        )}
      </div>
      <BigButton
        look={isUnsubscribed ? "line" : "primary"}
        className="mt-4"
        aria-busy={isBusy}
        onClick={() => turn(isUnsubscribed ? { undo: true } : {})}
      >
        {isBusy ? words.working : isUnsubscribed ? words.undo : words.button}
      </BigButton>
    </NoticePage>
  );
}

function Gone() {
  const { unsubscribe } = useClientWords();
  return (
    <NoticePage title={unsubscribe.goneTitle}>
      <p className="mt-2 text-body text-fg-2">{unsubscribe.gone}</p>
    </NoticePage>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return <FailedPage problem={problemOf(error, useClientWords())} onRetry={onRetry} />;
}
