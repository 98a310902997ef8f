import type { Client } from "@highway/core/clients/schema";
import { defaultTool } from "@highway/core/tools/registry.schema";
import { Columns3, Ellipsis, Pencil, Trash2 } from "lucide-react";
import { useNavigate } from "react-router";
import { call } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { editorOf } from "../../lib/paths";
import { Icon } from "../../ui/icon";
import { Menu } from "../../ui/overlays/menu";

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
  try {
    await call("DELETE /v2/client/{id}", { path: { id: client._id } });
  } catch (error) {
    notify.error(sentence(error));
    return;
  }
  void refreshApi("/v2/client");
  notify.undo(`${client.name} deleted.`, async () => {
    try {
      await call("POST /v2/client/{id}/restore", { path: { id: client._id } });
      notify.success(`${client.name} restored.`);
    } catch (error) {
      notify.error(sentence(error));
    }
    void refreshApi("/v2/client");
  });
}
