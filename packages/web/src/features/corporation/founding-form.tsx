import { Founding } from "@highway/core/corporations/schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { fieldSentences, sayFailure, useForm } from "../../lib/forms/use-form";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/fields/text-field";

const empty = { name: "", fullName: "", email: "" };
const fields = [
  { name: "name", label: "Corporation", most: 200 },
  { name: "fullName", label: "First admin’s name", most: 120 },
  { name: "email", label: "First admin’s e-mail", most: 254 },
] as const;
const bodyOf = ({ name, ...admin }: typeof empty) => ({ name, admin });
/** The admin's fields stand beside the corporation's: "admin.email" is said at the e-mail. */
const flat = (path: readonly PropertyKey[]) => path.filter((part) => part !== "admin");
const check = (values: typeof empty) =>
  fieldSentences(
    (Founding.safeParse(bodyOf(values)).error?.issues ?? []).map(({ path, message }) => ({
      path: flat(path),
      message,
    })),
  );
const flatly = (refused: FieldSentences) =>
  Object.fromEntries(Object.entries(refused).map(([path, text]) => [path.replace("admin.", ""), text]));

/** Founds a corporation and invites the person who will run it. */
export function FoundingForm({ onFounded, onCancel }: { onFounded: (corpID: string) => void; onCancel: () => void }) {
  const form = useForm(empty, check);
  const [busy, setBusy] = useState(false);
  const found = async (event: FormEvent) => {
    event.preventDefault();
    if (form.leaveAll()) return;
    setBusy(true);
    try {
      const [{ id, name }] = await call("POST /v1/corps", { body: bodyOf(form.values) });
      await refreshApi("/v1/corps");
      notify.success(`${name} added. Invitation sent to ${form.values.email.trim()}.`);
      onFounded(id);
    } catch (error) {
      sayFailure(error, (refused) => form.refuse(flatly(refused)));
      setBusy(false);
    }
  };
  return (
    <form onSubmit={found} noValidate aria-label="Add a corporation" className="mt-4 border-line border-t pt-4">
      <div className="grid grid-cols-3 items-start gap-3 phone:grid-cols-1">
        {fields.map(({ name, label, most }) => (
          <TextField
            key={name}
            label={label}
            required
            type={name === "email" ? "email" : "text"}
            maxLength={most}
            value={form.values[name]}
            onChange={({ target }) => form.set(name, target.value)}
            onBlur={() => form.values[name] && form.leave(name)}
            error={form.error(name)}
          />
        ))}
      </div>
      <div className="mt-4 flex gap-2">
        <Button type="submit" variant="primary" busy={busy}>
          Add and invite
        </Button>
        <Button onClick={onCancel}>Cancel</Button>
      </div>
    </form>
  );
}
