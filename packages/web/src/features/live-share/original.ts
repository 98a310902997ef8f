/**
 * The address as it was mailed, kept for as long as the tab is open: the bar shows the link's public id only, and a reload, or a
 * report that fails to load, goes back to it.
 */
const keyOf = (link: string) => `highway.live-share.${link}`;
const triedKey = (link: string) => `${keyOf(link)}.tried`;

function store<T>(use: (storage: Storage) => T): T | null {
  try {
    return use(sessionStorage);
  } catch {
    return null; // Storage may be refused: the mail still has the address.
  }
}

export const keepOriginal = (link: string, address: string) =>
  void store((storage) => storage.setItem(keyOf(link), address));

const originalOf = (link: string | null): string | null =>
  link ? (store((storage) => storage.getItem(keyOf(link))) ?? null) : null;

/** The token of the kept address. */
export function tokenOf(link: string | null): string | null {
  const address = originalOf(link);
  return address ? (URL.parse(address, location.origin)?.searchParams.get("data") ?? null) : null;
}

/** The address to fall back to; null when that was done already and did not help. */
export function fallbackFor(link: string): string | null {
  const address = originalOf(link);
  if (!address || store((storage) => storage.getItem(triedKey(link)))) return null;
  store((storage) => storage.setItem(triedKey(link), "1"));
  return address;
}

/** Notes that the report has come, so that the address is tried again the next time that it does not. */
export const hasLoaded = (link: string) => void store((storage) => storage.removeItem(triedKey(link)));
