import type { Preferences, PreferencesInput } from "@highway/core/people/users/schema";
import { useRef } from "react";
import { call } from "./api/api";
import { ApiError } from "./api/api-error";
import { notify } from "./notify";
import { useSession } from "./session";

/** Holds an officer's preferences. A change shows immediately, and is undone with a notice if it could not be saved. */
export function usePreferences() {
  const { user, replaceUser } = useSession();
  /** The latest user. Another choice can be made while one is being saved: each sends only what it changes. */
  const latest = useRef(user);
  latest.current = user;
  const show = (some: Partial<Preferences>) => {
    const { userPreferences, ...rest } = latest.current;
    latest.current = { ...rest, userPreferences: { ...userPreferences, ...some } };
    replaceUser(latest.current);
  };
  /** @returns whether it was saved */
  const prefer = async <Name extends keyof Preferences>(
    name: Name,
    next: Preferences[Name] | ((now: Preferences[Name]) => Preferences[Name]),
  ): Promise<boolean> => {
    const before = latest.current.userPreferences[name];
    const value = typeof next === "function" ? next(before) : next;
    show({ [name]: value });
    try {
      const was = name === "propertyTaxDefaults" && { was: { propertyTaxDefaults: before } };
      const [saved] = await call("PUT /v1/user-preferences", { body: { [name]: value, ...was } as PreferencesInput });
      show({ [name]: saved[name] });
      return true;
    } catch (error) {
      const worded = error instanceof ApiError && error.status > 0;
      const current = worded ? (error.current as Preferences | undefined) : undefined;
      show({ [name]: (current ?? { [name]: before })[name] });
      notify.error(worded ? error.message : "Failed to update preferences");
      return false;
    }
  };
  return { preferences: user.userPreferences, prefer };
}
