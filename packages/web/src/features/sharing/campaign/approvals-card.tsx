import type { Series } from "@highway/core/sharing/campaigns/schema";
import { ChevronRight } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { callInTurn } from "../../../lib/api/in-turn";
import { asApiError, type Loaded, useApi } from "../../../lib/api/use-api";
import { date } from "../../../lib/format/format";
import { notify } from "../../../lib/notify";
import { Tag } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/fields/field";
import { inputClass } from "../../../ui/fields/input-style";
import { Icon } from "../../../ui/icon";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

/** The campaigns that wait for the company's approval, for those who decide for it. */
export function ApprovalsCard({ corpID }: { corpID: string }) {
  const query = { corpID };
  const waiting = useApi("GET /v1/corp/campaigns", { query });
  if (waiting.state === "failed") return <Problem message={waiting.message} onRetry={waiting.retry} />;
  return (
    <Card title="Campaigns waiting for approval">
      {waiting.state === "loading" && (
        <Skeleton label="Loading the campaigns">
          <Bone className="my-4 h-6 w-64" />
        </Skeleton>
      )}
      {waiting.state === "ready" && waiting.data.length === 0 && (
        <p className="max-w-[60ch] text-fg-3">
          No campaign is waiting. Where your company approves emails first, an officer asks for it here, and nothing
          goes out before you approve the words of all messages.
        </p>
      )}
      {waiting.state === "ready" && (
        <ul className="divide-y divide-line">
          {waiting.data.map((series) => (
            <Waiting key={`${series.ownerID} ${series.clientID}`} series={series} corpID={corpID} list={waiting} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Words in which the names of figures stand out. */
const WithFigures = ({ words }: { words: string }) =>
  // A split by an expression with a group answers words and names in turn.
  words.split(/\[\[([A-Z0-9]+)\]\]/).map((part, at) =>
    at % 2 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the words do not change while they are shown
      <span key={at} className="rounded-xs bg-accent-soft px-1.5 font-medium text-accent-text text-xs">
        {part}
      </span>
    ) : (
      part
    ),
  );

type WaitingProps = { series: Series; corpID: string; list: Extract<Loaded<Series[]>, { state: "ready" }> };

/** One campaign: the words of each message, and the answer. */
function Waiting({ series, corpID, list }: WaitingProps) {
  const { ownerID: ownerId, clientID: clientId, lastUpdated, officerName, clientName, messages } = series;
  const [note, setNote] = useState("");
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const answer = async (isApproved: boolean) => {
    setBusy(true);
    setWrong(null);
    try {
      const body = { lastUpdated, isApproved, ...(!isApproved && { note }) };
      const request = { path: { ownerId, clientId }, query: { corpID }, body };
      // Each answer is the list of that moment: an older one that comes last would bring back what was answered since.
      const send = () => call("PUT /v1/corp/campaigns/{ownerId}/{clientId}", request);
      list.replace(await callInTurn(`campaigns of ${corpID}`, send));
      notify.success(isApproved ? "The campaign is approved." : `${officerName} was told what to change.`);
    } catch (error) {
      const { fields, message, code } = asApiError(error);
      if (fields?.note) setWrong(fields.note);
      else notify.error(message);
      if (code === "conflict" || code === "missing") list.refresh();
      setBusy(false);
    }
  };
  const changed = messages.filter(({ isApproved }) => !isApproved).length;
  return (
    <li className="py-4">
      <h3 className="font-semibold">
        {officerName} to {clientName}
      </h3>
      <p className="mb-2 text-fg-2 text-sm">
        {series.officerEmail}, asked {date(series.askedAt)}. The first day is {date(series.start)}.{" "}
        {changed === messages.length
          ? "None of these messages was approved before."
          : `${changed} of ${messages.length} are new.`}
      </p>
      {messages.map((message) => (
        <details key={message.step} className="group border-line border-t">
          <summary className="flex min-h-9 cursor-pointer items-center gap-2 touch:min-h-11">
            <Icon of={ChevronRight} size={14} className="shrink-0 text-fg-3 group-open:rotate-90" />
            <span className="min-w-0 flex-1">
              Day {message.day}: {message.title}
            </span>
            {message.isOwn && <Tag>Own words</Tag>}
            {message.isApproved && <Tag>Approved before</Tag>}
          </summary>
          <div lang={series.lang} className="wrap-anywhere pb-3 text-fg-2">
            <p className="mb-2 font-medium text-fg">
              <WithFigures words={message.subject} />
            </p>
            <p className="whitespace-pre-line">
              <WithFigures words={message.body} />
            </p>
          </div>
        </details>
      ))}
      {series.isOwn ? (
        <p className="mt-3 text-fg-2">Another administrator must approve a campaign of your own.</p>
      ) : (
        <div className="mt-3 flex flex-col gap-3">
          <Field label="What to change, if you send it back" error={wrong}>
            {(control) => (
              <textarea
                {...control}
                maxLength={1000}
                value={note}
                onChange={({ target }) => setNote(target.value)}
                className={inputClass("h-20! resize-y py-2 leading-5")}
              />
            )}
          </Field>
          <div className="flex flex-wrap gap-2">
            <Button variant="primary" aria-disabled={busy} onClick={() => void answer(true)}>
              Approve all messages
            </Button>
            <Button aria-disabled={busy} onClick={() => void answer(false)}>
              Send back
            </Button>
          </div>
          <UnsavedGuard dirty={note.trim() !== ""}>{`Your note to ${officerName} has not been sent.`}</UnsavedGuard>
        </div>
      )}
    </li>
  );
}
