import { checkingIn, type ToolMail, unplaced, updatedFigures } from "../../pure/tool-mail";

export const debtConsolidationMail: ToolMail = {
  title: unplaced("One loan for your debts", "Un solo préstamo para sus deudas"),
  message: {
    en: "Here is what one loan in place of several debts would change for you. Open the report to compare both and to try your own numbers.",
    es: "Esto es lo que cambiaría para usted con un solo préstamo en lugar de varias deudas. Abra el informe para comparar las dos opciones y probar con sus propios números.",
  },
  file: { en: "One loan for your debts", es: "Un solo préstamo para sus deudas" },
  ready: [
    {
      name: "One loan for your debts",
      en: "Here is what one loan in place of several debts would change for you, each month and over time. Open the report, choose which debts it pays off, and tell me what you think.",
      es: "Aquí tiene lo que cambiaría para usted con un solo préstamo en lugar de varias deudas, cada mes y hasta el final. Abra el informe, elija qué deudas liquida y dígame qué le parece.",
    },
    updatedFigures,
    checkingIn("Would you like me to add another debt?", "¿Hay otra deuda que quiera que agregue?"),
  ],
};
