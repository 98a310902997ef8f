/** Names the cookie of one link's share session, so that a browser that opened two links has two cookies. */
export const shareCookie = (linkId: string) => `highway_share_${linkId.slice("lnk_".length)}`;
/** The calls of a share session all lie below this path, so no other call carries these cookies. */
export const SHARE_PATH = "/v2/share";

/** The head of a request holds some 8 KB, and each of these cookies takes 150 bytes. */
const MOST_COOKIES = 25;

/** Chooses the cookies to drop once a browser holds too many: those of the links that were made longest ago. Ids sort by the time of their making. */
export const surplus = (names: readonly string[]) =>
  names
    .filter((name) => /^highway_share_[0-9a-z]{26}$/.test(name))
    .sort()
    .slice(0, -MOST_COOKIES);
