import { Smartphone } from "lucide-react";
import { useState } from "react";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { dateTime } from "../../../lib/format/format";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { Badge } from "../../../ui/badge";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog";
import { AddAuthenticator } from "./add-authenticator";

/** Sets up the authenticator app, and removes it. */
export function AuthenticatorCard({ since }: { since: string | null }) {
  const [open, setOpen] = useState<"add" | "remove" | null>(null);
  const { busy, attempt } = useAttempt();
  const remove = () =>
    attempt(async () => {
      try {
        await call("DELETE /v1/auth/authenticator");
        notify.success("Authenticator app removed.");
      } finally {
        setOpen(null);
        await refreshApi("/v1/auth/factors");
      }
    });
  return (
    <Card title="Authenticator app" aside={since && <Badge tone="positive">On</Badge>}>
      <p className="mb-4 max-w-[64ch] text-fg-2">
        {since
          ? `Set up ${dateTime(since)}. After the emailed code, you are asked for a code from the app.`
          : "An app on your phone shows a new code every half minute, which you type after the emailed one. Use it on a device that cannot use your passkey."}
      </p>
      {since ? (
        <Button onClick={() => setOpen("remove")}>Remove the app</Button>
      ) : (
        <Button icon={Smartphone} onClick={() => setOpen("add")}>
          Set up an app
        </Button>
      )}
      {open === "add" && <AddAuthenticator onClose={() => setOpen(null)} />}
      <ConfirmDialog
        open={open === "remove"}
        title="Remove the authenticator app?"
        confirm="Remove"
        danger
        busy={busy}
        onCancel={() => setOpen(null)}
        onConfirm={() => void remove()}
      >
        You will no longer be asked for its codes when you sign in.
      </ConfirmDialog>
    </Card>
  );
}
