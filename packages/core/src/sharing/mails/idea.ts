import type { Brand } from "../../branding/schema";
import type { Mail } from "../../platform/mail/mime";
import { brandedMail } from "./frame";

type Given = {
  to: string;
  brand: Brand;
  from: string;
  reportName: string;
  changes: readonly (readonly [name: string, value: string])[];
  note: string;
  url: string;
};

/** Tells the officer what a client would like to change. The report itself stays as it is. */
export function ideaMail({ to, brand, from, reportName, changes, note, url }: Given): Omit<Mail, "from"> {
  const title = `${from} sent you an idea`;
  return {
    to,
    subject: title,
    ...brandedMail({
      lang: "en",
      brand,
      title,
      preheader: "It stands beside the report. Nothing in the report has changed.",
      body: [
        { kind: "facts", facts: [["Report", reportName], ...changes] },
        ...(note ? [{ kind: "note" as const, lead: "They wrote:", text: note }] : []),
      ],
      action: { label: "Open the report", url },
      footer: "officer",
    }),
  };
}
