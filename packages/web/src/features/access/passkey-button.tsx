import type { User } from "@highway/core/people/users/schema";
import { KeyRound } from "lucide-react";
import { useState } from "react";
import { sentence } from "../../lib/api/api-error";
import { Cancelled, hasPasskeys, signInWithPasskey } from "../../lib/passkeys";
import { Button } from "../../ui/button";

type Props = {
  onSignedIn: (user: User) => void;
  /** Told what went wrong, or null when the person closed the device's window. */
  onFailed: (sentence: string | null) => void;
};

/** Signs in with a passkey. Where the browser knows none, there is no button. */
export function PasskeyButton({ onSignedIn, onFailed }: Props) {
  const [busy, setBusy] = useState(false);
  if (!hasPasskeys()) return null;
  const signIn = async () => {
    setBusy(true);
    try {
      onSignedIn(await signInWithPasskey());
    } catch (error) {
      setBusy(false);
      onFailed(error instanceof Cancelled ? null : sentence(error));
    }
  };
  return (
    <Button icon={KeyRound} busy={busy} onClick={() => void signIn()} className="w-full">
      Sign in with a passkey
    </Button>
  );
}
