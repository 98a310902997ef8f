import { LogOut } from "lucide-react";
import { useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi, useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { SessionRow } from "./session-row";

/** Ends sessions one by one; the list is read anew whatever came of it. */
async function end(ids: readonly string[], done: string) {
  try {
    for (const id of ids) await call("DELETE /v1/auth/sessions/{id}", { path: { id } });
    notify.success(done);
  } catch (error) {
    notify.error(sentence(error));
  }
  await refreshApi("/v1/auth/sessions");
}

/** Where the officer is signed in, and a way to end it there. */
export function Sessions() {
  const sessions = useApi("GET /v1/auth/sessions");
  const [busy, setBusy] = useState(false);
  const others = sessions.state === "ready" ? sessions.data.filter((session) => !session.current) : [];
  const endOthers = async () => {
    setBusy(true);
    await end(
      others.map((session) => session.id),
      "Signed out everywhere else.",
    );
    setBusy(false);
  };
  return (
    <Card
      title="Where you are signed in"
      flush
      aside={
        others.length > 0 && (
          <Button size="sm" icon={LogOut} busy={busy} onClick={endOthers}>
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
            <SessionRow key={session.id} session={session} onEnd={() => end([session.id], "Signed out there.")} />
          ))}
        </ul>
      )}
    </Card>
  );
}
