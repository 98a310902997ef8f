import type { ReportWords } from "./report.en";

export const reportEs: ReportWords = {
  title: (place) => (place ? `Sus opciones de préstamo en ${place}` : "Sus opciones de préstamo"),
  fileTitle: (name) => `${name} le envió un archivo`,
  videoTitle: (name) => `${name} le envió un video`,
  subject: (title, name) => `${title}, de parte de ${name}`,
  preheader: (name) => `${name} preparó esto para usted.`,
  message:
    "Estas son las opciones de préstamo que preparé para usted. Abra el informe para compararlas y probar con sus propios números.",
  fileMessage: "Aquí tiene lo que preparé para usted. Si tiene alguna pregunta, con gusto le respondo.",
  open: "Abrir el informe",
  watch: "Ver el video",
  codeLead: "Se abre con un código.",
  code: "Cuando abra el enlace le enviaremos seis dígitos por correo, para que nadie más pueda ver sus cifras.",
  until: (day) => `El enlace funciona hasta el ${day} inclusive.`,
  attached: (file) => `Archivo adjunto: ${file}`,
  inReport: "El archivo no va adjunto. Lo encontrará en el informe, listo para descargar.",
};
