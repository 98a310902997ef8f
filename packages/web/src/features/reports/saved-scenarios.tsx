import { useEffect, useRef, useState } from "react";
import { call } from "../../lib/api/api";
import { ApiError } from "../../lib/api/api-error";
import { refreshApi } from "../../lib/api/use-api";
import { useAttempt } from "../../lib/forms/use-record-form";
import { notify } from "../../lib/notify";
import { SearchField } from "../../ui/fields/search-field";
import { Switch } from "../../ui/fields/switch";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { ListFooter } from "./list-frame";
import { ScenarioList } from "./scenario-list";
import type { SavedScenario } from "./use-saved-scenarios";
import { type Order, useSavedScenarios } from "./use-saved-scenarios";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The client at hand; without one, null, and the list is of all clients. */
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
};

/** Lists the saved scenarios of a client, or of all clients: to search, sort, load or delete. */
export function SavedScenarios({ open, ...rest }: Props) {
  return open ? <OpenDialog {...rest} /> : null;
}

function OpenDialog({ onClose, clientID, onLoad }: Omit<Props, "open">) {
  const [searchText, setSearchText] = useState("");
  const [order, setOrder] = useState<Order>("desc");
  const [viewAll, setViewAll] = useState(false);
  const [deleting, setDeleting] = useState<SavedScenario | null>(null);
  const scenarios = useSavedScenarios({ clientID: viewAll ? null : clientID, searchText, order });
  const { load, loading, switching, confirmSwitch, cancelSwitch } = useLoading({ clientID, onLoad, onClose });
  return (
    <Dialog open onClose={onClose} title="Saved scenarios" width={888} footer={<ListFooter scenarios={scenarios} />}>
      <div className="flex items-center gap-3 px-5 pb-3 phone:flex-wrap">
        <SearchField label="Search name or location" onSearch={setSearchText} className="flex-1 phone:min-w-full" />
        {clientID !== null && <Switch label="View all clients" checked={viewAll} onChange={setViewAll} />}
      </div>
      <div className="min-h-80">
        <ScenarioList
          scenarios={scenarios}
          searched={searchText !== ""}
          order={order}
          onSort={() => setOrder(order === "desc" ? "asc" : "desc")}
          actions={{ onLoad: load, onDelete: setDeleting, loading }}
        />
      </div>
      {deleting && <DeleteScenario scenario={deleting} onClose={() => setDeleting(null)} />}
      {switching && (
        <ConfirmDialog
          open
          title={`Switch to ${switching.client.name}?`}
          onCancel={cancelSwitch}
          onConfirm={confirmSwitch}
        >
          This scenario is another client's. Loading it switches to them.
        </ConfirmDialog>
      )}
    </Dialog>
  );
}

/** Asks before a scenario is deleted: it does not come back. */
function DeleteScenario({ scenario, onClose }: { scenario: SavedScenario; onClose: () => void }) {
  const { busy, attempt } = useAttempt();
  const { report, client } = scenario;
  const remove = () =>
    attempt(async () => {
      await call("DELETE /v2/client/reports/{id}", { path: { id: report.id } }).catch(() => {
        throw new ApiError("failed", "Failed to delete scenario.");
      });
      await refreshApi("/v2/client/reports");
      notify.success("Scenario deleted.");
      onClose();
    });
  return (
    <ConfirmDialog
      open
      danger
      busy={busy}
      title="Delete scenario?"
      confirm="Delete"
      onCancel={onClose}
      onConfirm={() => void remove()}
    >
      “{report.name}” of {client.name} will be deleted. This cannot be undone.
    </ConfirmDialog>
  );
}

type PendingLoad = {
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
  onClose: () => void;
};

/** Loads a scenario. For one of another client than the one at hand, asks first, then switches. */
export function useLoading({ clientID, onLoad, onClose }: PendingLoad) {
  const [loading, setLoading] = useState<string | null>(null);
  const [switching, setSwitching] = useState<SavedScenario | null>(null);
  /** Only the last press counts: an earlier one, or one whose list was closed meanwhile, opens nothing any more. */
  const asked = useRef(0);
  useEffect(
    () => () => {
      asked.current = -1;
    },
    [],
  );
  const read = async ({ report }: SavedScenario) => {
    asked.current += 1;
    const turn = asked.current;
    setSwitching(null);
    setLoading(report.id);
    const scenario = await readScenario(report.id);
    if (turn !== asked.current) return;
    setLoading(null);
    if (!scenario) return;
    onLoad(scenario);
    notify.success(`${scenario.report.name} loaded.`);
    onClose();
  };
  const load = (scenario: SavedScenario) => {
    if (clientID !== null && scenario.client._id !== clientID) setSwitching(scenario);
    else void read(scenario);
  };
  return {
    load,
    loading,
    switching,
    confirmSwitch: () => switching && void read(switching),
    cancelSwitch: () => setSwitching(null),
  };
}

/** Reads a scenario as it stands now, since the list may be older. Answers null when it could not be read, after telling the officer. */
async function readScenario(id: string): Promise<SavedScenario | null> {
  try {
    const [scenario] = await call("GET /v2/client/reports/{id}", { path: { id } });
    return scenario;
  } catch {
    notify.error("Failed to load scenario.");
    return null;
  }
}
