import type { Client } from "@highway/core/clients/schema";
import { useApi } from "../../lib/api/use-api";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { BackNotice } from "../../ui/page/back-notice";
import { ClientFields } from "./client-fields";
import type { ClientValues } from "./client-values";
import { StaleNotice } from "./stale-notice";
import { useClientForm } from "./use-client-form";

type Props = {
  client: Client | null;
  start: ClientValues;
  onClose: () => void;
  onSaved: (client: Client) => void;
};

export default function ClientForm({ client, start, onClose, onSaved }: Props) {
  const pricing = useApi("GET /v1/optimalBlue/get-user-data");
  const editor = useClientForm(client, start, { onClose, onSaved });
  const { form, base, mailed, busy, save, stale, keepMine, loadTheirs, isBack, discard } = editor;
  return (
    <FormDrawer
      title={base ? "Edit client" : "Add client"}
      dirty={form.dirty}
      lost="What you typed for this client is not saved."
      busy={busy}
      save={base ? "Save" : "Add client"}
      onSave={save}
      onClose={onClose}
      onDiscard={discard}
      className="px-5 pt-1 pb-6"
    >
      {isBack && <BackNotice className="mb-4" />}
      {stale && <StaleNotice onLoad={loadTheirs} onKeep={keepMine} />}
      <ClientFields form={form} pricing={pricing.state === "ready" && pricing.data.hasOptimalBlue} mailed={mailed} />
    </FormDrawer>
  );
}
