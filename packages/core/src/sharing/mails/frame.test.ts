import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { contrast } from "../../branding/pure/ink";
import { dana } from "./brand.fixture";
import { brandedMail, initials } from "./frame";
import { en, es } from "./frame-words";
import type { Letter } from "./letter";
import { inks, paper } from "./style";

const letter: Letter = {
  lang: "en",
  brand: dana,
  title: "Your loan options in Raleigh",
  preheader: "Three loans compared.",
  body: [
    { kind: "text", text: "Hello." },
    { kind: "note", lead: "You open it with a code.", text: "We email you six digits." },
    { kind: "code", code: "204816" },
    { kind: "facts", facts: [["Recipients", "a@b.test\nc@d.test"]] },
  ],
  action: { label: "Open the report", url: "https://highway.example/lc2/live-share?data=abc" },
  footer: "client",
  unsubscribeUrl: "https://highway.example/unsubscribe?data=token",
  otherLangUrl: "https://highway.example/lc2/live-share?data=abc&lang=es",
};
/** As Gmail shows it where it drops <style>, and Outlook, which knows no dark scheme. */
const withoutStyle = (html: string) => html.replace(/<style>.*?<\/style>/s, "");

describe("the HTML", () => {
  const { html } = brandedMail(letter);
  const bare = withoutStyle(html);

  it("is laid out by tables of 600 pixels at most, with Outlook's own around them", () => {
    expect(bare).toMatch(/<!--\[if mso\]><table role="presentation" width="600"/);
    expect(bare).toContain("max-width:600px");
    expect(bare.match(/<table/g)?.length).toBe(bare.match(/<table role="presentation"/g)?.length);
    expect(bare.match(/<t(able|r|d)\b/g)?.length).toBe(bare.match(/<\/t(able|r|d)>/g)?.length);
  });

  it("needs nothing that mail programs drop: no picture, script, form, frame, font file or laid-out box", () => {
    expect(bare).not.toMatch(/<(img|script|form|input|iframe|svg|link|video|button|object)\b/i);
    expect(bare).not.toMatch(/display:\s*(flex|grid)|position:|float:|url\(|var\(|calc\(|@import/i);
  });

  it("says its colors at each element, so that it reads without its style sheet", () => {
    for (const [cell] of bare.matchAll(/<(td|div|p|span|h1)\b[^>]*class="[^"]*\bfg\d?\b[^"]*"[^>]*>/g))
      expect(cell).toMatch(/color:#/);
    expect(bare).toContain('bgcolor="#3d50db"');
  });

  it("has colors of its own in the dark, also in Outlook's", () => {
    expect(html).toContain("prefers-color-scheme: dark");
    expect(html).toContain("[data-ogsc]");
    expect(html).toContain('<meta name="color-scheme" content="light dark">');
  });

  it("breaks a name or an address that has no place to break, which would make the whole mail wider than a phone", () => {
    expect(bare).toMatch(/^<table[^>]*>\n<tr><td class="out"[^>]*word-break:break-word/m);
    expect(bare.indexOf('class="out"')).toBeLessThan(bare.indexOf("Dana Whitfield"));
  });

  it("is far from the 102 KB after which Gmail cuts a mail, with 6 KB for what is read first", () => {
    expect(Buffer.byteLength(html)).toBeLessThan(24 * 1024);
  });

  it("has a style sheet short enough for Gmail to keep, without a rule in a rule in a rule", () => {
    const [, sheet = ""] = html.match(/<style>(.*?)<\/style>/s) ?? [];
    expect(sheet.length).toBeLessThan(8192);
    expect(sheet).not.toMatch(/@media[^{]*\{[^{}]*@|@import|@font-face/);
  });

  it("is drawn by Word with a font that it has, with room in the button, and in its own size on any screen", () => {
    const forWord = [...html.matchAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/gs)].map(([, words]) => words).join();
    expect(forWord).toContain("font-family:Arial");
    expect(forWord).toContain("<o:PixelsPerInch>96</o:PixelsPerInch>");
    expect(bare).toMatch(/<td class="btn"[^>]*mso-padding-alt:15px 26px/);
  });

  it("keeps the circle with the initials a circle, however many lines stand beside it", () => {
    expect(bare).toMatch(/<table[^>]*width="48"[^>]*><tr><td width="48" height="48"[^>]*class="av"/);
  });

  it("lets each color of the sheet for the dark win over the one at the element", () => {
    const [, dark = ""] = html.match(/prefers-color-scheme: dark\) \{(.*?)\n\}/s) ?? [];
    const declared = dark.match(/[a-z-]+: [^;{}]+;/g) ?? [];
    expect(declared.length).toBeGreaterThan(10);
    expect(declared.filter((each) => !each.includes("!important"))).toEqual([]);
    for (const name of ["bg", "sheet", "fg", "fg2", "fg3", "soft", "rule", "lnk", "av", "btn"])
      expect([name, dark.includes(`.${name}`), bare.includes(name)]).toEqual([name, true, true]);
  });

  it("has the preheader before all other words", () => {
    const words = html
      .slice(html.indexOf("<body"))
      .replace(/<[^>]*>/g, "")
      .trim();
    expect(words.startsWith("Three loans compared.")).toBe(true);
  });
});

it("says in text what it says in HTML: all words but what only a button needs, and each address", () => {
  const { html, text } = brandedMail(letter);
  const shown = html
    .slice(html.indexOf("</div>", html.indexOf("<body")))
    .replace(/<!--.*?-->/gs, "")
    .replace(/<(br|\/p|\/div|\/td|\/h1)[^>]*>/g, "\n")
    .replace(/<[^>]*>/g, "")
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replaceAll("&nbsp;", " ");
  const said = text.replace(/\s+/g, " ");
  const lines = shown.split("\n").map((line) => line.trim().replace(/ Unsubscribe.*$/, ""));
  const missing = lines.filter((line) => line !== "" && line !== en.copyLink && line !== initials(dana.name));
  expect(missing.flatMap((line) => line.split(/(?<=\.) /)).filter((line) => !said.includes(line))).toEqual([]);
  const addresses = [...html.matchAll(/href="(https[^"]*)"/g)].map(([, url]) => url!.replaceAll("&amp;", "&"));
  expect(new Set(addresses).size).toBe(3);
  expect(addresses.filter((url) => !text.includes(url))).toEqual([]);
});

describe("what the law wants below", () => {
  it.each(["html", "text"] as const)(
    "is there in the %s: license, Equal Housing, postal address, the way out",
    (part) => {
      const said = brandedMail(letter)[part];
      for (const words of [
        "NMLS #9401827",
        en.lender,
        en.estimates,
        dana.postalAddress,
        "L-940310",
        letter.unsubscribeUrl!,
      ])
        expect(said).toContain(words);
    },
  );

  it("is Equal Housing Opportunity for who is no lender, and the officer's own disclaimer where there is one", () => {
    const brand = { ...dana, complianceLogos: "3", disclaimer: "Rates may change." };
    const { text } = brandedMail({ ...letter, brand });
    expect(text).toContain(en.opportunity);
    expect(text).toContain("Rates may change.");
    expect(text).not.toContain(en.estimates);
  });

  it("is what the corporation and the officer say, but for a sentence that only a report can fill", () => {
    const brand = { ...dana, corpDisclaimer: "Not an offer. Shown at {LTV}.", disclaimer: "Rates may change." };
    const said = (stateLicenseBeforeDisclaimer: boolean) =>
      brandedMail({ ...letter, brand: { ...brand, stateLicenseBeforeDisclaimer } }).text;
    expect(said(false)).toMatch(/Not an offer\. Rates may change\. .*NMLS #9401827.*I-206118/);
    expect(said(true)).toMatch(/NMLS #9401827.*I-206118.* Not an offer\. Rates may change\./);
    expect(said(false)).not.toContain("LTV");
  });

  it("says each mark that the company shows, and Equal Housing where it shows none", () => {
    const said = (complianceLogos: string, lang: "en" | "es") =>
      brandedMail({ ...letter, lang, brand: { ...dana, complianceLogos } }).text;
    expect(said("1234", "en")).toContain([en.fdic, en.lender, en.opportunity, en.ncua].join(" "));
    expect(said("14", "es")).toContain([es.fdic, es.opportunity, es.ncua].join(" "));
    expect(said("", "en")).toContain(en.opportunity);
    expect(said("", "en")).not.toContain(en.lender);
  });

  it.each([
    ["2", "en", "We are an Equal Housing Lender.", 1],
    ["2", "en", "An equal housing opportunity lender.", 1],
    ["3", "en", "Equal Housing Opportunity", 1],
    ["", "en", "Equal Housing Lender. Rates may change.", 1],
    ["", "en", "Rates may change.", 1],
    ["23", "en", "Equal Housing Lender.", 2],
    ["2", "es", "Prestamista con igualdad de oportunidades en la vivienda.", 1],
    // A Spanish mail says it in Spanish, whatever the officer's one text says in English.
    ["2", "es", "Equal Housing Lender.", 1],
  ] as const)("says Equal Housing once: marks %j, %s, %j", (complianceLogos, lang, disclaimer, times) => {
    const { text } = brandedMail({ ...letter, lang, brand: { ...dana, complianceLogos, disclaimer } });
    const said = lang === "en" ? /equal housing/gi : /igualdad de oportunidades en la vivienda/gi;
    expect(text.match(said)).toHaveLength(times);
  });

  it("is in Spanish where officer and corporation put it so, and is named and marked as English where not", () => {
    const typed = { disclaimer: "Rates may change.", corpDisclaimer: "Not an offer." };
    const said = (spanish: { disclaimerEs?: string; corpDisclaimerEs?: string }) =>
      brandedMail({ ...letter, lang: "es", brand: { ...dana, ...typed, ...spanish } });
    const whole = said({ disclaimerEs: "Las tasas pueden cambiar.", corpDisclaimerEs: "No es una oferta." });
    expect(whole.text).toContain("No es una oferta. Las tasas pueden cambiar.");
    expect(whole.html + whole.text).not.toMatch(/Rates may change|Not an offer|En inglés/);
    const half = said({ corpDisclaimerEs: "No es una oferta." });
    expect(half.text).toContain("No es una oferta. En inglés: Rates may change.");
    expect(half.html).toContain('En inglés: <span lang="en">Rates may change.</span>');
  });

  it.each(["en", "es"] as const)("names what it is powered by only where the company does: %s", (lang) => {
    const said = (poweredBy: boolean) => brandedMail({ ...letter, lang, brand: { ...dana, poweredBy } });
    expect([said(true), said(false)].map(({ text, html }) => [/Highway/.test(text), /Highway/.test(html)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(said(false).text).toContain((lang === "en" ? en : es).becauseBare(dana.name));
  });

  it.each([
    ["officer", en.becauseOfficer],
    ["company", en.becauseCompany],
  ] as const)("is not said to the %s, who gets no advertisement", (footer, because) => {
    const { text } = brandedMail({ ...letter, footer, unsubscribeUrl: undefined });
    expect(text).toContain(because);
    expect(text).not.toContain(dana.postalAddress);
  });
});

it("says the same in Spanish, and nothing of it in English", () => {
  const { text, html } = brandedMail({ ...letter, lang: "es" });
  expect(html).toContain('<html lang="es"');
  expect(text).toContain(es.lender);
  for (const [name, words] of Object.entries(en))
    if (typeof words === "string") expect([name, text.includes(words)]).toEqual([name, false]);
});

it("lets no words become markup", () => {
  const evil = `<img src=x onerror="alert(1)">'&`;
  fc.assert(
    fc.property(fc.constantFrom("title", "preheader", "body", "name", "company", "url", "postal"), (where) => {
      const brand = { ...dana, ...(where === "name" && { name: evil }), ...(where === "company" && { company: evil }) };
      const { html } = brandedMail({
        ...letter,
        brand: { ...brand, ...(where === "postal" && { postalAddress: evil }) },
        ...(where === "title" && { title: evil }),
        ...(where === "preheader" && { preheader: evil }),
        ...(where === "body" && { body: [{ kind: "text", text: evil }] }),
        ...(where === "url" && { action: { label: evil, url: `https://x.test/${evil}` } }),
      });
      expect(html).not.toContain("<img");
      expect(html).toContain("&lt;img");
    }),
  );
});

it("can be read whatever color a corporation chose", () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`);
  fc.assert(
    fc.property(color, (primary) => {
      const ink = inks({ primary, secondary: primary });
      expect(contrast(ink.onButton, ink.button)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink.link, paper.light)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink.darkLink, paper.dark)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(ink.onDarkButton, ink.darkButton)).toBeGreaterThanOrEqual(4.5);
    }),
    { numRuns: 2000 },
  );
});

it.each([
  ["Dana Whitfield", "DW"],
  ["María José Núñez Ávila", "MÁ"],
  ["Cher", "C"],
  ["", ""],
])("shows the first and the last letter of %j", (name, expected) => {
  expect(initials(name)).toBe(expected);
});
