import { beforeAll, expect, it } from "vitest";
import { UserEntity } from "../../users/entity";
import { standingKey } from "../../users/standing";
import { SessionEntity } from "./entity";
import { sessionKey } from "./holder";

beforeAll(() => {
  process.env.TABLE_NAME = "highway";
});

// Who calls is read without ElectroDB: were its keys to differ, nobody could sign in.
it("reads a session and its person where their entities write them", () => {
  const userId = "usr_01jd0000000000000000000000";
  const sessionId = "ses_01jd0000000000000000000001";
  const { Key: session } = SessionEntity.get({ ownerId: userId, sessionId }).params();
  expect(sessionKey(userId, sessionId)).toEqual(session);
  const { Key: person } = UserEntity.get({ userId }).params();
  expect(standingKey(userId)).toEqual(person);
});
