import { UserFacingError } from "@highway/core/platform/errors";
import { SHARE_PATH, shareCookie, surplus } from "@highway/core/sharing/cookies";
import { sharingEndpoints } from "@highway/core/sharing/endpoints";
import * as Entries from "@highway/core/sharing/links/entry/index";
import { endpoint, one } from "../../endpoint";

export const handler = endpoint(
  sharingEndpoints,
  "POST /v2/share/live-share-view",
  async ({ query: { "share-data": token, tool }, body, cookies }, reply) => {
    const { entry, opened, refused } = await Entries.view({ ...body, token, tool, cookies });
    if (refused) {
      const { code, sentence } = refused;
      throw new UserFacingError(code, sentence, { fields: { passcode: sentence }, current: entry });
    }
    if (opened) reply.cookie(shareCookie(entry.link), opened.value, { seconds: opened.seconds, path: SHARE_PATH });
    if (opened) for (const name of surplus(Object.keys(cookies))) reply.clearCookie(name, SHARE_PATH);
    return one(entry);
  },
);
