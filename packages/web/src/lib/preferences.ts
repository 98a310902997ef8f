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
  const sends = useRef<Partial<Record<keyof Preferences, Sends>>>({});
  /** @returns whether it was saved */
  const prefer = async <Name extends keyof Preferences>(
    name: Name,
    next: Preferences[Name] | ((now: Preferences[Name]) => Preferences[Name]),
  ): Promise<boolean> => {
    const before = latest.current.userPreferences[name];
    const value = typeof next === "function" ? next(before) : next;
    const answered = sendOf(sends.current, name, before);
    /** @param saved what the preference is by the answer; undefined where that does not say */
    const settle = (saved: Preferences[Name] | undefined) => {
      const known = answered(saved);
      if (known) show({ [name]: known.saved });
    };
    show({ [name]: value });
    try {
      const was = name === "propertyTaxDefaults" && { was: { propertyTaxDefaults: before } };
      const [saved] = await call("PUT /v1/user-preferences", { body: { [name]: value, ...was } as PreferencesInput });
      settle(saved[name]);
      return true;
    } catch (error) {
      const worded = error instanceof ApiError && error.status > 0;
      settle(worded ? (error.current as Preferences | undefined)?.[name] : undefined);
      notify.error(worded ? error.message : "Failed to update preferences");
      return false;
    }
  };
  return { preferences: user.userPreferences, prefer };
}

/** The saves of one preference: how many there were, how many are on their way, and what the newest answer says of it. */
type Sends = { count: number; open: number; newest: number; saved: unknown };

/**
 * Notes a save. Answers may come in another order than they were asked for.
 * @returns what takes the answer, and tells what to show now; nothing while a newer save is on its way
 */
function sendOf(all: Partial<Record<keyof Preferences, Sends>>, name: keyof Preferences, before: unknown) {
  const sends = all[name] ?? { count: 0, open: 0, newest: 0, saved: before };
  all[name] = sends;
  if (sends.open === 0) sends.saved = before;
  sends.open += 1;
  sends.count += 1;
  const turn = sends.count;
  return (saved: unknown): { saved: unknown } | undefined => {
    sends.open -= 1;
    if (saved !== undefined && turn > sends.newest) Object.assign(sends, { newest: turn, saved });
    return turn === sends.count || sends.open === 0 ? { saved: sends.saved } : undefined;
  };
}
