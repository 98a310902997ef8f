/** The words of the email that brings a client a code. */
export const en = {
  subject: (code: string) => `${code} is your code to open your report`,
  title: "Your code",
  preheader: (name: string) => `To open the report that ${name} shared with you.`,
  before: (name: string) => `Enter this code where you opened the report that ${name} shared with you.`,
  rules: (minutes: number) => `It works once, for ${minutes} minutes.`,
  otherwise:
    "If you did not request it, you can ignore this email. No one can open the report without the code, and we will never ask you to share it.",
};
type PasscodeWords = typeof en;

export const es: PasscodeWords = {
  subject: (code) => `${code} es su código para abrir su informe`,
  title: "Su código",
  preheader: (name) => `Para abrir el informe que ${name} compartió con usted.`,
  before: (name) => `Escriba este código donde abrió el informe que ${name} compartió con usted.`,
  rules: (minutes) => `Funciona una sola vez, durante ${minutes} minutos.`,
  otherwise:
    "Si usted no lo pidió, puede ignorar este correo: nadie puede abrir el informe sin el código. Nunca le pediremos este código.",
};
