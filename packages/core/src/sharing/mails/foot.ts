/**
 * The foot of a mail, which holds what must stand there: the disclaimer, Equal Housing, licenses, the postal address (CAN-SPAM, 16 CFR 316), and the
 * way to unsubscribe.
 */
import type { Brand } from "../../branding/schema";
import { escapeHtml } from "./blocks";
import type { FrameWords } from "./frame-words";
import { frameWords } from "./frame-words";
import type { Letter } from "./letter";
import { font } from "./style";

const licensesOf = ({ name, licenseLabel, stateLicenses, corpLicenses, company }: Brand) =>
  [
    licenseLabel && `${name}, ${licenseLabel}.`,
    ...stateLicenses.map(licenseLine),
    company && corpLicenses.length > 0 && `${company}: ${corpLicenses.map(licenseLine).join(" ")}`,
  ].filter((line) => typeof line === "string" && line !== "");

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
function disclaimersOf({ corpDisclaimer, disclaimer }: Brand, estimates: string): string[] {
  const typed = [corpDisclaimer, disclaimer].map(withoutBlanks).filter((text) => text !== "");
  return typed.length > 0 ? typed : [estimates];
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

/** Lists the lines of the foot, one paragraph each. */
function lines({ lang, brand, footer }: Letter): string[] {
  const words = frameWords(lang);
  if (footer === "officer") return [words.becauseOfficer];
  if (footer === "company") return [words.becauseCompany];
  const disclaimers = disclaimersOf(brand, words.estimates);
  const licenses = licensesOf(brand);
  const said = [...disclaimers, ...marksOf(brand, words, [...disclaimers, ...licenses].join(" "))];
  const all = brand.stateLicenseBeforeDisclaimer ? [...licenses, ...said] : [...said, ...licenses];
  const because = brand.poweredBy ? words.because : words.becauseBare;
  return [all.join(" "), brand.postalAddress, because(brand.name)].filter(Boolean);
}

/** Lists the links of the foot: to unsubscribe, and to the report in the other language. */
function ways({ lang, unsubscribeUrl, otherLangUrl }: Letter): { label: string; url: string }[] {
  const words = frameWords(lang);
  return [
    ...(unsubscribeUrl ? [{ label: words.unsubscribe, url: unsubscribeUrl }] : []),
    ...(otherLangUrl ? [{ label: words.otherLang, url: otherLangUrl }] : []),
  ];
}

export function foot(letter: Letter): string {
  const all = lines(letter);
  const way = ways(letter)
    .map(
      ({ label, url }) =>
        ` <a href="${escapeHtml(url)}" style="color:#5C6678;white-space:nowrap;">${escapeHtml(label)}</a>`,
    )
    .join("&nbsp; ");
  const paragraphs = all.map((line, at) => {
    const isLast = at === all.length - 1;
    return `<p style="margin:0 0 ${isLast ? 0 : 10}px;">${escapeHtml(line)}${isLast ? way : ""}</p>`;
  });
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:600px;"><tr><td class="px fg3" style="padding:20px 40px 28px;${font(12, 19)}color:#5C6678;">${paragraphs.join("")}</td></tr></table>`;
}

export function footText(letter: Letter): string {
  return [...lines(letter), ...ways(letter).map(({ label, url }) => `${label}: ${url}`)].join("\n");
}
