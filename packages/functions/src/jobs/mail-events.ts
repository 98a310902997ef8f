import * as MailEvents from "@highway/core/sharing/sending/mail-events/index";
import type { SNSEvent } from "aws-lambda";
import { job } from "../job";

export const handler = job("mail-events", async ({ Records }: SNSEvent) => {
  for (const { Sns } of Records) await MailEvents.take(Sns.Message);
});
