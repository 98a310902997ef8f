import { localDay } from "../../lib/format/days";
import { date } from "../../lib/format/format";
import { edit, useScenario } from "../../scenario/store/store";

/** The day whose rules apply. It is set when the scenario is created, and only the officer changes it. */
export function RulesDay() {
  const asOf = useScenario((state) => state.document.asOf);
  const today = localDay();
  return (
    <span className="num flex items-center gap-1.5">
      Rules as of {date(asOf)}
      {asOf < today && (
        <button
          type="button"
          className="text-accent-text hover:underline touch:min-h-11"
          onClick={() => edit(null, (document) => ({ ...document, asOf: today }))}
        >
          Update to today
        </button>
      )}
    </span>
  );
}
