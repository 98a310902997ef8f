import type { Client } from "@highway/core/clients/schema";
import { Pencil, UserPlus } from "lucide-react";
import { useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { useDebounced } from "../../lib/use-debounced";
import { Avatar } from "../../ui/avatar";
import { type Choice, Combobox } from "../../ui/fields/combobox";
import { Icon } from "../../ui/icon";

type Props = {
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
export default function ClientPicker({ current, onClose, onChoose, onClear, onAdd, onEdit }: Props) {
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
  const leave = async () => {
    if (done.current) return;
    const typed = text.trim();
    if (untouched) return finish(false, () => {});
    if (!typed) return finish(false, onClear);
    try {
      const match = exactMatch(clients, typed) ?? (await findClient(typed));
      if (done.current) return;
      finish(false, () => (match ? onChoose(match) : onAdd(typed)));
    } catch (error) {
      notify.error(sentence(error));
      finish(false, () => {});
    }
  };
  return (
    <Combobox
      label="Client"
      placeholder="Name or e-mail"
      autoFocus
      text={text}
      onText={setText}
      choices={choices}
      onChoose={choose}
      onLeave={() => void leave()}
      onCancel={() => finish(true, () => {})}
      status={status}
      className="w-60 max-w-full"
    />
  );
}

/** Asks the server for the client with exactly this name or e-mail: the choices on the screen may not hold everyone. */
async function findClient(text: string): Promise<Client | undefined> {
  const typed = text.trim();
  if (typed.includes("@")) {
    const [byEmail] = await call("GET /v2/client/searchEmail", { query: { email: typed } });
    if (byEmail) return byEmail;
  }
  const [found] = await call("GET /v2/client/search", {
    query: { searchValue: typed.slice(0, 100), searchFields: "name,primaryEmail" },
  });
  return exactMatch(found.data, typed);
}

/** The most clients in the quick list. */
const quick = 5;

/** Gives the clients to offer for a text: the quick list for an empty one, else those with words that begin so. */
function useClientSearch(text: string, active: boolean) {
  const asked = useDebounced(text.trim());
  const list = useApi("GET /v2/client", active && !asked ? { query: { count: String(quick) } } : null);
  const found = useApi(
    "GET /v2/client/search",
    active && asked ? { query: { searchValue: asked, searchFields: "name,primaryEmail" } } : null,
    { keepPreviousData: true },
  );
  const answer = asked ? found : list;
  // The choices stay until the next answer is there: someone may be moving among them.
  const shown = useRef<readonly Client[]>([]);
  if (answer.state !== "loading") shown.current = answer.state === "ready" ? answer.data[0].data : [];
  return {
    clients: shown.current,
    /** The line above the choices. */
    status:
      answer.state === "failed"
        ? answer.message
        : answer.state === "ready" && asked && answer.data[0].data.length === 0 && !answer.refreshing
          ? "No results found"
          : undefined,
  };
}

/** Finds the client whose name or e-mail is exactly this text. */
function exactMatch(clients: readonly Client[], text: string): Client | undefined {
  const typed = text.trim().toLowerCase();
  const emails = (client: Client) => [client.primaryEmail, ...client.secondaryEmails];
  return clients.find(
    (client) =>
      client.name.trim().toLowerCase() === typed || emails(client).some((email) => email?.toLowerCase() === typed),
  );
}
