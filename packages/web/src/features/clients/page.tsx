import type { Client } from "@highway/core/clients/schema";
import { UserPlus } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";
import { call } from "../../lib/api/api";
import { useApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { Button } from "../../ui/button";
import { SearchField } from "../../ui/fields/search-field";
import { PageHeader, PageHeading, PageTitle } from "../../ui/page/page-header";
import { ClientDrawer, type ClientDrawerFor } from "./client-drawer";
import { ClientList } from "./client-list";

/** All of the officer's clients, newest change first. `?add` opens the drawer for a new one, `?edit=` for one of them, as breadcrumbs' `?clientID=` with
 * `destination=client` does. */
export default function ClientsPage() {
  const [search, setSearch] = useState("");
  const [drawer, setDrawer] = useState<ClientDrawerFor | null>(null);
  const pricing = useApi("GET /v1/optimalBlue/get-user-data");
  const add = () => setDrawer({ client: null });
  const [query, setQuery] = useSearchParams();
  const asked = query.has("add");
  const edited = query.get(query.get("destination") === "client" ? "clientID" : "edit");
  useEffect(() => {
    if (!asked && !edited) return;
    setQuery({}, { replace: true });
    if (edited) void readClient(edited).then((client) => client && setDrawer({ client }));
    else setDrawer({ client: null });
  }, [asked, edited, setQuery]);
  return (
    <>
      <PageTitle>Clients</PageTitle>
      <PageHeader
        left={<PageHeading>Clients</PageHeading>}
        right={
          <Button variant="primary" icon={UserPlus} onClick={add}>
            Add client
          </Button>
        }
      />
      <div className="border-line border-b px-6 py-3 phone:px-4">
        <SearchField label="Search name or email" onSearch={setSearch} className="max-w-md phone:max-w-none" />
      </div>
      <ClientList
        search={search}
        showFico={pricing.state === "ready" && pricing.data.hasOptimalBlue}
        onAdd={add}
        onEdit={(client) => setDrawer({ client })}
      />
      <ClientDrawer of={drawer} onClose={() => setDrawer(null)} onSaved={() => setDrawer(null)} />
    </>
  );
}

/** Reads a client as it stands now. Answers null when it could not be read, after telling the officer. */
async function readClient(id: string): Promise<Client | null> {
  try {
    const [client] = await call("GET /v2/client/{id}", { path: { id } });
    return client;
  } catch {
    notify.error("Failed to get client.");
    return null;
  }
}
