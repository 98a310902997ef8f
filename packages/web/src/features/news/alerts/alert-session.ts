/** What this browser session has already done with an alert. A browser that keeps nothing shows an alert anew on each page. */
const read = (storage: () => Storage, key: string): string | null => {
  try {
    return storage().getItem(key);
  } catch {
    return null;
  }
};
const write = (storage: () => Storage, key: string, value: string) => {
  try {
    storage().setItem(key, value);
  } catch {
    // Nothing is kept.
  }
};
const session = () => sessionStorage;
const device = () => localStorage;

const deeds = { closed: "highway.market-alert.closed", folded: "highway.market-alert.folded" } as const;
type Deed = keyof typeof deeds;

/** Whether the window was closed by OK, or the banner folded away, for this alert. */
export const isDone = (deed: Deed, alertID: string) => read(session, deeds[deed]) === alertID;
export const noteDone = (deed: Deed, alertID: string) => write(session, deeds[deed], alertID);

const PLAYED = "highway.market-alert.played";
/** No alert plays by itself twice, in whatever tab of this browser. */
export const hasPlayed = (alertID: string) => read(device, PLAYED) === alertID;
export const notePlayed = (alertID: string) => write(device, PLAYED, alertID);
