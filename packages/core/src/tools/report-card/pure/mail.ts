import { checkingIn, type ToolMail, unplaced } from "../../pure/tool-mail";

export const reportCardMail: ToolMail = {
  title: unplaced("Your county by the numbers", "Su condado en cifras"),
  message: {
    en: "Here are the public figures of the county, and what each of them means. Open the report to see them.",
    es: "Estas son las cifras públicas del condado y lo que significa cada una. Abra el informe para verlas.",
  },
  file: { en: "County report card", es: "Informe del condado" },
  ready: [
    {
      name: "Your county by the numbers",
      en: "Here are the public figures of the county we talked about, and what each of them means. Open the report, and tell me which other county you would like to see beside it.",
      es: "Aquí tiene las cifras públicas del condado del que hablamos y lo que significa cada una. Abra el informe y dígame qué otro condado le gustaría ver al lado.",
    },
    {
      name: "Updated figures",
      en: "I have updated your report with the latest public figures. Have a look when you have a minute, and call me with any questions.",
      es: "Actualicé su informe con las cifras públicas más recientes. Véalo cuando tenga un minuto y llámeme si tiene alguna pregunta.",
    },
    checkingIn("Would you like me to look up another county?", "¿Hay otro condado que quiera que consulte por usted?"),
  ],
};
