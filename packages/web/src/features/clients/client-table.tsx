import type { Client } from "@highway/core/clients/schema";
import { date } from "../../lib/format/format";
import { Avatar } from "../../ui/avatar";
import { Table, Td, Th, Tr } from "../../ui/table";
import { Tag } from "../../ui/tag";
import { ClientActions } from "./client-actions";
import { filingLabel } from "./filing-status";

export type ClientListProps = { clients: readonly Client[]; showFico: boolean; onEdit: (client: Client) => void };

export function ClientTable({ clients, showFico, onEdit }: ClientListProps) {
  return (
    <Table>
      <thead>
        <tr>
          <Th className="border-t-0 pl-6!">Name</Th>
          <Th className="border-t-0">E-mail</Th>
          {showFico && <Th className="w-24 border-t-0 pr-8! text-right">FICO</Th>}
          <Th className="w-52 border-t-0 max-rail:w-44">Filing status</Th>
          <Th className="w-28 border-t-0">Added</Th>
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
              <button
                type="button"
                onClick={() => onEdit(client)}
                className="flex min-h-8 max-w-full items-center gap-2 rounded-sm text-left font-medium hover:text-accent-text"
              >
                <Avatar name={client.name} />
                <span className="truncate">{client.name}</span>
                {client.isDemo && <Tag>Demo</Tag>}
              </button>
            </Td>
            <Td className="text-fg-2">{client.primaryEmail ?? <span className="text-fg-3">None</span>}</Td>
            {showFico && (
              <Td className="num pr-8! text-right">{client.ficoMin ?? <span className="text-fg-3">None</span>}</Td>
            )}
            <Td className="text-fg-2">{filingLabel(client.filingStatus)}</Td>
            <Td className="num text-fg-2">{date(client.createdAt)}</Td>
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
