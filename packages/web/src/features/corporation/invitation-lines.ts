import { InvitationInput } from "@highway/core/people/corporations/schema";

/** One person of a pasted list: as it was typed, and either who it is or what is wrong with it. */
export type InvitationLine = { text: string } & ({ email: string; fullName: string } | { wrong: string });

const withName = /^(?:"?([^"<]*?)"?\s*)<([^<>]*)>$/;

/** "alex.rivera@lender.test" is Alex Rivera until they say otherwise. */
const nameFrom = (email: string) =>
  (email.split("@")[0] ?? "")
    .split(/[._+-]+/)
    .filter(Boolean)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join(" ");

/** Reads a pasted list: one person a line, or with commas between; each an address, or "Alex Rivera <alex@lender.test>". */
export function invitationLines(pasted: string): InvitationLine[] {
  const seen = new Set<string>();
  return pasted
    .split(/[\n,;]+/)
    .map((text) => text.trim())
    .filter(Boolean)
    .map((text) => {
      const [, name, address = text] = withName.exec(text) ?? [];
      const read = InvitationInput.safeParse({ email: address, fullName: name || nameFrom(address.trim()) });
      if (!read.success) return { text, wrong: sentenceOf(text, read.error.issues[0]?.message) };
      const { email, fullName } = read.data;
      if (seen.has(email)) return { text, wrong: "This address is in the list twice." };
      seen.add(email);
      return { text, email, fullName };
    });
}

const sentenceOf = (text: string, message = "") =>
  text.includes("@") && message !== "Invalid email" ? `${message}.` : "This is not an email address.";
