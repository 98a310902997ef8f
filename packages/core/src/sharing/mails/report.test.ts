import { describe, expect, it } from "vitest";
import { toolMails } from "../../tools/pure/mails";
import { dana } from "./brand.fixture";
import { approvalMail, copyMail, type Parcel, reportMail } from "./report";
import { en as reportEn, es as reportEs } from "./report-words";

const parcel: Parcel = {
  lang: "en",
  brand: dana,
  tool: "lc2",
  city: "Raleigh",
  reportUrl: "https://highway.example/lc2/live-share?data=token",
  videoUrl: null,
  hasPasscode: true,
  message: { html: "", text: "" },
  fileName: null,
  isFileInReport: false,
  endsAt: null,
  isAskedAgain: false,
  readerLang: "en",
};
const way = "https://highway.example/unsubscribe?data=token";

it("says who sends what, with no figure and no street in what mailboxes show", () => {
  const { subject, text, html } = reportMail({ ...parcel, city: "12 Oak Street" }, way);
  expect(subject).toBe("Your loan options, from Dana Whitfield");
  expect(subject + text.split("\n--\n")[0]!.replace(/https?:\S+|\(\d{3}\) \d{3}-\d{4}/g, "")).not.toMatch(/\d/);
  expect(html).not.toContain("Oak Street");
  expect(reportMail(parcel, way).subject).toBe("Your loan options in Raleigh, from Dana Whitfield");
});

it.each([
  ["bvr", "Buying or renting in Raleigh", "Comprar o alquilar en Raleigh"],
  ["cow", "Buying now or later in Raleigh", "Comprar ahora o después en Raleigh"],
  ["dc", "One loan for your debts", "Un solo préstamo para sus deudas"],
  ["rerc", "Your county by the numbers", "Su condado en cifras"],
  ["pa", "Your home purchase in Raleigh", "Su compra de vivienda en Raleigh"],
  ["mu", "Mortgage rates and the market", "Las tasas hipotecarias y el mercado"],
] as const)("calls a report of %s what it is, in its subject and in its words", (tool, english, spanish) => {
  const told = reportMail({ ...parcel, tool }, way);
  expect(told.subject).toBe(`${english}, from Dana Whitfield`);
  expect(told.text).not.toContain("loan options");
  const inSpanish = reportMail({ ...parcel, tool, lang: "es" }, way);
  expect(inSpanish.subject).toBe(`${spanish}, de parte de Dana Whitfield`);
  expect(inSpanish.text).not.toContain("opciones de préstamo");
});

it("says how it opens, and no more of a code than there is", () => {
  expect(reportMail(parcel, way).text).toContain(`${reportEn.codeLead} ${reportEn.code}`);
  expect(reportMail({ ...parcel, hasPasscode: false }, way).text).not.toContain("code");
});

it.each([
  ["midnight in New York", "2026-12-21T04:59:59.999Z"],
  ["midnight in Honolulu", "2026-12-21T09:59:59.999Z"],
  ["midnight in Greenwich", "2026-12-20T23:59:59.999Z"],
])("says through which day its link works, ending at %s", (_, endsAt) => {
  const said = (lang: "en" | "es") => reportMail({ ...parcel, lang, endsAt }, way).text;
  expect(said("en")).toContain("The link works through December 20, 2026.");
  expect(said("es")).toContain("El enlace funciona hasta el 20 de diciembre de 2026 inclusive.");
  expect(reportMail(parcel, way).text).not.toContain("works through");
});

it.each([
  ["en", "Leer en español", "es"],
  ["es", "Read in English", "en"],
] as const)("leads from %s to the report in the other language, where readers may choose", (lang, label, other) => {
  const mail = reportMail({ ...parcel, lang }, way);
  expect(mail.text).toContain(`${label}: ${parcel.reportUrl}&lang=${other}`);
  expect(mail.html).toContain(`live-share?data=token&amp;lang=${other}"`);
  for (const without of [{ reportUrl: null }, { brand: { ...dana, langVis: false } }])
    expect(reportMail({ ...parcel, lang, ...without }, way).text).not.toContain(label);
});

it("colors the links in the officer's words as the brand's", () => {
  const message = { html: '<a href="https://x.test" class="lnk">x</a>', text: "x" };
  const brand = { ...dana, colors: { primary: "#0b3d2e", secondary: "#c9a227" } };
  expect(reportMail({ ...parcel, message, brand }, way).html).toContain('class="lnk" style="color:#0b3d2e;">x</a>');
});

it("offers a client who reads Spanish the report in Spanish before everything else", () => {
  const { html, text } = reportMail({ ...parcel, readerLang: "es" }, way);
  expect(text).toMatch(/^Leer en español: \S+&lang=es\n\nYour loan options/);
  const page = html.slice(html.indexOf("<body"));
  expect(page.indexOf("Leer en español")).toBeLessThan(page.indexOf("Dana Whitfield</div>"));
  expect(page).toContain('lang="es"');
  for (const said of [html, text]) expect(said.match(/Leer en español/g)).toHaveLength(1);
});

it.each(["en", "es"] as const)("offers the other language below where the mail is in the client's own: %s", (lang) => {
  const { text } = reportMail({ ...parcel, lang, readerLang: lang }, way);
  expect(text).toMatch(lang === "en" ? /\nLeer en español: \S+&lang=es\n$/ : /\nRead in English: \S+&lang=en\n$/);
});

it("has the officer's words in the place of ours", () => {
  const { text, html } = reportMail({ ...parcel, message: { html: "<p>Hello</p>", text: "Hello" } }, way);
  expect(text).toContain("Hello");
  expect(text).not.toContain(toolMails.lc2.message.en);
  expect(html).toContain("<p>Hello</p>");
});

it("tells of a file whether it is here or in the report", () => {
  expect(reportMail({ ...parcel, fileName: "Loans.pdf" }, way).text).toContain("Attached: Loans.pdf");
  expect(reportMail({ ...parcel, isFileInReport: true }, way).text).toContain(reportEn.inReport);
});

it("is a mail of its own for a file or a video without a report", () => {
  const file = { ...parcel, reportUrl: null, fileName: "Rates.png" };
  expect(reportMail(file, way)).toMatchObject({ subject: "Dana Whitfield sent you a file" });
  expect(reportMail({ ...file, videoUrl: "https://highway.example/v" }, way).text).toContain(
    "https://highway.example/v",
  );
});

it("is Spanish throughout", () => {
  const { subject, text } = reportMail({ ...parcel, lang: "es", fileName: "Préstamos.pdf", isFileInReport: true }, way);
  expect(subject).toBe("Sus opciones de préstamo en Raleigh, de parte de Dana Whitfield");
  for (const words of [toolMails.lc2.message.es, reportEs.code, reportEs.inReport]) expect(text).toContain(words);
  for (const [name, words] of Object.entries(reportEn))
    if (typeof words === "string") expect([name, text.includes(words)]).toEqual([name, false]);
});

it("leaves no English word in a Spanish mail but names and what is marked as English", () => {
  const brand = {
    ...dana,
    disclaimer: "The rates may change.",
    corpDisclaimer: "This is not an offer.",
    corpLicenses: [],
    custom: "",
  };
  const end = "2026-12-23T04:59:59.999Z";
  for (const change of [
    {},
    { isAskedAgain: true },
    { reportUrl: null, fileName: "a.pdf" },
    { reportUrl: null, videoUrl: "https://x.test/" },
  ]) {
    const { subject, html } = reportMail(
      { ...parcel, brand, lang: "es", readerLang: "es", endsAt: end, isFileInReport: true, ...change },
      way,
    );
    const page = html
      .slice(html.indexOf("<body"))
      .replace(/<(span|a) lang="en".*?<\/\1>/g, "")
      .replace(/<[^>]*>/g, " ");
    const said = [dana.name, dana.company, dana.postalAddress].reduce(
      (left, name) => left.replaceAll(name, ""),
      `${subject} ${page}`,
    );
    expect(said.match(/\b(the|and|your|you|with|for|this|that|from|of|is|are|open|report|link|email)\b/gi)).toBeNull();
  }
});

describe("to the corporation's own people", () => {
  const recipients = ["jordan@example.com", "sam@example.com"];
  it.each([
    ["approval", approvalMail],
    ["copy", copyMail],
  ])("the %s lists the recipients and what they get, and no way to unsubscribe them", (_name, mail) => {
    const { text, html } = mail(parcel, recipients);
    expect(text).toContain("Recipients: jordan@example.com, sam@example.com");
    expect(text).toContain("With a code that is emailed to each of them");
    expect(html.toLowerCase()).not.toContain("unsubscribe");
  });

  it("asks for an answer", () => {
    expect(approvalMail(parcel, recipients).text).toContain("Reply to this email to tell Dana whether it may be sent.");
  });
});
