import { isLocked, lockSentences } from "@highway/core/clients/pure/rate-lock";
import type { Client } from "@highway/core/clients/schema";
import { inEastern } from "@highway/core/market/quotes/pure/eastern";
import type { FieldSentences } from "@highway/core/platform/errors";
import { Lock, LockOpen } from "lucide-react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { localDay } from "../../lib/format/days";
import { date } from "../../lib/format/format";
import { sayFailure } from "../../lib/forms/use-form";
import { focusWrong } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { setRateLock } from "../../lib/set-rate-lock";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/fields/text-field";

/** Says whether the client's rate is locked with the lender, and takes since when and until when. */
export function RateLockCard({ client: { _id: id, rateLock } }: { client: Client }) {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  // The form and its button take each other's place, and hand on the focus.
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    box.current?.querySelector<HTMLElement>("input, button")?.focus();
  }, [isOpen]);
  const isHeld = isLocked(rateLock, inEastern(Date.now()).day);
  const float = async () => {
    setBusy(true);
    try {
      await setRateLock(id, null);
      notify.success("The rate is marked as floating.");
    } catch (error) {
      sayFailure(error);
    }
    setBusy(false);
  };
  return (
    <Card title="Rate" aside={isHeld ? <Badge icon={Lock}>Locked</Badge> : <Badge icon={LockOpen}>Floating</Badge>}>
      <p className="text-pretty text-fg-2">{lockText(rateLock, isHeld)}</p>
      <div ref={box}>
        {isOpen ? (
          <LockForm id={id} rateLock={isHeld ? rateLock : undefined} onClose={() => setOpen(false)} />
        ) : (
          <div className="mt-3 flex flex-wrap gap-2">
            <Button icon={Lock} onClick={() => setOpen(true)}>
              {isHeld ? "Change lock" : "Mark as locked"}
            </Button>
            {isHeld && (
              <Button variant="quiet" busy={busy} onClick={() => void float()}>
                Mark as floating
              </Button>
            )}
          </div>
        )}
      </div>
    </Card>
  );
}

function lockText(rateLock: Client["rateLock"], isHeld: boolean): string {
  const counted = "Lock alerts and the prices page count this client as floating.";
  if (!rateLock) return counted;
  const { since, until } = rateLock;
  if (!isHeld) return until ? `The lock expired after ${date(until)}. ${counted}` : counted;
  const end = until ? ` and the lock is good through ${date(until)}` : "";
  return `The rate has been locked since ${date(since)}${end}. No lock alert counts this client as floating.`;
}

/** The server names a field with the part of the record that it stands in, "rateLock.since". */
const withoutPart = (fields: FieldSentences): FieldSentences =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace("rateLock.", ""), text]));

type FormProps = { id: string; rateLock: Client["rateLock"]; onClose: () => void };

function LockForm({ id, rateLock, onClose }: FormProps) {
  // A lock is noted by the officer's own calendar, and ends by that of New York.
  const today = localDay();
  const [since, setSince] = useState(rateLock?.since ?? today);
  const [until, setUntil] = useState(rateLock?.until ?? "");
  const [wrong, setWrong] = useState<FieldSentences>({});
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const refuse = (fields: FieldSentences) => {
      setWrong(fields);
      focusWrong(form, Object.keys(fields)[0] ?? "");
    };
    if (!since || since > today) return refuse({ since: lockSentences.starts });
    if (until && until < since) return refuse({ until: lockSentences.ends });
    setWrong({});
    setBusy(true);
    try {
      await setRateLock(id, { since, until: until || null });
      notify.success("The rate is marked as locked.");
      onClose();
    } catch (error) {
      sayFailure(error, (fields) => refuse(withoutPart(fields)));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={submit} noValidate className="mt-3 flex flex-col gap-3">
      <TextField
        type="date"
        name="since"
        label="Locked on"
        value={since}
        error={wrong.since}
        onChange={({ target }) => setSince(target.value)}
      />
      <TextField
        type="date"
        name="until"
        label="Lock expiration date"
        optional
        value={until}
        error={wrong.until}
        hint="After this day the client counts as floating again."
        onChange={({ target }) => setUntil(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" type="submit" busy={busy}>
          Save lock
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
