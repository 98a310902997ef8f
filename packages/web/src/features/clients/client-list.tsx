import type { Client } from "@highway/core/clients/schema";
import { SearchX, UserPlus, Users } from "lucide-react";
import { phone, useMedia } from "../../lib/use-media";
import { Button } from "../../ui/button";
import { Empty } from "../../ui/page/empty";
import { Problem } from "../../ui/page/problem";
import { ViewMore } from "../../ui/page/view-more";
import { ClientCards } from "./client-cards";
import { ClientListSkeleton } from "./client-list-skeleton";
import { ClientTable } from "./client-table";
import { useClientPages } from "./use-client-pages";

type Props = { search: string; showFico: boolean; onAdd: () => void; onEdit: (client: Client) => void };

/** One list, four states. */
export function ClientList({ search, showFico, onAdd, onEdit }: Props) {
  const clients = useClientPages(search);
  const small = useMedia(phone);
  if (clients.state === "loading") return <ClientListSkeleton />;
  if (clients.state === "failed") return <Problem message={clients.message} onRetry={clients.retry} />;
  const { items, more, loadingMore, viewMore } = clients.data;
  if (items.length === 0 && search)
    return (
      <Empty icon={SearchX} title="No results found">
        No client's name or e-mail has words that begin so.
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
