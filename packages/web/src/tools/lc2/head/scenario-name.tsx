import { nameOf } from "../../../scenario/saving/save";
import { edit, endStep, useScenario } from "../../../scenario/store/store";

/** What the scenario is called; its first property's address while it has no name. As wide as its text. */
export function ScenarioName() {
  const name = useScenario((state) => state.document.name);
  const usual = useScenario((state) => nameOf({ ...state.document, name: "" }));
  return (
    <span className="scenario-name" data-text={name || usual}>
      <input
        aria-label="Name of the scenario"
        placeholder={usual}
        maxLength={100}
        autoComplete="off"
        value={name}
        onChange={(event) => edit("name", (document) => ({ ...document, name: event.target.value }))}
        onBlur={endStep}
        onKeyDown={(event) => event.key === "Enter" && event.currentTarget.blur()}
      />
    </span>
  );
}
