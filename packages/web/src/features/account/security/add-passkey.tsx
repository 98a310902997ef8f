import type { Passkey } from "@highway/core/people/access/factors.schema";
import { browserName } from "@highway/core/people/access/pure/browser-name";
import { KeyRound } from "lucide-react";
import { refreshApi } from "../../../lib/api/use-api";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { addPasskey, Cancelled } from "../../../lib/passkeys";
import { Button } from "../../../ui/button";

type Props = {
  onAdded?: (passkey: Passkey) => void;
  variant?: "primary" | "secondary";
  size?: "sm";
  className?: string;
};

/** Has this device make a passkey, which is named after the browser until the person renames it. */
export function AddPasskey({ onAdded, ...look }: Props) {
  const { busy, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      try {
        const passkey = await addPasskey(browserName(navigator.userAgent));
        notify.success("Passkey added.");
        onAdded?.(passkey);
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      } finally {
        await refreshApi("/v1/auth/factors");
      }
    });
  return (
    <Button icon={KeyRound} busy={busy} onClick={() => void add()} {...look}>
      Add a passkey
    </Button>
  );
}
