import type { User } from "@highway/core/people/users/schema";
import { createContext, use } from "react";

/** Gives who is signed in to everything below the gate that asked. */
export const SessionContext = createContext<{ user: User; replaceUser: (user: User) => void } | null>(null);

export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession stands outside the signed-in part of the app.");
  return session;
}

export const useUser = () => useSession().user;

const key = "highway.signed-in";

/**
 * A note that this browser has signed in, so that a stranger's first page need not ask the server who they are.
 * It grants nothing: the session is a cookie that no script can read.
 */
export const signedInBefore = {
  note: () => store((storage) => storage.setItem(key, "1")),
  clear: () => store((storage) => storage.removeItem(key)),
  get: () => store((storage) => storage.getItem(key) === "1") ?? false,
};

function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
