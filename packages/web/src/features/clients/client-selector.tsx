import type { Client } from "@highway/core/clients/schema";
import { ChevronsUpDown, UserPlus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useApi } from "../../lib/use-api";
import { Avatar } from "../../ui/avatar";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Icon } from "../../ui/icon";
import { notify } from "../../ui/notify";
import { Bone } from "../../ui/skeleton";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import { fromSearch } from "./client-values";

// The search and the sentence come with the first press: the name at rest needs neither.
const loadPicker = () => import("./client-picker");
const ClientPicker = lazy(loadPicker);
const UnknownClient = lazy(() => import("./unknown-client"));

type Props = {
  /** The client of what is on the screen; null while there is none. */
  clientID: string | null;
  onChange: (clientID: string | null) => void;
};

/** Whose scenario it is: a name at rest, a search when pressed. Another client is switched to only after asking. */
export function ClientSelector({ clientID, onChange }: Props) {
  const current = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const [picking, setPicking] = useState(false);
  const [drawer, setDrawer] = useState<ClientDrawerFor | null>(null);
  const [next, setNext] = useState<Client | null>(null);
  const [unknown, setUnknown] = useState(false);
  const client = clientID && current.state === "ready" ? current.data[0] : null;
  const choose = (chosen: Client) => {
    setUnknown(false);
    if (!clientID || chosen._id === clientID) onChange(chosen._id);
    else setNext(chosen);
  };
  const pick = async () => {
    // Loaded before it is shown, so that the name stays until the field is there.
    try {
      await loadPicker();
      setPicking(true);
    } catch {
      notify.error("You are offline. Check your connection and try again.");
    }
  };
  return (
    <div className="-ml-1 min-w-0">
      <Suspense fallback={null}>
        {picking ? (
          <ClientPicker
            current={client}
            onClose={() => setPicking(false)}
            onChoose={choose}
            onClear={() => onChange(null)}
            onAdd={(text) => setDrawer({ client: null, start: fromSearch(text) })}
            onEdit={() => client && setDrawer({ client })}
          />
        ) : (
          <button
            type="button"
            aria-label={client ? `Client: ${client.name}. Change client` : "Choose a client"}
            onPointerEnter={() => void loadPicker()}
            onClick={() => void pick()}
            className="flex h-control max-w-full items-center gap-2 rounded-sm px-1 pr-2 font-medium hover:bg-hover"
          >
            {client ? <Avatar name={client.name} /> : <Icon of={UserPlus} className="ml-1 text-fg-3" />}
            <span className="truncate">
              {client?.name ??
                (clientID && current.state === "loading" ? <Bone className="h-3 w-28" /> : "Choose a client")}
            </span>
            <Icon of={ChevronsUpDown} size={14} className="text-fg-3" />
          </button>
        )}
        {unknown && !clientID && <UnknownClient />}
      </Suspense>
      <ClientDrawer
        of={drawer}
        onClose={() => {
          // The text matched nobody, and nobody was added: there still is no client.
          if (drawer?.client === null && !clientID) setUnknown(true);
          setDrawer(null);
        }}
        onSaved={(saved) => {
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
    </div>
  );
}
