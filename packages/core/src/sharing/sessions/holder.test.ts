import { beforeAll, expect, it } from "vitest";
import { LinkEntity } from "../links/entity";
import { ShareSessionEntity } from "./entity";
import { linkKey, shareSessionKey } from "./holder";

beforeAll(() => {
  process.env.TABLE_NAME = "highway";
});

// Who opened a link is read without ElectroDB: were its keys to differ, no link could be opened.
it("reads a share session and its link where their entities write them", () => {
  const ownerId = "usr_01jd0000000000000000000000";
  const linkId = "lnk_01jd0000000000000000000000";
  const sessionId = "shs_01jd0000000000000000000001";
  const { Key: session } = ShareSessionEntity.get({ ownerId, linkId, sessionId }).params();
  expect(shareSessionKey(ownerId, linkId, sessionId)).toEqual(session);
  const { Key: link } = LinkEntity.get({ ownerId, linkId }).params();
  expect(linkKey(ownerId, linkId)).toEqual(link);
});
