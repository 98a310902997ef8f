import { checkingIn, placed, type ToolMail, updatedFigures } from "../../pure/tool-mail";

export const rentOrBuyMail: ToolMail = {
  title: placed("Buying or renting", "Comprar o alquilar"),
  message: {
    en: "Here is how buying and renting would each work out for you. Open the report to compare them and to try your own numbers.",
    es: "Esto es lo que significaría para usted comprar o alquilar. Abra el informe para comparar las dos opciones y probar con sus propios números.",
  },
  file: { en: "Buying or renting", es: "Comprar o alquilar" },
  ready: [
    {
      name: "Buying or renting",
      en: "Here is how buying and renting would each work out for you. Open the report, move the sliders, and tell me how long you expect to stay.",
      es: "Aquí tiene lo que significaría para usted comprar o alquilar. Abra el informe, mueva los controles y dígame cuánto tiempo piensa quedarse.",
    },
    updatedFigures,
    checkingIn(
      "Would you like me to run the numbers for another rent or another home?",
      "¿Hay otro alquiler u otra vivienda que quiera que le calcule?",
    ),
  ],
};
