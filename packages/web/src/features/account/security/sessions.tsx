import { browserName, isPhone } from "@highway/core/people/access/pure/browser-name";
import type { Session } from "@highway/core/people/access/schema";
import { LogOut, Monitor, Smartphone } from "lucide-react";
import { call } from "../../../lib/api/api";
import { refreshApi, useApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { keepPlace } from "../../../lib/keep-place";
import { notify } from "../../../lib/notify";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { Problem } from "../../../ui/page/problem";
import { Bone, Skeleton } from "../../../ui/page/skeleton";

/** Ends sessions. The list is read again whether that went well or not. */
function useEnding() {
  const { busy, attempt } = useAttempt();
  const end = (call: () => Promise<unknown>, done: string) =>
    attempt(async () => {
      const goOn = keepPlace();
      try {
        await call();
        notify.success(done);
      } finally {
        await refreshApi("/v1/auth/sessions");
        goOn();
      }
    });
  return { busy, end };
}

/** Shows where the officer is signed in, and ends a session there. */
export function Sessions() {
  const sessions = useApi("GET /v1/auth/sessions");
  const { busy, end } = useEnding();
  const others = sessions.state === "ready" ? sessions.data.filter((session) => !session.current) : [];
  const endOthers = () => end(() => call("DELETE /v1/auth/sessions"), "Signed out everywhere else.");
  return (
    <Card
      title="Where you are signed in"
      flush
      aside={
        others.length > 0 && (
          <Button size="sm" icon={LogOut} busy={busy} onClick={() => void endOthers()}>
            Sign out everywhere else
          </Button>
        )
      }
    >
      {sessions.state === "loading" && (
        <Skeleton label="Loading sessions" className="px-5 pb-4">
          <Bone className="my-3 h-9 w-full" />
          <Bone className="my-3 h-9 w-full" />
        </Skeleton>
      )}
      {sessions.state === "failed" && <Problem message={sessions.message} onRetry={sessions.retry} />}
      {sessions.state === "ready" && (
        <ul className="pb-1">
          {sessions.data.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function SessionRow({ session }: { session: Session }) {
  const { busy, end } = useEnding();
  const name = browserName(session.agent);
  const endHere = () =>
    end(() => call("DELETE /v1/auth/sessions/{id}", { path: { id: session.id } }), "Signed out there.");
  return (
    <li className="flex min-h-14 items-center gap-3 border-line border-t px-5 py-2">
      <Icon of={isPhone(session.agent) ? Smartphone : Monitor} size={20} className="text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          {name}
          {session.current && <Badge tone="positive">This browser</Badge>}
        </p>
        <p className="num text-fg-3 text-sm">
          {session.address} · signed in {dateTime(session.createdAt)} · last seen {dateTime(session.lastSeenAt)}
        </p>
      </div>
      {!session.current && (
        <Button
          size="sm"
          busy={busy}
          onClick={() => void endHere()}
          aria-label={`Sign out of ${name}, ${session.address}`}
        >
          Sign out
        </Button>
      )}
    </li>
  );
}
