import { type FormEvent, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError, sentence } from "../../lib/api/api-error";
import { notify } from "../../lib/notify";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/fields/text-field";

export function NameForm() {
  const { user, replaceUser } = useSession();
  const [name, setName] = useState(user.profile.fullName);
  const [error, setError] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const fullName = name.trim();
    if (!fullName) return setError("Name is required");
    if (fullName === user.profile.fullName) return notify.success("No changes to save.");
    setBusy(true);
    try {
      const [saved] = await call("PUT /v1/user/profile", { body: { fullName } });
      replaceUser(saved);
      setName(saved.profile.fullName);
      notify.success("Profile saved.");
    } catch (failure) {
      const field = failure instanceof ApiError ? failure.fields.fullName : undefined;
      if (field) setError(field);
      else notify.error(sentence(failure));
    }
    setBusy(false);
  };
  return (
    <Card title="Your details">
      <form onSubmit={save} noValidate className="flex flex-col gap-4 phone:gap-3">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <TextField
            label="Name"
            name="fullName"
            autoComplete="name"
            maxLength={120}
            required
            value={name}
            onChange={(event) => {
              setName(event.target.value);
              setError(null);
            }}
            error={error}
          />
          <TextField label="E-mail" value={user.email} readOnly hint="You sign in with this address." />
        </div>
        <Button type="submit" variant="primary" busy={busy} className="self-start">
          Save
        </Button>
      </form>
    </Card>
  );
}
