import type { Client } from "@highway/core/clients/schema";
import { cut } from "@highway/engine/text/cut";
import { Pencil, UserPlus } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { useApi } from "../../lib/api/use-api";
import { hasWords } from "../../lib/has-words";
import { lazyWindow } from "../../lib/loading/lazy-window";
import { notify } from "../../lib/notify";
import { useDebounced } from "../../lib/use-debounced";
import { Avatar } from "../../ui/avatar";
import { type Choice, Combobox } from "../../ui/fields/combobox";
import { Icon } from "../../ui/icon";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import { fromSearch } from "./client-values";

// The form was open when a text matched nobody, so its code, which has the sentence, is there.
const UnknownClient = lazyWindow(async () => ({ default: (await import("./client-form")).UnknownClient }));

type Props = {
  clientID: string | null;
  client: Client | null;
  /** Whether the search is open. */
  picking: boolean;
  /** @param stays  whether the focus goes back to the client's name */
  onClose: (stays: boolean) => void;
  onChange: (client: Client | null) => void;
};

/** Moves a scenario to another client, found by search or new. Asks before it switches from one client to another. */
export default function ClientChange({ clientID, client, picking, onClose, onChange }: Props) {
  const [drawer, setDrawer] = useState<ClientDrawerFor | null>(null);
  const [next, setNext] = useState<Client | null>(null);
  const [unknown, setUnknown] = useState(false);
  const choose = (chosen: Client) => {
    setUnknown(false);
    if (!clientID || chosen._id === clientID) onChange(chosen);
    else setNext(chosen);
  };
  return (
    <>
      {picking && (
        <ClientPicker
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
          if (next) onChange(next);
          setNext(null);
        }}
      />
    </>
  );
}

type PickerProps = {
  current: Client | null;
  /** `stays` says that the focus was still in the field and should go back to the name. */
  onClose: (stays: boolean) => void;
  onChoose: (client: Client) => void;
  onClear: () => void;
  onAdd: (text: string) => void;
  onEdit: () => void;
};

const round = "grid size-6 shrink-0 place-items-center rounded-full bg-tag text-fg-2";

/** Searches clients. Leaving the field with exactly somebody's name or address chooses that person; any other text offers to add a client. */
function ClientPicker({ current, onClose, onChoose, onClear, onAdd, onEdit }: PickerProps) {
  const [text, setText] = useState(current?.name ?? "");
  const done = useRef(false);
  const untouched = text === (current?.name ?? "");
  const { clients, status } = useClientSearch(untouched ? "" : text, true);
  const choices: Choice[] = [
    ...clients.map((client) => ({
      id: client._id,
      label: client.name,
      note: client.primaryEmail ?? undefined,
      mark: <Avatar name={client.name} />,
    })),
    ...(current
      ? [
          {
            id: "edit",
            label: `Edit ${current.name}`,
            mark: (
              <span className={round}>
                <Icon of={Pencil} size={12} />
              </span>
            ),
          },
        ]
      : []),
    {
      id: "add",
      label: "Add a client",
      mark: (
        <span className={round}>
          <Icon of={UserPlus} size={12} />
        </span>
      ),
    },
  ];
  const finish = (stays: boolean, act: () => void) => {
    done.current = true;
    onClose(stays);
    act();
  };
  const choose = ({ id }: Choice) =>
    finish(true, () => {
      if (id === "edit") return onEdit();
      if (id === "add") return onAdd(untouched ? "" : text.trim());
      const client = clients.find((one) => one._id === id);
      if (client) onChoose(client);
    });
  /** @param stays  whether the focus goes back to the name: the field was left by Enter, not for another place */
  const leave = async (stays: boolean) => {
    if (done.current) return;
    const typed = text.trim();
    if (untouched) return finish(stays, () => {});
    if (!typed) return finish(stays, onClear);
    try {
      const match = exactMatch(clients, typed) ?? (await findClient(typed));
      if (done.current) return;
      finish(stays, () => (match ? onChoose(match) : onAdd(typed)));
    } catch (error) {
      notify.error(sentence(error));
      finish(stays, () => {});
    }
  };
  return (
    <Combobox
      label="Client"
      placeholder="Name or email"
      autoFocus
      text={text}
      onText={setText}
      choices={choices}
      onChoose={choose}
      onLeave={() => void leave(false)}
      onEnter={() => void leave(true)}
      onCancel={() => finish(true, () => {})}
      status={status}
      className="w-60 max-w-full"
    />
  );
}

/** Asks the server for the client with exactly this name or email: the choices on the screen may not hold everyone. */
async function findClient(text: string): Promise<Client | undefined> {
  const typed = text.trim();
  if (typed.includes("@")) {
    const [byEmail] = await call("GET /v2/client/searchEmail", { query: { email: typed } });
    if (byEmail) return byEmail;
  }
  const [found] = await call("GET /v2/client/search", {
    query: { searchValue: cut(typed, 100), searchFields: "name,primaryEmail" },
  });
  return exactMatch(found.data, typed);
}

/** The most clients in the quick list. */
const quick = 5;

/** Gives the clients to offer for a text: the quick list for an empty one, else those with words that begin that way. */
function useClientSearch(text: string, active: boolean) {
  const asked = useDebounced(text.trim());
  const list = useApi("GET /v2/client", active && !asked ? { query: { count: String(quick) } } : null);
  const found = useApi(
    "GET /v2/client/search",
    active && asked ? { query: { searchValue: asked, searchFields: "name,primaryEmail" } } : null,
    { keepPreviousData: true },
  );
  const answer = asked ? found : list;
  // The choices that have what is typed stay until the next answer is there: someone may be moving among them, and takes nobody else.
  const shown = useRef<readonly Client[]>([]);
  if (answer.state !== "loading") shown.current = answer.state === "ready" ? answer.data[0].data : [];
  const isAnswered = asked === text.trim() && answer.state === "ready" && !answer.refreshing;
  const has = hasWords(text);
  return {
    clients: isAnswered
      ? shown.current
      : shown.current.filter(({ name, primaryEmail }) => has(`${name} ${primaryEmail ?? ""}`)),
    /** The line above the choices. */
    status:
      answer.state === "failed"
        ? answer.message
        : answer.state === "ready" && asked && answer.data[0].data.length === 0 && !answer.refreshing
          ? "No results found"
          : undefined,
  };
}

/** Finds the client whose name or email is exactly this text. */
function exactMatch(clients: readonly Client[], text: string): Client | undefined {
  const typed = text.trim().toLowerCase();
  const emails = (client: Client) => [client.primaryEmail, ...client.secondaryEmails];
  return clients.find(
    (client) =>
      client.name.trim().toLowerCase() === typed || emails(client).some((email) => email?.toLowerCase() === typed),
  );
}
