import { Avatar } from "../../ui/avatar";
import { Tag } from "../../ui/tag";
import { ClientActions } from "./client-actions";
import type { ClientListProps } from "./client-table";

/** The list on a phone. */
export function ClientCards({ clients, showFico, onEdit }: ClientListProps) {
  return (
    <ul>
      {clients.map((client) => (
        <li key={client._id} className="flex items-center gap-1 border-line border-b pr-2 pl-4">
          <button
            type="button"
            onClick={() => onEdit(client)}
            className="flex min-h-16 min-w-0 flex-1 items-center gap-3 text-left"
          >
            <Avatar name={client.name} />
            <span className="min-w-0">
              <span className="flex items-center gap-2 font-medium text-md">
                <span className="truncate">{client.name}</span>
                {client.isDemo && <Tag>Demo</Tag>}
              </span>
              <span className="num block truncate text-fg-3">
                {[client.primaryEmail ?? "No e-mail", showFico && client.ficoMin && `FICO ${client.ficoMin}`]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
          </button>
          <ClientActions client={client} onEdit={onEdit} />
        </li>
      ))}
    </ul>
  );
}
