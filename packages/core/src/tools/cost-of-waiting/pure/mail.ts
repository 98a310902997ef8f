import { checkingIn, placed, type ToolMail, updatedFigures } from "../../pure/tool-mail";

export const costOfWaitingMail: ToolMail = {
  title: placed("Buying now or later", "Comprar ahora o después"),
  message: {
    en: "Here is what waiting to buy might cost or save you. Open the report to compare both and to try your own numbers.",
    es: "Esto es lo que podría costarle, o ahorrarle, esperar para comprar. Abra el informe para comparar las dos opciones y probar con sus propios números.",
  },
  file: { en: "Buying now or later", es: "Comprar ahora o después" },
  ready: [
    {
      name: "Buying now or later",
      en: "Here is what waiting to buy might cost or save you. Open the report, move the sliders, and tell me when you would like to buy.",
      es: "Aquí tiene lo que podría costarle, o ahorrarle, esperar para comprar. Abra el informe, mueva los controles y dígame cuándo le gustaría comprar.",
    },
    updatedFigures,
    checkingIn(
      "Would you like me to run the numbers for another date or another rate?",
      "¿Hay otra fecha u otra tasa que quiera que le calcule?",
    ),
  ],
};
