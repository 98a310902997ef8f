import type { Brand } from "../../branding/schema";
import type { Block } from "./blocks";
import type { Lang } from "./lang";

/** What the button of a mail says, and where it leads. */
export type Action = { label: string; url: string };

/** What is written to one person, before it has the look of a mail. */
export type Letter = {
  lang: Lang;
  brand: Brand;
  title: string;
  /** What lists of mails show after the subject. Neither it nor the title may hold a figure or a street. */
  preheader: string;
  body: readonly Block[];
  action?: Action;
  /** Below the button. */
  after?: readonly Block[];
  /** For whom what stands below is: only clients get what the law wants in an advertisement. */
  footer: "client" | "officer" | "company";
  /** Every mail to a client that was not asked for has it. */
  unsubscribeUrl?: string;
  /** Opens the same report in the other language, where its reader may choose. */
  otherLangUrl?: string;
};
