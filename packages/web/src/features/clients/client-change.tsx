import type { Client } from "@highway/core/clients/schema";
import { lazy, Suspense, useState } from "react";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import Picker from "./client-picker";
import { fromSearch } from "./client-values";

const UnknownClient = lazy(() => import("./unknown-client"));

type Props = {
  clientID: string | null;
  client: Client | null;
  /** Whether the search is open. */
  picking: boolean;
  /** @param stays  whether the focus goes back to the client's name */
  onClose: (stays: boolean) => void;
  onChange: (clientID: string | null) => void;
};

/** Moves a scenario to another client, found by search or new. Asks before it switches from one client to another. */
export default function ClientChange({ clientID, client, picking, onClose, onChange }: Props) {
  const [drawer, setDrawer] = useState<ClientDrawerFor | null>(null);
  const [next, setNext] = useState<Client | null>(null);
  const [unknown, setUnknown] = useState(false);
  const choose = (chosen: Client) => {
    setUnknown(false);
    if (!clientID || chosen._id === clientID) onChange(chosen._id);
    else setNext(chosen);
  };
  return (
    <>
      {picking && (
        <Picker
          current={client}
          onClose={onClose}
          onChoose={choose}
          onClear={() => onChange(null)}
          onAdd={(text) => setDrawer({ client: null, start: fromSearch(text) })}
          onEdit={() => client && setDrawer({ client })}
        />
      )}
      <Suspense fallback={null}>{unknown && !clientID && <UnknownClient />}</Suspense>
      <ClientDrawer
        of={drawer}
        onClose={() => {
          // The text matched nobody and nobody was added: there still is no client.
          if (drawer?.client === null && !clientID) setUnknown(true);
          setDrawer(null);
        }}
        onSaved={(saved) => {
          setDrawer(null);
          setUnknown(false);
          if (drawer?.client === null) choose(saved);
        }}
      />
      <ConfirmDialog
        open={next !== null}
        title={`Switch to ${next?.name}?`}
        onCancel={() => setNext(null)}
        onConfirm={() => {
          if (next) onChange(next._id);
          setNext(null);
        }}
      />
    </>
  );
}
