/** The cookie of one link's share session: somebody who opened two links has two. */
export const shareCookie = (linkId: string) => `highway_share_${linkId.slice("lnk_".length)}`;
/** The calls of a share session all lie below it, so no other call carries these cookies. */
export const SHARE_PATH = "/v2/share";

/** A request's head holds some 8 KB, and each of these cookies 150 bytes. */
const MOST_COOKIES = 25;

/** The cookies of the links that were made longest ago, once a browser holds too many; ids sort by the time of their making. */
export const surplus = (names: readonly string[]) =>
  names
    .filter((name) => /^highway_share_[0-9a-z]{26}$/.test(name))
    .sort()
    .slice(0, -MOST_COOKIES);
