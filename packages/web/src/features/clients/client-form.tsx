import type { Client } from "@highway/core/clients/schema";
import { useRef, useState } from "react";
import { useApi } from "../../lib/use-api";
import { BackNotice } from "../../ui/back-notice";
import { Button } from "../../ui/button";
import { DiscardQuestion } from "../../ui/discard-question";
import { Drawer } from "../../ui/drawer";
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
  const [leaving, setLeaving] = useState(false);
  const element = useRef<HTMLFormElement>(null);
  const close = () => (form.dirty ? setLeaving(true) : onClose());
  const submit = async () => {
    const wrong = await save();
    if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"], [aria-invalid="true"]`)?.focus();
  };
  return (
    <Drawer
      open
      onClose={close}
      title={base ? "Edit client" : "Add client"}
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button type="submit" form="client-form" variant="primary" busy={busy}>
            {base ? "Save" : "Add client"}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id="client-form"
        noValidate
        className="px-5 pt-1 pb-6"
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        {isBack && <BackNotice className="mb-4" />}
        {stale && <StaleNotice onLoad={loadTheirs} onKeep={keepMine} />}
        <ClientFields form={form} pricing={pricing.state === "ready" && pricing.data.hasOptimalBlue} mailed={mailed} />
      </form>
      <DiscardQuestion open={leaving} onStay={() => setLeaving(false)} onDiscard={discard}>
        What you typed for this client is not saved.
      </DiscardQuestion>
    </Drawer>
  );
}
