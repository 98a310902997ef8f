import { useState } from "react";
import { call } from "../../lib/api/api";
import { refreshApi } from "../../lib/api/use-api";
import { notify } from "../../lib/notify";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import type { SavedScenario } from "./saved-scenario";

/** Asks first: a deleted scenario does not come back. */
export function DeleteScenario({ scenario, onClose }: { scenario: SavedScenario; onClose: () => void }) {
  const [busy, setBusy] = useState(false);
  const { report, client } = scenario;
  const remove = async () => {
    setBusy(true);
    try {
      await call("DELETE /v2/client/reports/{id}", { path: { id: report.id } });
      await refreshApi("/v2/client/reports");
      notify.success("Scenario deleted.");
      onClose();
    } catch {
      notify.error("Failed to delete scenario.");
      setBusy(false);
    }
  };
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Delete scenario?"
      confirm="Delete"
      onCancel={onClose}
      onConfirm={remove}
    >
      “{report.name}” of {client.name} will be deleted. This cannot be undone.
    </ConfirmDialog>
  );
}
