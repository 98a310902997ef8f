import type { SavedToolKey } from "../../tools/keys.schema";

/** What the mail of a tool's report is called, and what it says where its officer typed nothing. */
type OfTool = { title: (place: string) => string; message: string };

const inPlace = (title: string) => (place: string) => (place ? `${title} in ${place}` : title);
const enLugar = (title: string) => (place: string) => (place ? `${title} en ${place}` : title);

const enReports: Record<SavedToolKey, OfTool> = {
  lc2: {
    title: inPlace("Your loan options"),
    message:
      "Here are the loan options that I prepared for you. Open the report to compare them and to try numbers of your own.",
  },
  bvr: {
    title: inPlace("Buying or renting"),
    message:
      "Here is what buying and renting would each come to for you. Open the report to compare them and to try numbers of your own.",
  },
  cow: {
    title: inPlace("Buying now or later"),
    message:
      "Here is what waiting to buy might cost or save you. Open the report to compare both and to try numbers of your own.",
  },
  dc: {
    title: () => "One loan for your debts",
    message:
      "Here is what one loan in place of several debts would change for you. Open the report to compare both and to try numbers of your own.",
  },
  rerc: {
    title: () => "Your county in figures",
    message: "Here are the public figures of the county, and what each of them means. Open the report to see them.",
  },
  pa: {
    title: inPlace("Your home purchase"),
    message: "Here is my analysis of the home purchase that we talked about. Open the report to read its chapters.",
  },
  mu: {
    title: () => "Mortgage rates and the market",
    message: "Here is my update on mortgage rates and the market. Open the report to read it.",
  },
};

const esReports: Record<SavedToolKey, OfTool> = {
  lc2: {
    title: enLugar("Sus opciones de préstamo"),
    message:
      "Estas son las opciones de préstamo que preparé para usted. Abra el informe para compararlas y probar con sus propios números.",
  },
  bvr: {
    title: enLugar("Comprar o alquilar"),
    message:
      "Esto es lo que significaría para usted comprar o alquilar. Abra el informe para comparar las dos opciones y probar con sus propios números.",
  },
  cow: {
    title: enLugar("Comprar ahora o después"),
    message:
      "Esto es lo que podría costarle, o ahorrarle, esperar para comprar. Abra el informe para comparar las dos opciones y probar con sus propios números.",
  },
  dc: {
    title: () => "Un solo préstamo para sus deudas",
    message:
      "Esto es lo que cambiaría para usted con un solo préstamo en lugar de varias deudas. Abra el informe para comparar y probar con sus propios números.",
  },
  rerc: {
    title: () => "Su condado en cifras",
    message: "Estas son las cifras públicas del condado y lo que significa cada una. Abra el informe para verlas.",
  },
  pa: {
    title: enLugar("Su compra de vivienda"),
    message:
      "Este es mi análisis de la compra de vivienda de la que hablamos. Abra el informe para leer sus capítulos.",
  },
  mu: {
    title: () => "Las tasas hipotecarias y el mercado",
    message: "Esta es mi actualización sobre las tasas hipotecarias y el mercado. Abra el informe para leerla.",
  },
};

/** The words of the mail that brings a client a report. Nothing in them may hold a figure or a street: it lies in mailboxes for years. */
export const en = {
  reports: enReports,
  fileTitle: (name: string) => `${name} sent you a file`,
  videoTitle: (name: string) => `${name} sent you a video`,
  subject: (title: string, name: string) => `${title}, from ${name}`,
  preheader: (name: string) => `${name} prepared this for you.`,
  again: "Here is the link to your report again, as you asked. The report is the same one, with its latest figures.",
  fileMessage: "Here is what I prepared for you. If you have any questions, just ask me.",
  open: "Open the report",
  watch: "Watch the video",
  codeLead: "It opens with a code.",
  code: "We email you six digits when you open the link, so no one else can see your figures.",
  until: (day: string) => `The link works through ${day}.`,
  attached: (file: string) => `Attached: ${file}`,
  inReport: "The file is not attached. You can download it from the report.",
};
type ReportWords = typeof en;

export const es: ReportWords = {
  reports: esReports,
  fileTitle: (name) => `${name} le envió un archivo`,
  videoTitle: (name) => `${name} le envió un video`,
  subject: (title, name) => `${title}, de parte de ${name}`,
  preheader: (name) => `${name} preparó esto para usted.`,
  again:
    "Aquí tiene de nuevo el enlace a su informe, como lo pidió. Es el mismo informe, con sus cifras más recientes.",
  fileMessage: "Aquí tiene lo que preparé para usted. Si tiene alguna pregunta, con gusto le respondo.",
  open: "Abrir el informe",
  watch: "Ver el video",
  codeLead: "Se abre con un código.",
  code: "Cuando abra el enlace le enviaremos seis dígitos por correo, para que nadie más pueda ver sus cifras.",
  until: (day) => `El enlace funciona hasta el ${day} inclusive.`,
  attached: (file) => `Archivo adjunto: ${file}`,
  inReport: "El archivo no va adjunto. Lo encontrará en el informe, listo para descargar.",
};
