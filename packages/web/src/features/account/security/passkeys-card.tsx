import type { Passkey } from "@highway/core/people/access/factors.schema";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { hasPasskeys, tellRemoved } from "../../../lib/passkeys";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Empty } from "../../../ui/page/empty";
import { AddPasskey } from "./add-passkey";
import { RenamePasskey } from "./rename-passkey";

const elsewhere = `Passkeys do not work at this address. Open Highway at http://localhost:${location.port} to use them.`;
const unknown = "This browser does not support passkeys. Use a newer one, or an authenticator app.";
const whyNot = () => (/^[\d.]+$/.test(location.hostname) ? elsewhere : unknown);

/** Lists the person's passkeys, and adds, renames and removes them. */
export function PasskeysCard({ passkeys }: { passkeys: readonly Passkey[] }) {
  const canAdd = hasPasskeys();
  return (
    <Card title="Passkeys" flush aside={canAdd && passkeys.length > 0 && <AddPasskey size="sm" />}>
      {passkeys.length === 0 ? (
        <Empty
          icon={KeyRound}
          title="Sign in with your fingerprint, your face or a PIN"
          action={canAdd && <AddPasskey variant="primary" />}
        >
          {canAdd
            ? "A passkey stays on your devices. You do not wait for a code, and a fake sign-in page cannot steal it."
            : whyNot()}
        </Empty>
      ) : (
        <ul className="pb-1">
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function PasskeyRow({ passkey }: { passkey: Passkey }) {
  const { id, credentialId, name, isSynced, createdAt, lastUsedAt } = passkey;
  const [open, setOpen] = useState<"rename" | "remove" | null>(null);
  const { busy, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      try {
        await call("DELETE /v1/auth/passkeys/{id}", { path: { id } });
        notify.success("Passkey removed.");
        await tellRemoved(credentialId);
      } finally {
        setOpen(null);
        await refreshApi("/v1/auth/factors");
        // The button that was pressed is gone with its row.
        if (document.activeElement === document.body) document.getElementById("main")?.focus({ preventScroll: true });
      }
    });
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-5 py-2">
      <Icon of={KeyRound} size={20} className="text-fg-3" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 font-medium">
          <span className="min-w-0 break-words">{name}</span>
          {isSynced && <Badge>Synced</Badge>}
        </p>
        <p className="num text-fg-3 text-sm">
          Added {dateTime(createdAt)} · {lastUsedAt ? `last used ${dateTime(lastUsedAt)}` : "not used yet"}
        </p>
      </div>
      <div className="flex gap-2">
        <Button size="sm" aria-label={`Rename ${name}`} onClick={() => setOpen("rename")}>
          Rename
        </Button>
        <Button size="sm" variant="quiet" aria-label={`Remove ${name}`} onClick={() => setOpen("remove")}>
          Remove
        </Button>
      </div>
      {open === "rename" && <RenamePasskey passkey={passkey} onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === "remove"}
        title="Remove this passkey?"
        confirm="Remove"
        danger
        busy={busy}
        onCancel={() => setOpen(null)}
        onConfirm={() => void remove()}
      >
        “{name}” will no longer sign you in. Browsers that can be told stop offering it; another device may go on until
        you delete it there, too.
      </ConfirmDialog>
    </li>
  );
}
