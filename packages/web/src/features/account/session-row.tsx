import type { Session } from "@highway/core/access/schema";
import { Monitor, Smartphone } from "lucide-react";
import { useState } from "react";
import { dateTime } from "../../lib/format/format";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { browserName, isPhone } from "./agent";

export function SessionRow({ session, onEnd }: { session: Session; onEnd: () => Promise<void> }) {
  const [busy, setBusy] = useState(false);
  const name = browserName(session.agent);
  const act = async () => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
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
        <Button size="sm" busy={busy} onClick={act} aria-label={`Sign out of ${name}, ${session.address}`}>
          Sign out
        </Button>
      )}
    </li>
  );
}
