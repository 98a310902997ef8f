/** The cookie of one link's share session: somebody who opened two links has two. */
export const shareCookie = (linkId: string) => `highway_share_${linkId.slice("lnk_".length)}`;
/** The calls of a share session all lie below it, so no other call carries these cookies. */
export const SHARE_PATH = "/v2/share";
