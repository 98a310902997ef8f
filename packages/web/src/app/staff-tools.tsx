import { Wrench } from "lucide-react";
import { type ReactElement, useState, useSyncExternalStore } from "react";
import { useLocation } from "react-router";
import { useChooseTheme } from "../features/account/use-choose-theme";
import { ManagedCorporation } from "../features/corporation/managed-corporation";
import { PermissionsCard } from "../features/corporation/permissions-card";
import type { Inspected } from "../features/staff/inspector";
import { StaffPanel } from "../features/staff/staff-panel";
import { useActions } from "../lib/actions";
import { useApi } from "../lib/api/use-api";
import { useUser } from "../lib/session";
import { figuresOf } from "../scenario/figures/loan-figures";
import { placesOf } from "../scenario/names/loan-name";
import { savedOf } from "../scenario/store/saved-report";
import { type ScenarioState, useScenario } from "../scenario/store/store";
import { chosenTheme, onThemeChange } from "../theme/theme";
import { inTool } from "../tools/places";

/** The hidden panel of the provider's staff: no menu has it, the command palette finds it. */
export default function StaffTools(): ReactElement | null {
  const [isOpen, setOpen] = useState(false);
  useActions([
    {
      label: "Staff panel",
      does: "Open the staff panel",
      also: "controls inspector permissions theme generate report corporation",
      icon: Wrench,
      onSelect: () => setOpen(true),
    },
  ]);
  return isOpen ? <Panel onClose={() => setOpen(false)} /> : null;
}

function Panel({ onClose }: { onClose: () => void }) {
  const { corpID } = useUser();
  const choose = useChooseTheme();
  const theme = useSyncExternalStore(onThemeChange, chosenTheme);
  const { report, ...inspected } = useInspected();
  return (
    <StaffPanel
      theme={theme}
      onTheme={(next) => void choose(next)}
      corpID={corpID}
      permissions={(id) => (
        <ManagedCorporation key={id} corpID={id}>
          {({ name, permissions }) => (
            <div className="flex flex-col gap-2">
              {/* The field above may hold another id by now. */}
              <p>What is changed here counts for {name}.</p>
              <PermissionsCard permissions={permissions} query={{ corpID: id }} />
            </div>
          )}
        </ManagedCorporation>
      )}
      reportID={report?.id ?? ""}
      inspected={{ ...inspected, report }}
      onClose={onClose}
    />
  );
}

type Basis = Pick<ScenarioState, "document" | "client">;

/** Finds the scenario that the page is about: the open one, or the saved report that the address names; both null where there is none. */
function useBasis(): { basis: Basis | null; missing: Inspected["missing"] } {
  const { pathname, search } = useLocation();
  const document = useScenario((state) => state.document);
  const client = useScenario((state) => state.client);
  const named = new URLSearchParams(search).get("reportID");
  const isOpen = inTool(pathname) && (named === null || named === document.id);
  const request = named && !isOpen ? { path: { id: named } } : null;
  const saved = useApi("GET /v2/client/reports/{id}", request, { shouldRetryOnError: false });
  if (isOpen) return { basis: { document, client }, missing: null };
  if (!request) return { basis: null, missing: null };
  if (saved.state !== "ready") return { basis: null, missing: saved.state === "failed" ? saved : saved.state };
  const [answered] = saved.data;
  return { basis: { document: savedOf(answered).document, client: answered.client }, missing: null };
}

/** Gathers the data of the page; a loan comes with what is calculated of it. */
function useInspected(): Inspected & { report: { id: string } | null } {
  const user = useUser();
  const { basis, missing } = useBasis();
  const id = basis?.client?._id;
  const client = useApi("GET /v2/client/{id}", id ? { path: { id } } : null, { shouldRetryOnError: false });
  const places = basis && placesOf(basis.document.loans);
  return {
    user,
    client: client.state === "ready" ? client.data[0] : (basis?.client ?? null),
    report: basis?.document ?? null,
    missing,
    loans:
      basis?.document.loans.map((loan) => ({
        name: places?.get(loan)?.head ?? loan.id,
        loan: { ...loan, calculated: figuresOf(basis, loan).result },
      })) ?? [],
  };
}
