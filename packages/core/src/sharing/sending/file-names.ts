/** A report's own name is most often its street, which stays out of mails, so these names stand in its place. */
export const fileNames = { en: "Loan options", es: "Opciones de préstamo" } as const;
