import { useState } from "react";
import { SearchField } from "../../ui/fields/search-field";
import { Switch } from "../../ui/fields/switch";
import { ConfirmDialog } from "../../ui/overlays/confirm-dialog";
import { Dialog } from "../../ui/overlays/dialog";
import { DeleteScenario } from "./delete-scenario";
import { ListFooter } from "./list-footer";
import type { SavedScenario } from "./saved-scenario";
import { ScenarioList } from "./scenario-list";
import { useLoading } from "./use-loading";
import { type Order, useSavedScenarios } from "./use-saved-scenarios";

type Props = {
  open: boolean;
  onClose: () => void;
  /** The client at hand; null where there is none, and then the list is of all clients. */
  clientID: string | null;
  onLoad: (scenario: SavedScenario) => void;
};

/** The saved scenarios of a client, or of all: search, sort, load, delete. */
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
