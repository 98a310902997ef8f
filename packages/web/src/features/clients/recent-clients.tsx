import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { useApi } from "../../lib/api/use-api";
import { clientPage, paths } from "../../lib/paths";
import { Avatar } from "../../ui/avatar";
import { buttonClass } from "../../ui/button-style";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { MiddleText } from "../../ui/middle-text";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

/** The five clients changed last, each a press away. */
export function RecentClients() {
  const clients = useApi("GET /v2/client", { query: { count: "5" } });
  const list = clients.state === "ready" ? clients.data[0].data : [];
  return (
    <Card
      title="Clients"
      flush
      aside={
        <Link to={paths.clients} className={buttonClass({ variant: "link", size: "sm" })}>
          View all clients
        </Link>
      }
    >
      {clients.state === "loading" && (
        <Skeleton label="Loading clients" className="px-5 pb-4">
          {[0, 1, 2, 3, 4].map((row) => (
            <Bone key={row} className="my-3 h-8 w-full" />
          ))}
        </Skeleton>
      )}
      {clients.state === "failed" && <Problem message={clients.message} onRetry={clients.retry} />}
      {clients.state === "ready" && list.length === 0 && (
        <Empty
          title="No clients yet"
          action={
            <Link to={paths.addClient} className={buttonClass()}>
              Add client
            </Link>
          }
        >
          Clients you add will appear here.
        </Empty>
      )}
      <ul className="pb-1">
        {list.map((client) => (
          <li key={client._id}>
            <Link
              to={clientPage(client._id)}
              className="group flex min-h-13 items-center gap-3 border-line border-t px-5 py-1.5 hover:bg-hover"
            >
              <Avatar name={client.name} />
              <span className="min-w-0 flex-1">
                <MiddleText className="font-medium">{client.name}</MiddleText>
                <span className="block truncate text-fg-3 text-xs">{client.primaryEmail ?? "No email"}</span>
              </span>
              <Icon of={ChevronRight} className="text-fg-3 group-hover:text-accent-text" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
