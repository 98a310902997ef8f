import type { Brand } from "../../branding/schema";
import type { Mail } from "../../platform/mail/mime";
import { brandedMail } from "./frame";

type Given = { to: string; brand: Brand; clientName: string; recipient: string; reportName: string; url: string };

/** Tells the officer that too many wrong passcodes have locked a link, which nobody else can open again. */
export function lockedMail({ to, brand, clientName, recipient, reportName, url }: Given): Omit<Mail, "from"> {
  const title = "A link of yours is locked";
  return {
    to,
    subject: title,
    ...brandedMail({
      lang: "en",
      brand,
      title,
      preheader: "Too many wrong passcodes were typed. Nobody has seen the report by it.",
      body: [
        {
          kind: "text",
          text: `Too many wrong passcodes were typed at the link that you sent. Ask ${clientName} whether it was them. If it was, unlock the link; if not, revoke it and send the report anew.`,
        },
        {
          kind: "facts",
          facts: [
            ["Client", clientName],
            ["Sent to", recipient],
            ["Report", reportName],
          ],
        },
      ],
      action: { label: "See your links", url },
      footer: "officer",
    }),
  };
}
