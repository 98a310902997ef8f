import { browserName } from "@highway/core/people/access/pure/browser-name";
import { KeyRound } from "lucide-react";
import { refreshApi } from "../../../lib/api/use-api";
import { useAttempt } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { addPasskey, Cancelled } from "../../../lib/passkeys";
import { Button } from "../../../ui/button";

type Props = {
  variant?: "primary" | "secondary";
  size?: "sm";
  className?: string;
};

/** Has this device make a passkey, which is named after the browser until the person renames it. */
export function AddPasskey(look: Props) {
  const { busy, attempt } = useAttempt();
  const add = () =>
    attempt(async () => {
      try {
        await addPasskey(browserName(navigator.userAgent));
        notify.success("Passkey added.");
      } catch (error) {
        if (!(error instanceof Cancelled)) throw error;
      } finally {
        // It may be added also where no answer said so, and then nothing more is asked of whoever had to.
        await Promise.all(["/v1/auth/factors", "/v1/user"].map(refreshApi));
      }
    });
  return (
    <Button icon={KeyRound} busy={busy} onClick={() => void add()} {...look}>
      Add a passkey
    </Button>
  );
}
