/** The words of the mail that brings a client a report. Nothing in them may hold a figure or a street: it lies in mailboxes for years. */
export const en = {
  fileTitle: (name: string) => `${name} sent you a file`,
  videoTitle: (name: string) => `${name} sent you a video`,
  subject: (title: string, name: string) => `${title}, from ${name}`,
  preheader: (name: string) => `${name} prepared this for you.`,
  again: "Here is the link to your report again, as you asked. The report is the same one, with its latest figures.",
  fileMessage: "Here is what I prepared for you. If you have any questions, just ask me.",
  open: "Open the report",
  watch: "Watch the video",
  codeLead: "You open it with a code.",
  code: "We email you a six-digit code when you open the link, so no one else can see your figures.",
  until: (day: string) => `The link works through ${day}.`,
  attached: (file: string) => `Attached: ${file}`,
  inReport: "The file is not attached. You can download it from the report.",
};
type ReportWords = typeof en;

export const es: ReportWords = {
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
