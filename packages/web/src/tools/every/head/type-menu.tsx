import { hasNoLoans } from "@highway/core/tools/pure/names";
import { ChevronDown, Circle, CircleCheck, HandCoins } from "lucide-react";
import { useEffect } from "react";
import { openDebts } from "../../../forms/debts/debts-window";
import { codeOnDemand } from "../../../lib/loading/code-on-demand";
import { fetchWhenPageRests } from "../../../lib/loading/page-rest";
import { notify } from "../../../lib/notify";
import { type ScenarioType, scenarioTypeOf } from "../../../scenario/document";
import { purposeName, scenarioTypes } from "../../../scenario/names/purpose-names";
import { edit, useScenario } from "../../../scenario/store/store";
import { Icon } from "../../../ui/icon";
import { Menu, type MenuAction } from "../../../ui/overlays/menu";
import { useTool } from "../open-tool";
import { type HeadProps, useIsShown } from "./use-head";

const edits = codeOnDemand(() => import("../../../scenario/edits/type-edits"));

/** Changes the scenario's type. Its code is fetched once the page is at rest, because every page of the tool has this head. */
async function choose(type: ScenarioType) {
  try {
    const { setScenarioType } = await edits();
    edit(null, setScenarioType(type));
  } catch {
    notify.error("Failed to change the type. Check your connection and try again.");
  }
}

const useScenarioType = () => useScenario(({ document }) => scenarioTypeOf(document));

/** Lists the purposes of the scenario, and the link to the client's debts, out of use until it is there. A report of a place has neither. */
export function useTypeActions({ opening }: Pick<HeadProps, "opening">): (MenuAction | "line")[] {
  const chosen = useScenarioType();
  const isShown = useIsShown({ opening });
  const tool = useTool().key;
  // Offline, it is requested again when a type is chosen.
  useEffect(() => fetchWhenPageRests(() => void edits().catch(() => {})), []);
  if (hasNoLoans(tool)) return [];
  return [
    ...scenarioTypes.map(({ type, name }) => ({
      label: name,
      does: `Change the type to ${name}`,
      icon: isShown && type === chosen ? CircleCheck : Circle,
      disabled: !isShown,
      onSelect: () => void choose(type),
    })),
    "line",
    { label: "Mortgages and debts", icon: HandCoins, disabled: !isShown, onSelect: openDebts },
  ];
}

/** The type beside the scenario's name. A press chooses another, which one step of undo takes back. */
export function TypeMenu({ opening }: Pick<HeadProps, "opening">) {
  const chosen = useScenarioType();
  const actions = useTypeActions({ opening });
  if (actions.length === 0) return null;
  return (
    <Menu
      label="Type of the scenario"
      saysItsName
      side="bottom-start"
      buttonClassName="inline-flex h-6 flex-none touch:h-11 items-center gap-1 whitespace-nowrap rounded-sm px-1.5 text-fg-2 text-sm hover:bg-hover hover:text-fg"
      button={
        <>
          <span className="sr-only">Type of the scenario: </span>
          {purposeName(chosen)}
          <Icon of={ChevronDown} size={12} className="text-fg-3" />
        </>
      }
      actions={actions}
    />
  );
}
