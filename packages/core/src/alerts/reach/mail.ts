import * as Branding from "../../branding/index";
import { disclaimer } from "../../market/news/alerts/pure/limits";
import type { MarketAlert } from "../../market/news/alerts/schema";
import * as Users from "../../people/users/index";
import { appAddress } from "../../platform/declare/env";
import { compose, type Message } from "../../platform/mail/mail";
import type { Block } from "../../sharing/mails/blocks";
import { brandedMail } from "../../sharing/mails/frame";
import { cleanMessage } from "../../sharing/sending/message";

/** Writes the mail of a market alert to one of its corporation's officers, as far as the corporation shows it. */
export async function marketAlertMail(userId: string, alert: MarketAlert): Promise<Message> {
  const { headline, isTest, stance, hasDisclaimer } = alert;
  const [{ email: to }, brand, text] = await Promise.all([
    Users.byId(userId),
    Branding.of(userId),
    alert.text ? cleanMessage(alert.text) : undefined,
  ]);
  const body: Block[] = [
    ...(text?.text ? [{ kind: "rich", html: text.html, text: text.text } as const] : []),
    ...(stance ? [{ kind: "facts", facts: [["Your company's stance", stanceNames[stance]]] } as const] : []),
    ...(alert.transcript
      ? [
          {
            kind: "text",
            text: alert.video
              ? "This alert has a video. You can watch it in Highway. Here is what it says:"
              : "This alert has a recording. You can listen to it in Highway. Here is what it says:",
          } as const,
          { kind: "text", text: alert.transcript } as const,
        ]
      : []),
    ...(hasDisclaimer ? [{ kind: "text", text: disclaimer } as const] : []),
  ];
  const title = `${isTest ? "Test: " : ""}${headline}`;
  const mail = brandedMail({
    lang: "en",
    brand,
    sender: { name: "Highway", line: `Market alert from ${brand.company || "your company"}` },
    title,
    preheader: "A market alert from your company.",
    body,
    action: { label: "See market prices", url: `${appAddress()}/members/markets` },
    footer: "company",
  });
  return compose({ to, subject: title, ...mail });
}

const stanceNames = { lock: "Lock", float: "Float" } as const;
