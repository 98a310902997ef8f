/** Feedback: what members say of the product. It is mailed to the product's support, and kept nowhere else. */
import * as Audit from "../people/audit/index";
import * as Permissions from "../people/permissions/index";
import * as Users from "../people/users/index";
import { action } from "../platform/action";
import { person } from "../platform/actor";
import { env } from "../platform/declare/env";
import { compose, send as post } from "../platform/mail/mail";
import { feedbackMail } from "./mail";
import { Feedback } from "./schema";

/** Mails the feedback. @throws when the mail service does not take it: the person sends it again, for nothing else keeps it */
export const send = action(Feedback, async (feedback): Promise<void> => {
  const [{ email, profile }, { name }] = await Promise.all([Users.current(), Permissions.corporation(person().corpId)]);
  const from = { email, fullName: profile.fullName, corporation: name };
  await post(compose(feedbackMail({ to: env("SUPPORT_EMAIL"), feedback, from })));
  await Audit.append({ kind: "feedback.sent", subject: person().userId, detail: { topic: feedback.topic } });
});
