import * as Branding from "../../branding/index";
import * as Users from "../../people/users/index";
import { appAddress } from "../../platform/declare/env";
import { compose, send } from "../../platform/mail/mail";
import type { Block } from "./blocks";
import { brandedMail } from "./frame";

type OfficerNews = {
  /** Whom the news is of, as the mail's head says; with the address, where it is known. */
  client: { name: string; email: string | null | undefined };
  /** Whether a reply goes to the client. */
  isAnswered?: boolean;
  /** The title, which is the mail's subject too. */
  title: string;
  preheader: string;
  body: readonly Block[];
  /** The label of the button, and the page of the app to which it leads. */
  button: { label: string; path: string };
};

/** Mails an officer what a client has done, in the officer's own brand. It is in English, like the officers' app. @throws when the mail service does not take it */
export async function mailOfficer(
  ownerId: string,
  { client, isAnswered = false, title, preheader, body, button }: OfficerNews,
): Promise<void> {
  const [{ email: to }, brand] = await Promise.all([Users.byId(ownerId), Branding.of(ownerId)]);
  const action = { label: button.label, url: appAddress() + button.path };
  const sender = { name: client.name, line: client.email ?? "Your client" };
  const mail = brandedMail({ lang: "en", brand, sender, title, preheader, body, action, footer: "officer" });
  await send(compose({ to, ...(isAnswered && client.email && { replyTo: client.email }), subject: title, ...mail }));
}
