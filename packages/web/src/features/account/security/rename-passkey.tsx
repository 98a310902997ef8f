import type { Passkey } from "@highway/core/people/access/factors.schema";
import type { FieldSentences } from "@highway/core/platform/errors";
import { call } from "../../../lib/api/api";
import { refreshApi } from "../../../lib/api/use-api";
import { useForm } from "../../../lib/forms/use-form";
import { useRecordForm } from "../../../lib/forms/use-record-form";
import { notify } from "../../../lib/notify";
import { Button } from "../../../ui/button";
import { TextField } from "../../../ui/fields/text-field";
import { Dialog } from "../../../ui/overlays/dialog";

type Props = { passkey: Passkey; onClose: () => void };

const checkName = (values: { name: string }): FieldSentences =>
  values.name.trim() ? {} : { name: "Name is required" };

/** Takes another name for a passkey. */
export function RenamePasskey({ passkey: { id, name }, onClose }: Props) {
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
    </Dialog>
  );
}
