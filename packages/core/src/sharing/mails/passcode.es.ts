import type { PasscodeWords } from "./passcode.en";

export const passcodeEs: PasscodeWords = {
  subject: (code) => `${code} es su código para abrir su informe`,
  title: "Su código",
  preheader: (name) => `Para abrir el informe que ${name} compartió con usted.`,
  before: (name) => `Escriba este código donde abrió el informe que ${name} compartió con usted.`,
  rules: (minutes) => `Funciona una sola vez, durante ${minutes} minutos.`,
  otherwise:
    "Si usted no lo pidió, puede ignorar este correo: nadie puede abrir el informe sin el código. Nunca le pediremos que se lo diga a nadie.",
};
