import type { FieldSentences } from "@highway/core/platform/errors";
import { call } from "../../lib/api/api";
import { useForm } from "../../lib/forms/use-form";
import { useRecordForm } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { useSession } from "../../lib/session";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { TextField } from "../../ui/fields/text-field";

const check = ({ fullName }: { fullName: string }): FieldSentences =>
  fullName.trim() ? {} : { fullName: "Name is required" };

export function NameForm() {
  const { user, replaceUser } = useSession();
  const form = useForm({ fullName: user.profile.fullName }, check);
  const fullName = form.values.fullName.trim();
  const { busy, submit } = useRecordForm({
    form,
    isChanged: fullName !== user.profile.fullName,
    save: async () => {
      const [saved] = await call("PUT /v1/user/profile", { body: { fullName } });
      replaceUser(saved);
      form.restart({ fullName: saved.profile.fullName });
      notify.success("Profile saved.");
    },
  });
  return (
    <Card title="Your details">
      <form onSubmit={submit} noValidate className="flex flex-col gap-4 phone:gap-3">
        <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
          <TextField
            label="Name"
            name="fullName"
            autoComplete="name"
            maxLength={120}
            required
            value={form.values.fullName}
            onChange={({ target }) => form.set("fullName", target.value)}
            error={form.error("fullName")}
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
