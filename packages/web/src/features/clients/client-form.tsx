import type { Client } from "@highway/core/clients/schema";
import { useApi } from "../../lib/api/use-api";
import { Button } from "../../ui/button";
import { FormDrawer } from "../../ui/overlays/form-drawer";
import { BackNotice } from "../../ui/page/back-notice";
import { ClientFields } from "./client-fields";
import type { ClientValues } from "./client-values";
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

/** Asks, when somebody saved the client meanwhile: take theirs, or save over it. */
const StaleNotice = ({ onLoad, onKeep }: { onLoad: () => void; onKeep: () => void }) => (
  <div role="alert" className="mb-4 rounded-md bg-warning-soft p-3 text-warning">
    <p className="font-medium">This client was changed after you opened it.</p>
    <p className="mt-1">Load the newer version, or keep what you typed and save it over the newer one.</p>
    <div className="mt-2 flex gap-2">
      <Button size="sm" onClick={onLoad}>
        Load newer version
      </Button>
      <Button size="sm" onClick={onKeep}>
        Keep mine
      </Button>
    </div>
  </div>
);
