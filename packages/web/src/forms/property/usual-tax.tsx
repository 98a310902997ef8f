import { limits } from "@highway/engine/scenario/schema/limits";
import type { ReactNode } from "react";
import { percent } from "../../lib/format/format";
import { notify } from "../../lib/notify";
import { usePreferences } from "../../lib/preferences";
import type { WorkingProperty } from "../../scenario/document";
import { valid } from "../../scenario/issues/valid";

/** Where a rate may hold for homes to come: the county where it is known, else the state. */
function placeOf({ fip, county, state }: WorkingProperty): { key: string; name: string } | null {
  if (fip) return { key: fip, name: county || "this county" };
  const code = state.trim().toUpperCase();
  return /^[A-Z]{2}$/.test(code) ? { key: code, name: code } : null;
}

/** Keeps the tax rate of this home for those to come in its county or state. */
export function UsualTax({ property }: { property: WorkingProperty }) {
  const { preferences, prefer } = usePreferences();
  const defaults = preferences.propertyTaxDefaults;
  const place = placeOf(property);
  const rate = valid(property.countyTaxRate, limits.countyTaxRate);
  if (!place) return null;
  // The line stands whatever it says, so that nothing moves while a rate is typed.
  if (!rate) return <Line />;
  if (rate === defaults[place.key]) return <Line>New properties in {place.name} begin with it.</Line>;
  const text = percent(rate, { decimals: limits.countyTaxRate.decimals, trim: true });
  const keep = async () => {
    if (!(await prefer("propertyTaxDefaults", { ...defaults, [place.key]: rate }))) return;
    notify.undo(
      `New properties in ${place.name} begin with ${text}.`,
      () => void prefer("propertyTaxDefaults", defaults),
    );
  };
  return (
    <Line>
      <button type="button" className="text-accent-text hover:underline touch:min-h-11" onClick={() => void keep()}>
        Begin with {text} in {place.name} from now on
      </button>
    </Line>
  );
}

const Line = ({ children }: { children?: ReactNode }) => (
  <p className="col-span-6 -mt-1 min-h-4 text-right text-fg-3 text-xs touch:flex touch:min-h-11 touch:items-center touch:justify-end">
    {children}
  </p>
);
