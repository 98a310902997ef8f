/** The codes that a person has at hand: an authenticator app's, and recovery codes. Their wrong tries are counted for the person, and only those reach this point who have signed in, or hold the right mailed code. */
import { type Cap, giveBack, limit } from "../../platform/table/limit";
import * as Audit from "../audit/index";
import type { Standing } from "../users/index";
import * as Authenticator from "./authenticator/index";
import { noteWrongCode } from "./guesses";
import { tell } from "./notices/index";
import * as Recovery from "./recovery/index";

const caps: readonly (readonly [what: string, cap: Cap])[] = [
  ["second codes", { count: 10, seconds: 15 * 60 }],
  ["second codes of a day", { count: 30, seconds: 86_400 }],
];

type Owner = Pick<Standing, "userId" | "corpId" | "email">;

const takes = {
  app: ({ userId }: Owner, code: string) => Authenticator.take(userId, code),
  recovery: Recovery.take,
};

/** Says whether a code is right, and takes it, so that it is never right again. @throws UserFacingError tooMany */
export async function takeCode(owner: Owner, kind: keyof typeof takes, code: string): Promise<boolean> {
  for (const [what, cap] of caps) await limit(what, owner.userId, cap);
  if (!(await takes[kind](owner, code))) {
    await noteWrongCode(kind);
    await Audit.appendFor(owner, { kind: "second-factor.refused", subject: owner.userId });
    return false;
  }
  for (const [what, cap] of caps) await giveBack(what, owner.userId, cap);
  if (kind === "recovery") await tell(owner.email, "recovery-code-used", await Recovery.keysLeft(owner.userId));
  return true;
}

export const wrongSecond = {
  app: "That code doesn't match, or was already used. Wait for the app's next code, and enter it.",
  recovery: "That recovery code doesn't match, or was already used.",
};
