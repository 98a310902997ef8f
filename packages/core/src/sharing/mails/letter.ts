import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import type { Block } from "./blocks";

/** The label of a mail's button, and the address to which it leads. */
export type Action = { label: string; url: string };

/** A letter to one person, before it has the look of a mail. */
export type Letter = {
  lang: Lang;
  brand: Brand;
  /** Who is named at the head in the officer's place: a client, in what is told to the officer. */
  sender?: { name: string; line: string };
  title: string;
  /** The words that lists of mails show after the subject. Neither they nor the title may hold a figure or a street. */
  preheader: string;
  body: readonly Block[];
  action?: Action;
  /** The blocks below the button. */
  after?: readonly Block[];
  /** The reader for whom the foot is made: only clients get what the law wants in an advertisement. */
  footer: "client" | "officer" | "company";
  /** Why the client gets the mail, where that is not a shared report. */
  because?: string;
  /** The address to unsubscribe, which every mail has that goes to a client who did not ask for it. */
  unsubscribeUrl?: string;
  /** The same report in the other language, where its reader may choose. */
  otherLangUrl?: string;
  /** True where that is the reader's own language: the mail then says so before everything else. */
  isOtherLangFirst?: boolean;
};
