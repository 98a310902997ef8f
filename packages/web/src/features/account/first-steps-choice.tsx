import { usePreferences } from "../../lib/preferences";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/fields/switch";

/** Brings the first steps back to Home, or hides them. */
export function FirstStepsChoice() {
  const { preferences, prefer } = usePreferences();
  return (
    <Card title="Home">
      <Switch
        label="Show the first steps"
        checked={preferences.showFirstSteps}
        onChange={(on) => void prefer("showFirstSteps", on)}
      />
      <p className="mt-1 text-fg-3 text-sm">They disappear once all three are done.</p>
    </Card>
  );
}
