/** This tab's name, by which drafts of saved reports tell its writing from that of other tabs. */
import type { WorkingCopy } from "./working-copy";

const key = "highway.tab";

function stored<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null;
  }
}

const name = stored((storage) => storage.getItem(key)) ?? crypto.randomUUID();
export const thisTab = () => name;

/** The storage holds the name only between two pages of the tab: a tab that is duplicated has a copy of the storage, and is another writer. */
const release = () => stored((storage) => storage.removeItem(key));
release();
addEventListener("pagehide", () => stored((storage) => storage.setItem(key, name)));
addEventListener("pageshow", release);

/** Names the writer of a draft. Tabs with the same unsaved scenario hold one text and are one writer; otherwise each tab is its own, also after a reload. */
export function writerOf({ basedOn }: Pick<WorkingCopy, "basedOn">): string {
  if (basedOn !== null) return name;
  try {
    const known = localStorage.getItem(key) ?? crypto.randomUUID();
    localStorage.setItem(key, known);
    return known;
  } catch {
    return name;
  }
}
