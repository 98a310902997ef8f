/** Names the cookie of one link's share session, so that a browser that opened two links has two cookies. */
export const shareCookie = (linkId: string) => `highway_share_${linkId.slice("lnk_".length)}`;
/** The calls of a share session all lie below this path, so no other call carries these cookies. */
export const SHARE_PATH = "/v2/share";

const cookieName = /^highway_share_([0-9a-z]{26})$/;

/** Lists the links whose cookies a browser holds, the one that it opened last first. The cookie's value names the session, whose id begins with its time. */
export const openedLinks = (cookies: Readonly<Record<string, string>>): string[] =>
  Object.entries(cookies)
    .flatMap(([name, value]) => {
      const [, link] = cookieName.exec(name) ?? [];
      return link ? [{ link: `lnk_${link}`, session: value.split(".")[1] ?? "" }] : [];
    })
    .sort((one, other) => (one.session < other.session ? 1 : -1))
    .map(({ link }) => link);

/** The head of a request holds some 8 KB, and each of these cookies takes 150 bytes. */
const MOST_COOKIES = 25;

/** Chooses the cookies to drop once a browser holds too many: those of the links that were made longest ago. Ids sort by the time of their making. */
export const surplus = (names: readonly string[]) =>
  names
    .filter((name) => cookieName.test(name))
    .sort()
    .slice(0, -MOST_COOKIES);
