import * as Codes from "@highway/core/people/access/codes/index";
import * as Notices from "@highway/core/people/access/notices/index";
import { ToMail } from "@highway/core/people/access/schema";
import { queueHandler } from "../queue-handler";

export const handler = queueHandler("codes", ToMail, (message) =>
  "code" in message ? Codes.mail(message) : Notices.mail(message),
);
