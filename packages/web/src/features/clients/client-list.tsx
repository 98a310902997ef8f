import type { Client } from "@highway/core/clients/schema";
import { defaultTool } from "@highway/core/tools/pure/names";
import { Columns3, Ellipsis, Pencil, SearchX, Trash2, UserPlus, Users } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { type Loaded, refreshApi } from "../../lib/api/use-api";
import { type Pages, usePages } from "../../lib/api/use-pages";
import { date } from "../../lib/format/format";
import { keepPlace } from "../../lib/keep-place";
import { nameInNotice, notify } from "../../lib/notify";
import { clientPage, editorOf } from "../../lib/paths";
import { phone, useMedia } from "../../lib/use-media";
import { Avatar } from "../../ui/avatar";
import { Tag } from "../../ui/badge";
import { Button } from "../../ui/button";
import { SearchStatus } from "../../ui/fields/search-status";
import { Icon } from "../../ui/icon";
import { MiddleText } from "../../ui/middle-text";
import { Menu } from "../../ui/overlays/menu";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";
import { ViewMore } from "../../ui/page/view-more";
import { Table, Td, Th, Tr } from "../../ui/table";
import { filingLabel } from "./client-values";

type Props = { search: string; showFico: boolean; onAdd: () => void; onEdit: (client: Client) => void };

/** The clients that a search finds; without one, all. */
export function ClientList(props: Props) {
  const clients = useClientPages(props.search);
  const { items, more } = clients.state === "ready" ? clients.data : { items: null, more: false };
  return (
    <>
      <SearchStatus searched={props.search} count={items?.length} more={more} one="client" />
      <FoundClients {...props} clients={clients} />
    </>
  );
}

type FoundProps = Props & { clients: Loaded<Pages<Client>> };

/** Shows one of four states: loading, failed, empty, or the list. */
function FoundClients({ clients, search, showFico, onAdd, onEdit }: FoundProps) {
  const small = useMedia(phone);
  if (clients.state === "loading") return <ClientListSkeleton />;
  if (clients.state === "failed") return <Problem message={clients.message} onRetry={clients.retry} />;
  const { items, more, loadingMore, viewMore } = clients.data;
  if (items.length === 0 && search)
    return (
      <Empty icon={SearchX} title="No results found">
        No client has a name or email with a word that starts that way.
      </Empty>
    );
  if (items.length === 0)
    return (
      <Empty
        icon={Users}
        title="No clients yet"
        action={
          <Button variant="primary" icon={UserPlus} onClick={onAdd}>
            Add client
          </Button>
        }
      >
        Add the first one to build scenarios for them.
      </Empty>
    );
  const List = small ? ClientCards : ClientTable;
  return (
    <>
      <List clients={items} showFico={showFico} onEdit={onEdit} />
      {more && (
        <div className="flex justify-center p-4">
          <ViewMore onMore={viewMore} busy={loadingMore} />
        </div>
      )}
    </>
  );
}

/** The list on a phone. */
function ClientCards({ clients, showFico, onEdit }: ClientListProps) {
  return (
    <ul>
      {clients.map((client) => (
        <li key={client._id} className="flex items-center gap-1 border-line border-b pr-2 pl-4">
          <Link to={clientPage(client._id)} className="flex min-h-16 min-w-0 flex-1 items-center gap-3">
            <Avatar name={client.name} />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-medium text-md">
                <MiddleText>{client.name}</MiddleText>
                {client.isDemo && <Tag>Demo</Tag>}
              </span>
              <span className="num block truncate text-fg-3">
                {[client.primaryEmail ?? "No email", showFico && client.ficoMin && `FICO ${client.ficoMin}`]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </Link>
          <ClientActions client={client} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}

const ClientListSkeleton = ({ rows = 10 }: { rows?: number }) => (
  <Skeleton label="Loading clients" className="phone:min-h-dvh">
    <div className="h-[33px] border-line border-b bg-canvas phone:hidden" />
    {Array.from({ length: rows }, (_, row) => row).map((row) => (
      <div key={row} className="flex h-11 items-center gap-3 border-line border-b px-6 phone:h-16 phone:px-4">
        <Bone round className="size-6" />
        <Bone className="h-3 w-40" />
        <Bone className="ml-auto h-3 w-52 phone:hidden" />
        <Bone className="ml-24 h-3 w-32 phone:hidden" />
        <Bone className="ml-12 h-3 w-20 phone:hidden" />
      </div>
    ))}
  </Skeleton>
);

/** Clients a page. */
const clientPageSize = 10;

/** Reads all clients, or those that a search finds. */
function useClientPages(search: string): Loaded<Pages<Client>> {
  const page = (offset: number) => ({ offset: String(offset), count: String(clientPageSize) });
  // One hook reads either list: the search decides which.
  const route = search ? "GET /v2/client/search" : "GET /v2/client";
  return usePages(
    route,
    (offset) => ({
      query: search ? { ...page(offset), searchValue: search, searchFields: "name,primaryEmail" } : page(offset),
    }),
    (answer) => answer[0].data,
    clientPageSize,
  );
}

type ClientListProps = { clients: readonly Client[]; showFico: boolean; onEdit: (client: Client) => void };

/** The list on a screen. Names come first: where there is no room, the filing status and the day of adding are on the client's page alone. */
function ClientTable({ clients, showFico, onEdit }: ClientListProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th className="border-t-0 pl-6!">Name</Th>
          <Th className="border-t-0">Email</Th>
          {showFico && <Th className="w-24 border-t-0 pr-8! text-right">FICO</Th>}
          <Th className="w-52 border-t-0 max-rail:w-44 max-lg:hidden">Filing status</Th>
          <Th className="w-28 border-t-0 max-rail:hidden">Added</Th>
          <Th className="w-28 border-t-0">Updated</Th>
          <Th className="w-20 border-t-0">
            <span className="sr-only">Actions</span>
          </Th>
        </tr>
      </thead>
      <tbody>
        {clients.map((client) => (
          <Tr key={client._id}>
            <Td className="pl-6!">
              <Link
                to={clientPage(client._id)}
                className="flex min-h-8 touch:min-h-11 max-w-full items-center gap-2 rounded-sm font-medium hover:text-accent-text"
              >
                <Avatar name={client.name} />
                <MiddleText>{client.name}</MiddleText>
                {client.isDemo && <Tag>Demo</Tag>}
              </Link>
            </Td>
            <Td className="text-fg-2">{client.primaryEmail ?? <span className="text-fg-3">None</span>}</Td>
            {showFico && (
              <Td className="num pr-8! text-right">{client.ficoMin ?? <span className="text-fg-3">None</span>}</Td>
            )}
            <Td className="text-fg-2 max-lg:hidden">{filingLabel(client.filingStatus)}</Td>
            <Td className="num text-fg-2 max-rail:hidden">{date(client.createdAt)}</Td>
            <Td className="num text-fg-2">{date(client.lastUpdated)}</Td>
            <Td className="pr-6! text-right">
              <ClientActions client={client} onEdit={onEdit} />
            </Td>
          </Tr>
        ))}
      </tbody>
    </Table>
  );
}

/** The menu at the end of a client's row. */
function ClientActions({ client, onEdit }: { client: Client; onEdit: (client: Client) => void }) {
  const navigate = useNavigate();
  return (
    <Menu
      label={`Actions for ${client.name}`}
      buttonClassName="inline-grid size-8 place-items-center rounded-sm text-fg-2 hover:bg-sunken hover:text-fg touch:size-11"
      button={<Icon of={Ellipsis} />}
      actions={[
        {
          label: "New comparison",
          icon: Columns3,
          onSelect: () => navigate(editorOf({ tool: defaultTool, clientID: client._id })),
        },
        { label: "Edit", icon: Pencil, onSelect: () => onEdit(client) },
        "line",
        { label: "Delete", icon: Trash2, danger: true, onSelect: () => void deleteClient(client) },
      ]}
    />
  );
}

/** Deletes at once and offers to undo: for 30 days the server keeps what it needs to bring the client back. */
async function deleteClient(client: Client) {
  const goOn = keepPlace();
  try {
    await call("DELETE /v2/client/{id}", { path: { id: client._id } });
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  void refreshApi("/v2/client").then(goOn);
  notify.undo(`${nameInNotice(client.name)} deleted.`, async () => {
    try {
      await call("POST /v2/client/{id}/restore", { path: { id: client._id } });
      notify.success(`${nameInNotice(client.name)} restored.`);
    } catch (error) {
      notify.error(sentence(error));
    }
    void refreshApi("/v2/client");
  });
}
