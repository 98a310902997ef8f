/** The words that every mail has around its own, in English. */
export const en = {
  copyLink: "Button not working? Copy this link into your browser:",
  questions: "Questions? Just reply to this email.",
  questionsOrCall: (phone: string): [before: string, phone: string, after: string] => [
    "Questions? Just reply, or call ",
    phone,
    ".",
  ],
  estimates: "Estimates only; not a loan approval or a commitment to lend.",
  lender: "Equal Housing Lender.",
  opportunity: "Equal Housing Opportunity.",
  /** Matches a disclaimer that already says the same. */
  saysLender: /equal (housing|housing opportunity|opportunity housing) lender/i,
  saysOpportunity: /equal (housing opportunity|opportunity housing)/i,
  fdic: "Member FDIC.",
  ncua: "Federally insured by NCUA.",
  because: (name: string) => `Sent with Highway because ${name} shared a report with you.`,
  /** The reason for a mail where the company does not show by what it is powered. */
  becauseBare: (name: string) => `Sent because ${name} shared a report with you.`,
  becauseOfficer: "Sent by Highway, where you share your reports.",
  becauseCompany: "Sent by Highway, where your company's loan officers share their reports.",
  unsubscribe: "Unsubscribe",
  otherLang: "Leer en español",
};
export type FrameWords = typeof en;
