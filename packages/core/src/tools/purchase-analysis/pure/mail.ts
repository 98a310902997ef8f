import { checkingIn, placed, type ToolMail, updatedFigures } from "../../pure/tool-mail";

export const purchaseAnalysisMail: ToolMail = {
  title: placed("Your home purchase", "Su compra de vivienda"),
  message: {
    en: "Here is my analysis of the home purchase that we talked about. Open the report to read its chapters.",
    es: "Este es mi análisis de la compra de vivienda de la que hablamos. Abra el informe para leer sus capítulos.",
  },
  file: { en: "Purchase analysis", es: "Análisis de compra" },
  ready: [
    {
      name: "Your home purchase",
      en: "Here is my analysis of the home purchase we talked about. Open the report, read the chapters that matter to you, and tell me what you would like to know more about.",
      es: "Aquí tiene mi análisis de la compra de vivienda de la que hablamos. Abra el informe, lea los capítulos que le interesen y dígame sobre qué le gustaría saber más.",
    },
    updatedFigures,
    checkingIn("Would you like me to add a chapter?", "¿Hay algún capítulo que quiera que agregue?"),
  ],
};
