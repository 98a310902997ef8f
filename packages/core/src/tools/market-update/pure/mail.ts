import { type ToolMail, unplaced } from "../../pure/tool-mail";

/** A market update is a copy of one day: no message says that its figures are new. */
export const marketUpdateMail: ToolMail = {
  title: unplaced("Mortgage rates and the market", "Las tasas hipotecarias y el mercado"),
  message: {
    en: "Here is my update on mortgage rates and the market. Open the report to read it.",
    es: "Este es mi panorama de las tasas hipotecarias y del mercado. Abra el informe para leerlo.",
  },
  file: { en: "Market update", es: "Panorama del mercado" },
  ready: [
    {
      name: "Rates and the market",
      en: "Here is my update on mortgage rates and the market. Open it, and call me to talk about what it means for you.",
      es: "Aquí tiene mi panorama de las tasas hipotecarias y del mercado. Ábralo y llámeme para hablar de lo que significa para usted.",
    },
    {
      name: "Checking in",
      en: "Here is my market update again, so you have it handy. Would you like me to look at what it means for your plans?",
      es: "Le envío de nuevo mi panorama del mercado para que lo tenga a la mano. ¿Quiere que vea qué significa para sus planes?",
    },
  ],
};
