import { ChevronsUpDown, UserPlus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useApi } from "../../lib/api/use-api";
import { codeOnDemand } from "../../lib/loading/code-on-demand";
import { fetchWhenPageRests } from "../../lib/loading/page-rest";
import { notify } from "../../lib/notify";
import { Avatar } from "../../ui/avatar";
import { Icon } from "../../ui/icon";
import { Bone } from "../../ui/page/skeleton";

// A name at rest needs no search. The search's code is fetched once the page rests, so the first press finds it there.
let Change: typeof import("./client-change").default | undefined;
const change = codeOnDemand(() => import("./client-change"));
async function loadChange() {
  Change = (await change()).default;
}

type Props = {
  /** The client of the scenario on the screen; null while there is none. */
  clientID: string | null;
  onChange: (clientID: string | null) => void;
};

/** Shows whose scenario it is: a name at rest, a search when pressed. */
export function ClientSelector({ clientID, onChange }: Props) {
  const current = useApi("GET /v2/client/{id}", clientID ? { path: { id: clientID } } : null);
  const [picking, setPicking] = useState(false);
  const [begun, setBegun] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const goBack = useRef(false);
  const client = clientID && current.state === "ready" ? current.data[0] : null;
  useEffect(() => fetchWhenPageRests(() => void loadChange().catch(() => {})), []);
  useEffect(() => {
    // The search field is gone, so the focus goes to the name.
    if (!picking && goBack.current) button.current?.focus();
    goBack.current = false;
  }, [picking]);
  const pick = async () => {
    try {
      if (!Change) await loadChange();
      setBegun(true);
      setPicking(true);
    } catch {
      notify.error("You are offline. Check your connection and try again.");
    }
  };
  return (
    <div className="-ml-1 min-w-0">
      {!picking && (
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
      {begun && Change && (
        <Change
          {...{ clientID, client, picking, onChange }}
          onClose={(stays) => {
            goBack.current = stays;
            setPicking(false);
          }}
        />
      )}
    </div>
  );
}
