import type { Client } from "@highway/core/clients/schema";
import { ChevronsUpDown, UserPlus } from "lucide-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { codeOf } from "../../lib/code";
import { useApi } from "../../lib/use-api";
import { Avatar } from "../../ui/avatar";
import { ConfirmDialog } from "../../ui/confirm-dialog";
import { Icon } from "../../ui/icon";
import { notify } from "../../ui/notify";
import { Bone } from "../../ui/skeleton";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import { fromSearch } from "./client-values";

// The name at rest needs no search: its code follows once the page stands, and the first press finds it there.
let Picker: typeof import("./client-picker").default | undefined;
const picker = codeOf(() => import("./client-picker"));
async function loadPicker() {
  Picker = (await picker()).default;
}
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
  const button = useRef<HTMLButtonElement>(null);
  const goBack = useRef(false);
  const client = clientID && current.state === "ready" ? current.data[0] : null;
  const choose = (chosen: Client) => {
    setUnknown(false);
    if (!clientID || chosen._id === clientID) onChange(chosen._id);
    else setNext(chosen);
  };
  useEffect(() => void loadPicker().catch(() => {}), []);
  useEffect(() => {
    // The field is gone: whoever chose in it goes on from the name.
    if (!picking && goBack.current) button.current?.focus();
    goBack.current = false;
  }, [picking]);
  const pick = async () => {
    try {
      if (!Picker) await loadPicker();
      setPicking(true);
    } catch {
      notify.error("You are offline. Check your connection and try again.");
    }
  };
  return (
    <div className="-ml-1 min-w-0">
      <Suspense fallback={null}>
        {picking && Picker ? (
          <Picker
            current={client}
            onClose={(stays) => {
              goBack.current = stays;
              setPicking(false);
            }}
            onChoose={choose}
            onClear={() => onChange(null)}
            onAdd={(text) => setDrawer({ client: null, start: fromSearch(text) })}
            onEdit={() => client && setDrawer({ client })}
          />
        ) : (
          <button
            ref={button}
            type="button"
            aria-label={client ? `Client: ${client.name}. Change client` : "Choose a client"}
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
    </div>
  );
}
