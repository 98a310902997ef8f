/** The one frame of every mail about a shared report: the officer's head, the words, the button, and below them what the law asks for. */

import { disclaimersIn, type Typed } from "../../branding/pure/in-language";
import { phoneIn } from "../../branding/pure/phone-in";
import { signedName } from "../../branding/pure/signed-name";
import type { Brand } from "../../branding/schema";
import type { Lang } from "../../platform/pure/lang";
import { blockHtml, blockText, escapeHtml } from "./blocks";
import { type FrameWords, frameWords } from "./frame-words";
import type { Action, Letter } from "./letter";
import { font, type Inks, inks, sheet } from "./style";

/** Invisible characters, so that lists of mails show the preheader and not the words after it. */
const filler = "&#8199;&#847;".repeat(40);

/** Draws a letter in its frame. @returns the same words as HTML and as text */
export function brandedMail(letter: Letter): { html: string; text: string } {
  return { html: letterPage(letter), text: letterText(letter) };
}

/** Outlook on Windows draws mail with Word, which takes Times for a font that it does not have, and scales pictures and widths with the screen. */
const outlook =
  "<!--[if mso]><style>td,p,div,span,a,h1,li{font-family:Arial,sans-serif !important;}</style><xml><o:OfficeDocumentSettings><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml><![endif]-->";

const letterPage = (letter: Letter) => {
  const ink = inks(letter.brand.colors);
  return `<!doctype html>
<html lang="${letter.lang}" xmlns="http://www.w3.org/1999/xhtml" xmlns:o="urn:schemas-microsoft-com:office:office">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(letter.title)}</title>
<style>${sheet(ink)}</style>
${outlook}
</head>
<body class="bg" style="margin:0;padding:0;background:#FBF8F3;">
<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;mso-hide:all;font-size:1px;line-height:1px;color:#FBF8F3;">${escapeHtml(letter.preheader)}${filler}</div>
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FBF8F3" style="background:#FBF8F3;">
<tr><td class="out" align="center" style="padding:32px 16px;word-break:break-word;">
<!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
${card(letter, ink)}
${foot(letter)}
<!--[if mso]></td></tr></table><![endif]-->
</td></tr></table>
</body>
</html>
`;
};

const card = (letter: Letter, ink: Inks) =>
  `<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF;border:1px solid #EADFD0;border-radius:16px;border-collapse:separate;">
${otherLangFirst(letter, ink)}${head(letter)}
<tr><td class="px" style="padding:28px 40px 0;"><h1 class="fg" style="margin:0;${font(26, 34)}font-weight:600;letter-spacing:-0.4px;color:#121826;">${escapeHtml(letter.title)}</h1></td></tr>
${letter.body.map((block) => blockHtml(block, ink)).join("\n")}
${letter.action ? button(letter.action, ink) : ""}
${(letter.after ?? []).map((block) => blockHtml(block, ink)).join("\n")}
${letter.action ? copyLink(letter, letter.action, ink) : ""}
${letter.footer === "client" ? questions(letter, ink) : ""}
<tr><td style="height:28px;font-size:0;line-height:28px;">&nbsp;</td></tr>
</table>`;

const otherOf = (lang: Letter["lang"]): Letter["lang"] => (lang === "en" ? "es" : "en");

/** Draws the way to the reader's own language, where the mail is in the other one. */
const otherLangFirst = ({ lang, otherLangUrl, isOtherLangFirst }: Letter, { link }: Inks) =>
  otherLangUrl && isOtherLangFirst
    ? `<tr><td class="px" align="right" style="padding:18px 40px 0;${font(15, 20)}"><a class="lnk" lang="${otherOf(lang)}" href="${escapeHtml(otherLangUrl)}" style="color:${link};font-weight:600;">${frameWords(lang).otherLang}</a></td></tr>
`
    : "";

const button = ({ label, url }: Action, { button: ground, onButton }: Inks) =>
  `<tr><td class="px" style="padding:24px 40px 6px;"><table role="presentation" class="btnw" cellpadding="0" cellspacing="0" border="0" style="border-collapse:separate;"><tr><td class="btn" bgcolor="${ground}" align="center" style="background:${ground};border-radius:10px;mso-padding-alt:15px 26px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:15px 26px;${font(16, 20)}font-weight:600;color:${onButton};background:${ground};text-decoration:none;border-radius:10px;">${escapeHtml(label)}</a></td></tr></table></td></tr>`;

const copyLink = ({ lang }: Letter, { url }: Action, { link }: Inks) =>
  `<tr><td class="px fg3" style="padding:20px 40px 0;${font(13, 20)}color:#5C6678;">${frameWords(lang).copyLink}<br><a class="lnk" href="${escapeHtml(url)}" style="color:${link};word-break:break-all;">${escapeHtml(url)}</a></td></tr>`;

function questions({ lang, brand }: Letter, { link }: Inks): string {
  const words = frameWords(lang);
  const [phone] = brand.phones;
  const call = phone && words.questionsOrCall(phoneIn(lang, phone));
  const said = call
    ? `${call[0]}<a class="lnk" href="tel:+1${phone.number.replace(/\D/g, "")}" style="color:${link};white-space:nowrap;">${escapeHtml(call[1])}</a>${call[2]}`
    : words.questions;
  return `<tr><td class="px" style="padding:24px 40px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr><td class="rule fg2" style="border-top:1px solid #EADFD0;padding-top:20px;${font(14, 22)}color:#414B5C;">${said}</td></tr></table></td></tr>`;
}

function letterText(letter: Letter): string {
  const { lang, brand, sender, title, body, action, after = [], footer } = letter;
  const words = frameWords(lang);
  const [phone] = brand.phones;
  const asking = phone ? words.questionsOrCall(phoneIn(lang, phone)).join("") : words.questions;
  const parts = [
    letter.otherLangUrl && letter.isOtherLangFirst && `${words.otherLang}: ${letter.otherLangUrl}`,
    title,
    ...body.map(blockText),
    action && `${action.label}:\n${action.url}`,
    ...after.map(blockText),
    footer === "client" && asking,
    ["--", sender?.name ?? signedName(brand), sender?.line ?? lineOf(brand)].filter(Boolean).join("\n"),
    footText(letter),
  ];
  return `${parts.filter(Boolean).join("\n\n")}\n`;
}

/** Makes initials such as "DW" of "Dana Whitfield". They stand in the place of a picture, because many mail programs show none. */
export const initials = (name: string) =>
  [...name.matchAll(/(^|\s)(\p{L})/gu)]
    .map(([, , letter]) => letter!.toLocaleUpperCase("en"))
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join("");

/** Writes the line below the name, as in "Summit Home Lending, NMLS #9401827". */
const lineOf = ({ company, licenseLabel }: Brand) => [company, licenseLabel].filter(Boolean).join(", ");

/** Draws initials in a circle of one size, however many lines stand beside it. */
const round = (letters: string) =>
  `<table role="presentation" width="48" cellpadding="0" cellspacing="0" border="0" style="width:48px;border-collapse:separate;"><tr><td width="48" height="48" align="center" valign="middle" class="av" bgcolor="#F3DECC" style="width:48px;height:48px;border-radius:24px;background:#F3DECC;color:#7A3612;${font(16, 20)}font-weight:600;">${escapeHtml(letters)}</td></tr></table>`;

/** Draws who writes the mail. */
const head = ({ brand, sender }: Letter) =>
  `<tr><td class="px" style="padding:28px 40px 0;"><table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0"><tr>
<td width="48" valign="top" style="width:48px;">${round(initials(sender?.name ?? brand.name))}</td>
<td valign="middle" style="padding-left:14px;"><div class="fg" style="${font(16, 22)}font-weight:600;color:#121826;">${escapeHtml(sender?.name ?? signedName(brand))}</div><div class="fg3" style="${font(13, 18)}color:#5C6678;">${escapeHtml(sender?.line ?? lineOf(brand))}</div>${sender ? "" : cobrandRow(brand)}</td>
</tr></table></td></tr>`;

/** Draws the co-brand with whom the officer appears. */
const cobrandRow = ({ cobrand }: Brand) =>
  cobrand
    ? `<div class="fg3" style="${font(13, 18)}color:#5C6678;">+ ${escapeHtml([cobrand.name, cobrand.company, cobrand.license].filter(Boolean).join(", "))}</div>`
    : "";

/**
 * The foot of a mail, which holds what must stand there: the disclaimer, Equal Housing, licenses, the postal address (CAN-SPAM, 16 CFR 316), and the
 * way to unsubscribe.
 */

const licensesOf = ({ name, licenseLabel, stateLicenses, corpLicenses, company }: Brand) =>
  [
    licenseLabel && `${name}, ${licenseLabel}.`,
    ...stateLicenses.map(licenseLine),
    company && corpLicenses.length > 0 && `${company}: ${corpLicenses.map(licenseLine).join(" ")}`,
  ].filter((line): line is string => typeof line === "string" && line !== "");

const licenseLine = ({ stateLic, licenseNum, stateLang }: Brand["corpLicenses"][number]) => {
  const line = [[stateLic, licenseNum].filter(Boolean).join(" "), stateLang].filter(Boolean).join(", ");
  return line && `${line.replace(/\.$/, "")}.`;
};

/** A blank such as "{ltv}" is filled by a report alone, so a sentence that has one stands on the report and not in a mail. */
const blank = /\{(year|product|fico|rateDate|downPayment|ltv|hoa)\}/i;
const withoutBlanks = (text: string) =>
  text
    .trim()
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !blank.test(sentence))
    .join(" ");

/** Lists the disclaimers: the corporation's, then the officer's, or where neither has one, what estimates are. */
function disclaimersOf(brand: Brand, lang: Lang, estimates: string): Typed[] {
  const { corporation, officer } = disclaimersIn(lang, brand);
  const typed = [corporation, officer]
    .map((each) => ({ ...each, text: withoutBlanks(each.text) }))
    .filter(({ text }) => text !== "");
  return typed.length > 0 ? typed : [{ text: estimates, lang }];
}

/**
 * Writes in words the marks that the company shows, for a mail has no pictures. One of the two marks of equal housing stands in every mail, and
 * neither stands twice.
 * @param typed  what the company and the officer say themselves, which may say it
 */
function marksOf({ complianceLogos }: Brand, words: FrameWords, typed: string): string[] {
  const shows = (code: string) => complianceLogos.includes(code);
  const said = { lender: words.saysLender.test(typed), opportunity: words.saysOpportunity.test(typed) };
  const opportunity = shows("3") || !(shows("2") || said.lender);
  return [
    ...(shows("1") ? [words.fdic] : []),
    ...(shows("2") && !said.lender ? [words.lender] : []),
    ...(opportunity && !said.opportunity ? [words.opportunity] : []),
    ...(shows("4") ? [words.ncua] : []),
  ];
}

/** Lists the paragraphs of the foot, in pieces of one language each: what nobody put into the reader's language is said to be English. */
function paragraphs({ lang, brand, footer, because: reason }: Letter): Typed[][] {
  const words = frameWords(lang);
  const own = (text: string): Typed => ({ text, lang });
  if (footer === "officer") return [[own(words.becauseOfficer)]];
  if (footer === "company") return [[own(words.becauseCompany)]];
  const disclaimers = disclaimersOf(brand, lang, words.estimates);
  const licenses = licensesOf(brand);
  const marks = marksOf(brand, words, [...disclaimers.map(({ text }) => text), ...licenses].join(" "));
  const named = disclaimers.flatMap((each) => (each.lang === lang ? [each] : [own(words.inEnglish), each]));
  const said = [...named, ...marks.map(own)];
  const all = brand.stateLicenseBeforeDisclaimer ? [...licenses.map(own), ...said] : [...said, ...licenses.map(own)];
  const because = brand.poweredBy ? words.because : words.becauseBare;
  return [all, [own(brand.postalAddress)], [own(reason ?? because(brand.name))]].filter(([first]) => first?.text);
}

type Way = { label: string; url: string; lang: Letter["lang"] };

/** Lists the links of the foot: to unsubscribe, and to the report in the other language. */
function ways({ lang, unsubscribeUrl, otherLangUrl, isOtherLangFirst }: Letter): Way[] {
  const words = frameWords(lang);
  return [
    ...(unsubscribeUrl ? [{ label: words.unsubscribe, url: unsubscribeUrl, lang }] : []),
    ...(otherLangUrl && !isOtherLangFirst ? [{ label: words.otherLang, url: otherLangUrl, lang: otherOf(lang) }] : []),
  ];
}

const pieceHtml = ({ text, lang }: Typed, reader: Lang) =>
  lang === reader ? escapeHtml(text) : `<span lang="${lang}">${escapeHtml(text)}</span>`;

function foot(letter: Letter): string {
  const all = paragraphs(letter);
  const way = ways(letter)
    .map(
      ({ label, url, lang }) =>
        ` <a lang="${lang}" href="${escapeHtml(url)}" style="color:#5C6678;white-space:nowrap;">${escapeHtml(label)}</a>`,
    )
    .join("&nbsp; ");
  const drawn = all.map((pieces, at) => {
    const isLast = at === all.length - 1;
    return `<p style="margin:0 0 ${isLast ? 0 : 10}px;">${pieces.map((piece) => pieceHtml(piece, letter.lang)).join(" ")}${isLast ? way : ""}</p>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;"><tr><td class="px fg3" style="padding:20px 40px 28px;${font(12, 19)}color:#5C6678;">${drawn.join("")}</td></tr></table>`;
}

function footText(letter: Letter): string {
  const said = paragraphs(letter).map((pieces) => pieces.map(({ text }) => text).join(" "));
  return [...said, ...ways(letter).map(({ label, url }) => `${label}: ${url}`)].join("\n");
}
