/** Mails to the corporation's own people about a mail to clients: to the person who approves it, and to those who get a copy. They read English, like officers. */
import type { Block } from "./blocks";
import { brandedMail } from "./frame";
import { messageOf, notesOf, type Parcel, subjectOf } from "./report";

/** Tells how clients open the report. */
const opening = ({ reportUrl, hasPasscode }: Parcel) => {
  if (!reportUrl) return "There is no report to open";
  return hasPasscode ? "With a code that is emailed to each of them" : "By the link alone";
};

const factsOf = (parcel: Parcel, recipients: readonly string[]): Block => ({
  kind: "facts",
  facts: [
    ["Recipients", recipients.join("\n")],
    ["Subject", subjectOf(parcel)],
    ["How they open it", opening(parcel)],
  ],
});

const previewOf = ({ reportUrl, videoUrl }: Parcel) => {
  const url = reportUrl ?? videoUrl;
  return url ? { action: { label: reportUrl ? "See the report" : "See the video", url } } : {};
};

const first = (name: string) => name.trim().split(/\s+/)[0] ?? "";

/** Writes to the person who approves mails before clients get them. */
export function approvalMail(parcel: Parcel, recipients: readonly string[]) {
  const { name } = parcel.brand;
  return {
    subject: `For your approval: ${name} wants to share a report`,
    ...brandedMail({
      ...{ lang: "en" as const, brand: parcel.brand },
      title: `${name} asks for your approval`,
      preheader: "Nothing has been sent to the recipients.",
      body: [
        {
          kind: "text",
          text: "Your company wants emails to clients approved first, so this one came to you alone. This is what it says:",
        },
        messageOf(parcel),
        factsOf(parcel, recipients),
      ],
      ...previewOf(parcel),
      after: [
        ...notesOf(parcel),
        {
          kind: "note",
          text: `Reply to this email to tell ${first(name)} whether it may be sent. Your views are not counted.`,
        },
      ],
      footer: "company",
    }),
  };
}

/** Writes to the corporation's address that gets a copy of every send. */
export function copyMail(parcel: Parcel, recipients: readonly string[]) {
  const { name } = parcel.brand;
  return {
    subject: `Copy: ${subjectOf(parcel)}`,
    ...brandedMail({
      ...{ lang: "en" as const, brand: parcel.brand },
      title: `${name} shared this with a client`,
      preheader: "Your company gets a copy of each email to clients.",
      body: [messageOf(parcel), factsOf(parcel, recipients)],
      ...previewOf(parcel),
      after: notesOf(parcel),
      footer: "company",
    }),
  };
}
