/** Whether the officer has closed the banner that asks for a header, in this session of the browser. */
const key = "highway.no-header-dismissed";

export function isHeaderBannerClosed(): boolean {
  try {
    return sessionStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteHeaderBannerClosed() {
  try {
    sessionStorage.setItem(key, "1");
  } catch {
    // Without storage the banner comes back on the next page, which does no harm.
  }
}
