import { useState } from "react";
import { quantity } from "../lib/format/format";
import { useUser } from "../lib/session";
import { ConfirmDialog } from "../ui/overlays/confirm-dialog";
import { leave, useSignOutQuestion } from "./sign-out";

const partOf = (count: number, one: string, more: string) => (count === 0 ? [] : [quantity(count, one, more)]);

/** Asks before a sign-out removes what is on this device alone. */
export default function SignOutQuestion() {
  const user = useUser();
  const { unsaved } = useSignOutQuestion();
  const [busy, setBusy] = useState(false);
  if (!unsaved) return null;
  const close = () => useSignOutQuestion.setState({ unsaved: null });
  const confirm = async () => {
    setBusy(true);
    await leave(user.id);
    setBusy(false);
    close();
  };
  const { scenarios, forms } = unsaved;
  const what = [
    ...partOf(scenarios, "scenario with changes", "scenarios with changes"),
    ...partOf(forms, "form", "forms"),
  ].join(" and ");
  const isOne = scenarios + forms === 1;
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Sign out and discard unsaved changes?"
      confirm="Discard and sign out"
      cancel="Stay signed in"
      onCancel={close}
      onConfirm={() => void confirm()}
    >
      <p>
        {what} {isOne ? "is" : "are"} on this device only and not saved. Signing out removes {isOne ? "it" : "them"}, so
        that nobody else at this device can read {isOne ? "it" : "them"}.
      </p>
    </ConfirmDialog>
  );
}
