import { limits } from "@highway/core/scenario/limits";
import { useShallow } from "zustand/react/shallow";
import { money } from "../../../lib/format";
import type { WorkingProperty, WorkingReport } from "../../../lib/scenario/document";
import { basisOf, resultOf } from "../../../lib/scenario/loan-figures";
import { useSettledScenario } from "../../../lib/scenario/settled";
import { edit, type ScenarioState, useScenario } from "../../../lib/scenario/store";
import { dollarsText } from "../cells/figure-fields";
import { FigureField } from "../fields/figure-field";
import { ResetButton } from "../fields/reset-button";
import { placeName } from "../properties/place-name";
import { setHomeValue } from "./debt-edits";

/** Homes that the client has: loans are on them, and none buys them. */
const ownedHomes = ({ properties, loans }: WorkingReport) =>
  properties.filter(({ id }) => {
    const onIt = loans.filter(({ propertyID }) => propertyID === id);
    return onIt.length > 0 && onIt.every(({ category }) => category !== "purchase");
  });

/** Dollars that the home is worth today by its price and appreciation; null while no loan on it has figures. */
function usualValue(state: ScenarioState, { id }: WorkingProperty): number | null {
  for (const loan of state.document.loans.filter(({ propertyID }) => propertyID === id)) {
    const result = resultOf(basisOf(state), loan);
    if (result) return result.appreciation[0]?.values[0] ?? null;
  }
  return null;
}

/** What each home that the client has is worth: a refinance lends against it, a sale brings it. */
export function HomeValues() {
  const homes = useScenario(useShallow((state) => ownedHomes(state.document)));
  const all = useScenario((state) => state.document.properties);
  return homes.length === 0 ? null : (
    <div className="owed-homes">
      {homes.map((home) => (
        <HomeValue key={home.id} home={home} name={placeName(home, all.indexOf(home))} />
      ))}
    </div>
  );
}

function HomeValue({ home, name }: { home: WorkingProperty; name: string }) {
  const usual = useSettledScenario((state) => usualValue(state, home));
  const { id, userEstimatedValue: value, userAppraisedValue: appraised } = home;
  const fieldKey = `${id}.userEstimatedValue`;
  return (
    <FigureField
      className="w-52"
      fieldKey={fieldKey}
      label={`Value of ${name}`}
      value={value}
      write={dollarsText}
      decimals={limits.userEstimatedValue.decimals}
      prefix="$"
      fallback={usual === null ? "" : dollarsText(Math.round(usual))}
      onType={(figure) => edit(fieldKey, setHomeValue(id, figure))}
      hint={typeof appraised === "number" && `Loans are of the appraised ${money(appraised)}`}
      gutter={
        value !== null && (
          <ResetButton
            label={`Back to the computed value of ${name}`}
            onClick={() => edit(null, setHomeValue(id, null))}
          />
        )
      }
    />
  );
}
