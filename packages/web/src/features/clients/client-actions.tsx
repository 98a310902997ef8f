import type { Client } from "@highway/core/clients/schema";
import { Columns3, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { editorOf } from "../../lib/paths";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";
import { deleteClient } from "./delete-client";

export function ClientActions({ client, onEdit }: { client: Client; onEdit: (client: Client) => void }) {
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
          onSelect: () => navigate(editorOf({ clientID: client._id })),
        },
        { label: "Edit", icon: Pencil, onSelect: () => onEdit(client) },
        "line",
        { label: "Delete", icon: Trash2, danger: true, onSelect: () => void deleteClient(client) },
      ]}
    />
  );
}
