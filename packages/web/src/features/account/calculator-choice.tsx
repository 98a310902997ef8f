import { usePreferences } from "../../lib/preferences";
import { Card } from "../../ui/card";
import { Switch } from "../../ui/fields/switch";
import { TaxDefaults } from "./tax-defaults";

/** What the loan form offers, and what new properties begin with. */
export function CalculatorChoice() {
  const { preferences, prefer } = usePreferences();
  return (
    <Card title="Calculator">
      <Switch
        label="Offer all cash among the programs"
        checked={preferences.showAllCash}
        onChange={(on) => void prefer("showAllCash", on)}
      />
      <p className="mt-1 text-fg-3 text-sm">A loan that is all cash already stays so.</p>
      <TaxDefaults />
    </Card>
  );
}
