import type { User } from "@highway/core/people/users/schema";
import { createContext, use } from "react";

/** Provides the signed-in person to everything below the gate that loaded them. */
export const SessionContext = createContext<{ user: User; replaceUser: (user: User) => void } | null>(null);

export function useSession() {
  const session = use(SessionContext);
  if (!session) throw new Error("useSession is used outside the signed-in part of the app.");
  return session;
}

export const useUser = () => useSession().user;

const key = "highway.signed-in";

/** Notes who has signed in with this browser, so that a first visit need not ask the server who the visitor is. The note grants nothing: the session is a cookie that no script can read. */
export const signedInBefore = {
  note: (userID: string) => store((storage) => storage.setItem(key, userID)),
  clear: () => store((storage) => storage.removeItem(key)),
  get: () => store((storage) => storage.getItem(key) !== null) ?? false,
};

/** Loads a page anew that the browser kept for a step back, if its person has signed out since or another has signed in: nothing that happens meanwhile reaches such a page. @returns how to stop */
export function showOnlyToOwner(userID: string): () => void {
  const isOwners = () => store((storage) => storage.getItem(key) === userID) ?? true;
  const back = ({ persisted }: PageTransitionEvent) => {
    if (!persisted || isOwners()) return;
    document.body.style.display = "none";
    location.reload();
  };
  addEventListener("pageshow", back);
  return () => removeEventListener("pageshow", back);
}

const outKey = "highway.signed-out";

/** Tells the other tabs of this browser that the person signed out, so that none of their pages stays open. A session that ended by itself is renewed over the page instead. */
export const signedOut = {
  tell: (userID: string) =>
    store((storage) => {
      storage.setItem(outKey, userID);
      storage.removeItem(outKey);
    }),
  /** @returns how to stop listening */
  onTold: (userID: string, leave: () => void) => {
    const listen = (event: StorageEvent) => event.key === outKey && event.newValue === userID && leave();
    window.addEventListener("storage", listen);
    return () => window.removeEventListener("storage", listen);
  },
};

/** Leaves the page of a person for one that may be another's. A browser that kept it for a step back shows nothing of it, and loads it anew. */
export function leavePerson(address: string): void {
  const hide = () => {
    document.body.style.display = "none";
  };
  addEventListener("pagehide", hide, { once: true });
  addEventListener("pageshow", ({ persisted }) => persisted && location.reload());
  location.assign(address);
}

const tabKey = "highway.user";

/** Stores the signed-in person in this tab until they sign out, so that a page that is reloaded without a network opens with them. The server is asked again as soon as it answers. */
export const userOfTab = {
  keep: (user: User) => inTab((storage) => storage.setItem(tabKey, JSON.stringify(user))),
  clear: () => inTab((storage) => storage.removeItem(tabKey)),
  get: () =>
    inTab((storage): User | null => {
      const kept = storage.getItem(tabKey);
      return kept ? JSON.parse(kept) : null;
    }) ?? null,
};

function inTab<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(sessionStorage);
  } catch {
    return undefined;
  }
}

function store<T>(use: (storage: Storage) => T): T | undefined {
  try {
    return use(localStorage);
  } catch {
    return undefined;
  }
}
