import type { Passkey } from "@highway/core/people/access/factors.schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useForm } from "../../../lib/forms/use-form";
import { useAttempt, useRecordForm } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { hasPasskeys, tellRemoved } from "../../../lib/passkeys";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { TextField } from "../../../ui/fields/text-field";
import { Icon } from "../../../ui/icon";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { Dialog } from "../../../ui/overlays/dialog";
import { UnsavedGuard } from "../../../ui/overlays/discard-question";
import { Empty } from "../../../ui/page/empty";
import { AddPasskey } from "./add-passkey";

const elsewhere = `Passkeys do not work at this address. Open Highway at http://localhost:${location.port} to use them.`;
const UNSUPPORTED = "This browser does not support passkeys. Use a newer one, or an authenticator app.";
const whyNot = () => (/^[\d.]+$/.test(location.hostname) ? elsewhere : UNSUPPORTED);

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
        “{name}” will no longer sign you in. Browsers that support it stop offering it; another device may still offer
        it until you delete it there, too.
      </ConfirmDialog>
    </li>
  );
}

type Props = { passkey: Passkey; onClose: () => void };

const checkName = (values: { name: string }): FieldSentences =>
  values.name.trim() ? {} : { name: "Name is required" };

/** Takes another name for a passkey. */
function RenamePasskey({ passkey: { id, name }, onClose }: Props) {
  const form = useForm({ name }, checkName);
  const { busy, submit } = useRecordForm({
    form,
    save: async () => {
      await call("PUT /v1/auth/passkeys/{id}", { path: { id }, body: { name: form.values.name } });
      await refreshApi("/v1/auth/factors");
      notify.success("Passkey renamed.");
      onClose();
    },
    onUnchanged: onClose,
  });
  return (
    <Dialog open onClose={onClose} title="Rename the passkey" width={400}>
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 px-5 pb-5">
        <TextField
          label="Name"
          name="name"
          required
          maxLength={60}
          hint="Name the device or the place that holds it."
          data-autofocus
          value={form.values.name}
          onChange={({ target }) => form.set("name", target.value)}
          error={form.error("name")}
        />
        <Button type="submit" variant="primary" busy={busy} className="self-end">
          Save
        </Button>
      </form>
      <UnsavedGuard dirty={form.dirty}>The new name of this passkey is not saved.</UnsavedGuard>
    </Dialog>
  );
}
