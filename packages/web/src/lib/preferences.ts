import type { Preferences, PreferencesInput } from "@highway/core/people/users/schema";
import { useRef } from "react";
import { call } from "./api/api";
import { ApiError } from "./api/api-error";
import { callInTurn } from "./api/in-turn";
import { refreshApi } from "./api/use-api";
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
  const sends = useRef<Partial<Record<keyof Preferences, Sends>>>({});
  /** @returns whether it was saved */
  const prefer = async <Name extends keyof Preferences>(
    name: Name,
    next: Preferences[Name] | ((now: Preferences[Name]) => Preferences[Name]),
  ): Promise<boolean> => {
    const before = latest.current.userPreferences[name];
    const value = typeof next === "function" ? next(before) : next;
    const kept = sends.current[name] ?? { open: 0, saved: before };
    sends.current[name] = kept;
    if (kept.open === 0) kept.saved = before;
    kept.open += 1;
    /** @param saved what the preference is by the answer; undefined where that does not say */
    const settle = (saved: Preferences[Name] | undefined) => {
      if (saved !== undefined) kept.saved = saved;
      kept.open -= 1;
      if (kept.open === 0) show({ [name]: kept.saved });
    };
    show({ [name]: value });
    try {
      const was = name === "propertyTaxDefaults" && { was: { propertyTaxDefaults: before } };
      const body = { [name]: value, ...was } as PreferencesInput;
      const [saved] = await callInTurn(name, () => call("PUT /v1/user-preferences", { body, keepalive: true }));
      settle(saved[name]);
      return true;
    } catch (error) {
      const worded = error instanceof ApiError && error.status > 0;
      settle(worded ? (error.current as Preferences | undefined)?.[name] : undefined);
      notify.error(worded ? error.message : "Failed to update preferences");
      // It may be saved though no answer said so.
      void refreshApi("/v1/user");
      return false;
    }
  };
  return { preferences: user.userPreferences, prefer };
}

/** The saves of one preference: how many are on their way, and what the newest answer says of it. */
type Sends = { open: number; saved: unknown };
