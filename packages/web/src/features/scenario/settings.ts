import { createContext, use, useMemo } from "react";
import { call } from "../../lib/api";
import { ApiError } from "../../lib/api-error";
import type { Sign, Signs } from "../../lib/scenario/new-report";
import { useSession } from "../../lib/session";
import { useApi } from "../../lib/use-api";
import { notify } from "../../ui/notify";

/** What the officer and the corporation prefer and allow. */
export type Settings = {
  signs: Signs;
  /** Yearly property tax in percent, by county (FIPS code) or state. */
  taxDefaults: Readonly<Record<string, number>>;
  showUSDA: boolean;
  /** The officer may do without the purchase in cash. */
  showAllCash: boolean;
  /** Shows the other unit from now on, here and on the officer's other devices. */
  setSign: (name: keyof Signs, sign: Sign) => void;
};

export const SettingsContext = createContext<Settings | null>(null);

export function useSettings(): Settings {
  const settings = use(SettingsContext);
  if (!settings) throw new Error("useSettings stands outside the editor.");
  return settings;
}

/** Reads them for the editor; a preference shows at once and goes back when it could not be saved. */
export function useOwnSettings(): Settings {
  const { user, replaceUser } = useSession();
  const permissions = useApi("GET /v1/user/corp-permissions");
  const showUSDA = permissions.state === "ready" && permissions.data.showUSDA;
  return useMemo(() => {
    const { propertyTaxDefaults: taxDefaults, showAllCash, ...signs } = user.userPreferences;
    const setSign = async (name: keyof Signs, sign: Sign) => {
      if (signs[name] === sign) return;
      replaceUser({ ...user, userPreferences: { ...user.userPreferences, [name]: sign } });
      if (!(await savePreference(name, sign))) replaceUser(user);
    };
    return { signs, taxDefaults, showUSDA, showAllCash, setSign };
  }, [user, replaceUser, showUSDA]);
}

async function savePreference(name: keyof Signs, sign: Sign): Promise<boolean> {
  try {
    await call("PUT /v1/user-preferences", { body: { [name]: sign } });
    return true;
  } catch (error) {
    const worded = error instanceof ApiError && error.status > 0;
    notify.error(worded ? error.message : "Failed to update preferences");
    return false;
  }
}
