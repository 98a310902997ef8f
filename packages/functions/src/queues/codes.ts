import * as Codes from "@highway/core/people/access/codes/index";
import { CodeToMail } from "@highway/core/people/access/schema";
import { queued } from "../queued";

export const handler = queued(CodeToMail, (message) => Codes.mail(message));
