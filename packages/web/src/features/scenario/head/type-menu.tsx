import { ChevronDown, Circle, CircleCheck, HandCoins } from "lucide-react";
import { type ScenarioType, scenarioTypeOf } from "../../../lib/scenario/document";
import { edit, useScenario } from "../../../lib/scenario/store";
import { Icon } from "../../../ui/icon";
import { Menu, type MenuAction } from "../../../ui/menu";
import { openOwed } from "../debts/owed-view";
import { setScenarioType } from "../refinance/type-edits";
import { scenarioTypes, typeName } from "../refinance/type-names";

const useScenarioType = () => useScenario(({ document }) => scenarioTypeOf(document));

/** What the scenario is for, and the way to what the client owes. */
export function useTypeActions(): (MenuAction | "line")[] {
  const chosen = useScenarioType();
  const choose = (type: ScenarioType) => () => edit(null, setScenarioType(type));
  return [
    ...scenarioTypes.map(({ type, name }) => ({
      label: name,
      icon: type === chosen ? CircleCheck : Circle,
      onSelect: choose(type),
    })),
    "line",
    { label: "Mortgages and debts", icon: HandCoins, onSelect: openOwed },
  ];
}

/** Beside the scenario's name: a press chooses another type, one step of undo takes it back. */
export function TypeMenu() {
  const chosen = useScenarioType();
  return (
    <Menu
      label="Type of the scenario"
      saysItsName
      side="bottom-start"
      buttonClassName="type-button"
      button={
        <>
          <span className="sr-only">Type of the scenario: </span>
          {typeName(chosen)}
          <Icon of={ChevronDown} size={12} className="text-fg-3" />
        </>
      }
      actions={useTypeActions()}
    />
  );
}
