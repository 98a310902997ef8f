/** What members say of the product: mailed to its support, and kept nowhere else. */
import * as Audit from "../audit/index";
import * as Permissions from "../permissions/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { env } from "../platform/env";
import { compose, send as post } from "../platform/mail";
import * as Users from "../users/index";
import { feedbackMail } from "./mail";
import { Feedback } from "./schema";

/** @throws when the mail service does not take it: the person sends it again, for nothing else keeps it */
export const send = action(Feedback, async (feedback): Promise<void> => {
  const [{ email, profile }, { name }] = await Promise.all([Users.current(), Permissions.corporation(person().corpId)]);
  const from = { email, fullName: profile.fullName, corporation: name };
  await post(compose(feedbackMail({ to: env("SUPPORT_EMAIL"), feedback, from })));
  await Audit.append({ kind: "feedback.sent", subject: person().userId, detail: { topic: feedback.topic } });
});
