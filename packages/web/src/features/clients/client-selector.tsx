import type { Client } from "@highway/core/clients/schema";
import { ChevronsUpDown, UserPlus } from "lucide-react";
import { Suspense, useEffect, useRef, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { holdTyped, takeTyped } from "../../lib/typed-ahead";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { MiddleText } from "../../ui/middle-text";
import { Bone } from "../../ui/page/skeleton";

const ClientChange = lazyWindow(
  () => import("./client-change"),
  ({ onClose }) => onClose(true),
);

type Props = {
  /** The client of the scenario on the screen; null while there is none. */
  clientID: string | null;
  /** Takes the client as the search found it, at once: who chooses and goes on waits for no answer. */
  onChange: (client: Client | null) => void;
};

/** What stands for a client: without a network the name may not be known, as of a draft that was kept on this device. */
export const nameOfClient = (name: string | undefined) =>
  name === "" ? "Client not loaded" : (name ?? "Choose a client");

/** Shows whose scenario it is: a name at rest, a search when pressed. */
export function ClientSelector({ clientID, onChange }: Props) {
  const [chosen, setChosen] = useState<Client | null>(null);
  const current = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null, {
    fallbackData: chosen?._id === clientID ? [chosen] : undefined,
  });
  const [picking, setPicking] = useState(false);
  /** Each press begins a new change, so one whose code did not come leaves nothing behind. */
  const [presses, setPresses] = useState(0);
  const button = useRef<HTMLButtonElement>(null);
  const goBack = useRef(false);
  const client = clientID && current.state === "ready" ? current.data[0] : null;
  const isLoading = !client && clientID !== null && current.state === "loading";
  const shown = nameOfClient(client?.name ?? (clientID ? "" : undefined));
  useEffect(() => {
    // The search field is gone, so the focus goes to the name.
    if (!picking && goBack.current) button.current?.focus();
    goBack.current = false;
  }, [picking]);
  useEffect(() => {
    if (!picking) return;
    // A search that never came leaves the keys to the page.
    return () => void takeTyped();
  }, [picking]);
  const name = (
    <button
      ref={button}
      type="button"
      title={client?.name}
      // In a window that asks for the client, that is the first thing to do.
      data-autofocus={clientID === null || undefined}
      aria-label={client ? `Client: ${client.name}. Change client` : isLoading ? "Loading the client" : shown}
      onClick={() => {
        // A quick hand types the name before the code of the search has come.
        holdTyped();
        setPresses(presses + 1);
        setPicking(true);
      }}
      className="flex h-control max-w-full items-center gap-2 rounded-sm px-1 pr-2 font-medium hover:bg-hover"
    >
      {/* In a narrow window the name itself needs the room. */}
      {client ? (
        <span className="contents max-[1320px]:hidden">
          <Avatar name={client.name} />
        </span>
      ) : (
        <Icon of={UserPlus} className="ml-1 text-fg-3" />
      )}
      {isLoading ? <Bone className="h-3 w-28" /> : <MiddleText>{shown}</MiddleText>}
      <Icon of={ChevronsUpDown} size={14} className="text-fg-3" />
    </button>
  );
  return (
    <div className="-ml-1 min-w-22">
      {!picking && name}
      {presses > 0 && (
        <Suspense fallback={picking && name}>
          <ClientChange
            key={presses}
            clientID={clientID}
            client={client}
            picking={picking}
            onChange={(next) => {
              setChosen(next);
              onChange(next);
            }}
            onClose={(stays) => {
              goBack.current = stays;
              setPicking(false);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
