import type { FrameWords } from "./frame.en";

export const es: FrameWords = {
  copyLink: "¿No funciona el botón? Copie este enlace en su navegador:",
  questions: "¿Tiene preguntas? Responda a este correo.",
  questionsOrCall: (phone) => ["¿Tiene preguntas? Responda a este correo o llame al ", phone, "."],
  estimates: "Son solo estimados; no son una aprobación de préstamo ni un compromiso de préstamo.",
  lender: "Prestamista con igualdad de oportunidades de vivienda.",
  opportunity: "Igualdad de oportunidades de vivienda.",
  saysLender: /prestamista (con|de) igualdad de oportunidades (de|en la) vivienda/i,
  saysOpportunity: /igualdad de oportunidades (de|en la) vivienda/i,
  fdic: "Miembro de la FDIC.",
  ncua: "Asegurado federalmente por la NCUA.",
  becauseBare: (name) => `Enviado porque ${name} compartió un informe con usted.`,
  because: (name) => `Enviado con Highway porque ${name} compartió un informe con usted.`,
  becauseOfficer: "Enviado por Highway, donde usted comparte sus informes.",
  becauseCompany: "Enviado por Highway, donde los oficiales de préstamos de su empresa comparten sus informes.",
  unsubscribe: "Cancelar suscripción",
  otherLang: "Read in English",
};
