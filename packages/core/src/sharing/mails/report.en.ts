/** The mail that brings a client a report. Nothing in it may hold a figure or a street: it lies in mailboxes for years. */
export const reportEn = {
  title: (place: string) => (place ? `Your loan options in ${place}` : "Your loan options"),
  fileTitle: (name: string) => `${name} sent you a file`,
  videoTitle: (name: string) => `${name} sent you a video`,
  subject: (title: string, name: string) => `${title}, from ${name}`,
  preheader: (name: string) => `${name} prepared this for you.`,
  message:
    "Here are the loan options that I prepared for you. Open the report to compare them and to try numbers of your own.",
  fileMessage: "Here is what I prepared for you. If you have any questions, just ask me.",
  open: "Open the report",
  watch: "Watch the video",
  codeLead: "It opens with a code.",
  code: "We email you six digits when you open the link, so nobody else can see your figures.",
  until: (day: string) => `The link works through ${day}.`,
  attached: (file: string) => `Attached: ${file}`,
  inReport: "The file is not attached. You find it in the report, to download.",
};
export type ReportWords = typeof reportEn;
