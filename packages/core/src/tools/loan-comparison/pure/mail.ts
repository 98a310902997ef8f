import { checkingIn, placed, type ToolMail, updatedFigures } from "../../pure/tool-mail";

export const loanComparisonMail: ToolMail = {
  title: placed("Your loan options", "Sus opciones de préstamo"),
  message: {
    en: "Here are the loan options that I prepared for you. Open the report to compare them and to try your own numbers.",
    es: "Estas son las opciones de préstamo que preparé para usted. Abra el informe para compararlas y probar con sus propios números.",
  },
  file: { en: "Loan options", es: "Opciones de préstamo" },
  ready: [
    {
      name: "Here are your loans",
      en: "Here are the loans we talked about, side by side. Open the report, move the sliders, and tell me which one feels right.",
      es: "Aquí tiene los préstamos de los que hablamos, uno junto al otro. Abra el informe, mueva los controles y dígame cuál le convence más.",
    },
    updatedFigures,
    checkingIn(
      "Would you like me to run the numbers for another option?",
      "¿Hay otra opción que quiera que le calcule?",
    ),
  ],
};
