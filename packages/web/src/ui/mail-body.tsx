import { useEffect, useRef } from "react";
import { cx } from "../lib/class-names";

/** How a mail program shows emails: on a wide screen or a narrow one, in light or dark. */
export type MailLook = { width: "computer" | "phone"; paper: "light" | "dark" };

/** Moves the styles aside until each can be set as a property: the parser would report every one of them to the content security policy. */
const withoutStyles = (html: string) =>
  html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, "").replaceAll(' style="', ' data-style="');

/** Returns the style sheet of the email, which holds what narrow screens and dark programs need. */
const sheetIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html.replace(/<!--.*?-->/gs, ""))?.[1] ?? "";

/** Returns the rules of an email's style sheet that apply in such a program. */
function rulesFor(css: string, { width, paper }: MailLook): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const holds = ({ conditionText }: CSSMediaRule) =>
    conditionText.includes("prefers-color-scheme") ? paper === "dark" : width === "phone";
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSMediaRule && holds(rule) ? [...rule.cssRules] : []))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/** Draws the email's HTML without the page's styles. The content security policy refuses styles in HTML, so each is set as a property. The links do nothing, because this email was not sent. */
export function MailBody({ html, look }: { html: string; look: MailLook }) {
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current) return;
    const parsed = new DOMParser().parseFromString(withoutStyles(html), "text/html");
    const shadow = host.current.shadowRoot ?? host.current.attachShadow({ mode: "open" });
    const { body, documentElement } = parsed;
    for (const link of body.querySelectorAll("a")) link.removeAttribute("href");
    shadow.replaceChildren(...body.childNodes);
    for (const element of shadow.querySelectorAll<HTMLElement>("[data-style]"))
      element.style.cssText = element.dataset.style ?? "";
    host.current.lang = documentElement.lang;
  }, [html]);
  useEffect(() => {
    const shadow = host.current?.shadowRoot;
    if (!shadow) return;
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rulesFor(sheetIn(html), look));
    shadow.adoptedStyleSheets = [sheet];
  }, [html, look]);
  return (
    <div
      ref={host}
      className={cx(
        "w-full overflow-hidden rounded-md border border-line",
        look.width === "phone" && "mx-auto max-w-[390px]",
      )}
    />
  );
}
