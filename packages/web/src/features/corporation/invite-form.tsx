import { InvitationInput } from "@highway/core/corporations/schema";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { fieldSentences, sayFailure, useForm } from "../../lib/forms/use-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";

const none = { fullName: "", email: "" };
const check = (values: typeof none) => fieldSentences(InvitationInput.safeParse(values).error?.issues ?? []);

/** Invites somebody by mail; inviting an address again sends the mail again. */
export function InviteForm({ query }: { query: { corpID?: string } }) {
  const form = useForm(none, check);
  const [busy, setBusy] = useState(false);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll()) return;
    setBusy(true);
    try {
      const [{ email }] = await call("POST /v1/corp/invitations", { query, body: form.values });
      form.restart(none);
      notify.success(`Invitation sent to ${email}.`);
    } catch (error) {
      sayFailure(error, form.refuse);
    }
    await refreshApi("/v1/corp/invitations");
    setBusy(false);
  };
  return (
    <form onSubmit={invite} noValidate className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 phone:grid-cols-1">
      {(["fullName", "email"] as const).map((name) => (
        <TextField
          key={name}
          label={name === "email" ? "E-mail" : "Name"}
          type={name === "email" ? "email" : "text"}
          maxLength={name === "email" ? 254 : 120}
          required
          value={form.values[name]}
          onChange={({ target }) => form.set(name, target.value)}
          onBlur={() => form.values[name] && form.leave(name)}
          error={form.error(name)}
        />
      ))}
      <Button type="submit" busy={busy} className="mt-5 phone:mt-0 phone:justify-self-start">
        Invite
      </Button>
    </form>
  );
}
