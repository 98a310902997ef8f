import type { Client } from "@highway/core/clients/schema";
import { type FormEvent, useRef, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { DiscardQuestion } from "../../ui/overlays/discard-question";
import { Drawer } from "../../ui/overlays/drawer";
import { BackNotice } from "../../ui/page/back-notice";
import { PlanFields } from "./plan-fields";
import { PlanResult } from "./plan-result";
import { restorePlan } from "./save-plans";
import { SavedPlans } from "./saved-plans";
import { type PlanForm, usePlan } from "./use-plan";

type Props = { /** Null while the scenario is nobody's. */ clientID: string | null; onClose: () => void };

/** Works out what money comes to that is invested instead. The calculations are saved with the client. */
export default function ReinvestmentDrawer({ clientID, onClose }: Props) {
  const answer = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const client = clientID && answer.state === "ready" ? answer.data[0] : null;
  const plan = usePlan(client, clientID);
  const element = useRef<HTMLFormElement>(null);
  const [leaving, setLeaving] = useState<(() => void) | null>(null);
  // Typed values that could be saved are not discarded without asking.
  const unlessTyped = (go: () => void) => (client && plan.form.dirty ? setLeaving(() => go) : go());
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const wrong = await plan.save();
    if (wrong) element.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
  };
  return (
    <Drawer
      open
      onClose={() => unlessTyped(onClose)}
      title="Reinvestment calculator"
      footer={<Actions client={client} plan={plan} onClose={() => unlessTyped(onClose)} />}
    >
      <div className="flex flex-col gap-5 px-5 pt-1 pb-6">
        {plan.isBack && <BackNotice />}
        {client && (
          <SavedPlans
            of={client.name}
            form={plan}
            onBegin={(at) => unlessTyped(() => plan.begin(at))}
            onRemove={(at) => void remove(client, plan, at)}
          />
        )}
        <form ref={element} id="reinvestment-form" noValidate onSubmit={(event) => void submit(event)}>
          <PlanFields form={plan.form} />
        </form>
        <PlanResult plan={plan.plan} />
      </div>
      <DiscardQuestion
        open={leaving !== null}
        onStay={() => setLeaving(null)}
        onDiscard={() => {
          setLeaving(null);
          plan.forget();
          leaving?.();
        }}
      >
        What you typed here is not saved.
      </DiscardQuestion>
    </Drawer>
  );
}

async function remove(client: Client, plan: PlanForm, at: number) {
  const removed = await plan.remove(at);
  if (removed) notify.undo("Reinvestment deleted.", () => void restorePlan(client._id, removed, at));
}

type ActionsProps = { client: Client | null; plan: PlanForm; onClose: () => void };

function Actions({ client, plan: { loaded, full, busy }, onClose }: ActionsProps) {
  const says = !client
    ? "Choose a client to keep this."
    : full && loaded === null
      ? "A client holds at most 10 reinvestments."
      : null;
  return (
    <>
      {says && <p className="mr-auto text-fg-3 text-sm">{says}</p>}
      <Button onClick={onClose}>Close</Button>
      <Button type="submit" form="reinvestment-form" variant="primary" busy={busy} disabled={says !== null}>
        Save
      </Button>
    </>
  );
}
