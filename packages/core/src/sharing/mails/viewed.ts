import type { Brand } from "../../branding/schema";
import type { Mail } from "../../platform/mail/mime";
import { brandedMail } from "./frame";

type Given = { to: string; brand: Brand; clientName: string; reportName: string; url: string };

/** Tells the officer that a client has opened a report. */
export function viewedMail({ to, brand, clientName, reportName, url }: Given): Omit<Mail, "from"> {
  const title = `${clientName} viewed your report`;
  return {
    to,
    subject: title,
    ...brandedMail({
      lang: "en",
      brand,
      title,
      preheader: "Now is a good moment to call.",
      body: [
        { kind: "text", text: "The report was opened for the first time since you saved it." },
        {
          kind: "facts",
          facts: [
            ["Client", clientName],
            ["Report", reportName],
          ],
        },
      ],
      action: { label: "Open the report", url },
      footer: "officer",
    }),
  };
}
