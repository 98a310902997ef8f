import * as Branding from "../../branding/index";
import * as Users from "../../people/users/index";
import { env } from "../../platform/declare/env";
import { logError } from "../../platform/log";
import { compose, send } from "../../platform/mail/mail";
import type { Report } from "../../reports/schema";
import { ideaMail } from "../mails/idea";
import type { IdeaItem } from "./entity";
import type { IdeaChanges } from "./schema";

const money = new Intl.NumberFormat("en-US", {
  style: "currency",
  currency: "USD",
  trailingZeroDisplay: "stripIfInteger",
});

const ideaFields = {
  price: ["Price", (value) => money.format(value)],
  downPayment: ["Down payment", (value) => money.format(value)],
  rate: ["Rate", (value) => `${value}%`],
  extraPayment: ["Extra payment a month", (value) => money.format(value)],
} satisfies Record<keyof IdeaChanges, [string, (value: number) => string]>;

const worded = (changes: IdeaChanges) =>
  (Object.keys(ideaFields) as (keyof IdeaChanges)[]).flatMap((name) => {
    const value = changes[name];
    const [label, write] = ideaFields[name];
    return value === undefined ? [] : [[label, write(value)] as const];
  });

/** Mails an idea to the officer. The idea is kept whatever becomes of the mail. */
export async function mailIdea({ ownerId, from, changes, note }: IdeaItem, report: Report): Promise<void> {
  try {
    const [{ email: to }, brand] = await Promise.all([Users.byId(ownerId), Branding.of(ownerId)]);
    const url = `${env("ORIGIN").split(",")[0]}/${report.toolName}/review?reportID=${report.id}`;
    await send(compose(ideaMail({ to, brand, from, reportName: report.name, changes: worded(changes), note, url })));
  } catch (error) {
    logError(error, { doing: "mail an idea" });
  }
}
