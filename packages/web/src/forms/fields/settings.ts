import { createContext, use, useMemo, useRef } from "react";
import { useApi } from "../../lib/api/use-api";
import { usePreferences } from "../../lib/preferences";
import type { Sign, Signs } from "../../scenario/new-report";

/** The preferences of the officer and the permissions of the corporation. */
export type Settings = {
  signs: Signs;
  /** Yearly property tax in percent, by county (FIPS code) or state. */
  taxDefaults: Readonly<Record<string, number>>;
  showUSDA: boolean;
  /** Whether all cash is offered among the programs. */
  showAllCash: boolean;
  /** Saves which unit is shown, here and on the officer's other devices. */
  setSign: (name: keyof Signs, sign: Sign) => Promise<"kept" | "refused">;
};

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("useSettings is used outside the editor.");
  return settings;
}

/** Reads the officer's settings for the editor. */
export function useOwnSettings(): Settings {
  const { preferences, prefer } = usePreferences();
  const permissions = useApi("GET /v1/user/corp-permissions");
  const showUSDA = permissions.state === "ready" && permissions.data.showUSDA;
  const preferring = useRef(prefer);
  preferring.current = prefer;
  return useMemo(() => {
    const { propertyTaxDefaults: taxDefaults, showAllCash, ...signs } = preferences;
    const setSign = async (name: keyof Signs, sign: Sign) =>
      signs[name] === sign || (await preferring.current(name, sign)) ? "kept" : "refused";
    return { signs, taxDefaults, showUSDA, showAllCash, setSign };
  }, [preferences, showUSDA]);
}
