import type { Lang } from "../../platform/pure/lang";

/** Chooses the words that every mail has around its own. */
export const frameWords = (lang: Lang) => ({ en, es })[lang];

/** The words that every mail has around its own, in English. */
export const en = {
  copyLink: "Button not working? Copy this link into your browser:",
  questions: "Questions? Just reply to this email.",
  questionsOrCall: (phone: string): [before: string, phone: string, after: string] => [
    "Questions? Just reply, or call. ",
    phone,
    "",
  ],
  /** Stands before what nobody put into Spanish. */
  inEnglish: "In English:",
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

export const es: FrameWords = {
  copyLink: "¿No funciona el botón? Copie este enlace en su navegador:",
  questions: "¿Tiene preguntas? Responda a este correo.",
  questionsOrCall: (phone) => ["¿Tiene preguntas? Responda a este correo o llame. ", phone, ""],
  inEnglish: "En inglés:",
  estimates: "Son solo estimados; no son la aprobación de un préstamo ni un compromiso de prestar.",
  lender: "Prestamista con igualdad de oportunidades en la vivienda.",
  opportunity: "Igualdad de oportunidades en la vivienda.",
  saysLender: /prestamista (con|de) igualdad de oportunidades (de|en la) vivienda/i,
  saysOpportunity: /igualdad de oportunidades (de|en la) vivienda/i,
  fdic: "Miembro de la FDIC.",
  ncua: "Asegurado federalmente por la NCUA.",
  becauseBare: (name) => `Enviado porque ${name} compartió un informe con usted.`,
  because: (name) => `Enviado con Highway porque ${name} compartió un informe con usted.`,
  becauseOfficer: "Enviado por Highway, donde usted comparte sus informes.",
  becauseCompany: "Enviado por Highway, donde los oficiales de préstamos de su empresa comparten sus informes.",
  unsubscribe: "Dejar de recibir estos correos",
  otherLang: "Read in English",
};
