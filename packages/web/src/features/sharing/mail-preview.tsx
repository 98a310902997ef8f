import type { MailPreview as Mail } from "@highway/core/sharing/sending/schema";
import { useEffect, useRef, useState } from "react";
import { call, type RequestOf } from "../../lib/api/api";
import { sentence } from "../../lib/api/api-error";
import { cx } from "../../lib/class-names";
import { Segmented } from "../../ui/fields/segmented";
import { Problem } from "../../ui/page/problem";
import { Bone, Skeleton } from "../../ui/page/skeleton";

export type MailToPreview = RequestOf<"POST /v2/share/preview-mail">["body"];

/** How a mail program shows mails: on a wide screen or a narrow one, on light or on dark. */
type Look = { width: "computer" | "phone"; paper: "light" | "dark" };

const widths = [
  { value: "computer", label: "Computer" },
  { value: "phone", label: "Phone" },
] as const;
const papers = [
  { value: "light", label: "Light" },
  { value: "dark", label: "Dark" },
] as const;

type Drawn = { state: "loading" } | { state: "failed"; message: string } | { state: "ready"; mail: Mail };

/** Shows the email as it would go out, drawn by what draws it then. */
export function MailPreview({ of }: { of: MailToPreview }) {
  const [look, setLook] = useState<Look>({ width: "computer", paper: "light" });
  const [drawn, setDrawn] = useState<Drawn>({ state: "loading" });
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the mail is drawn once, as it was when it was asked for; `tries` asks anew
  useEffect(() => {
    let isWanted = true;
    setDrawn({ state: "loading" });
    call("POST /v2/share/preview-mail", { body: of }).then(
      ([mail]) => isWanted && setDrawn({ state: "ready", mail }),
      (error: unknown) => isWanted && setDrawn({ state: "failed", message: sentence(error) }),
    );
    return () => {
      isWanted = false;
    };
  }, [tries]);
  if (drawn.state === "failed")
    return <Problem message={drawn.message} onRetry={() => setTries((count) => count + 1)} />;
  if (drawn.state === "loading")
    return (
      <Skeleton label="Drawing the email" className="flex flex-col gap-4 px-5 pb-5">
        <Bone className="h-10 w-full" />
        <Bone className="h-96 w-full" />
      </Skeleton>
    );
  const { from, subject, html } = drawn.mail;
  return (
    <div className="flex flex-col gap-3 px-5 pb-5">
      <dl className="grid grid-cols-[64px_minmax(0,1fr)] gap-y-1 wrap-anywhere">
        <dt className="text-fg-3">From</dt>
        <dd>{from}</dd>
        <dt className="text-fg-3">Subject</dt>
        <dd className="font-medium">{subject}</dd>
      </dl>
      <div className="flex flex-wrap gap-2">
        <Segmented
          label="Where the email is read"
          value={look.width}
          onChange={(width) => setLook({ ...look, width })}
          segments={widths}
        />
        <Segmented
          label="Light or dark"
          value={look.paper}
          onChange={(paper) => setLook({ ...look, paper })}
          segments={papers}
        />
      </div>
      <MailBody html={html} look={look} />
    </div>
  );
}

/** Puts away the styles until each can be set as a property: the parser would report every one of them to the policy. */
const withoutStyles = (html: string) =>
  html.replace(/<style>.*?<\/style>|<!--.*?-->/gs, "").replaceAll(' style="', ' data-style="');

/** The style sheet that the mail brings, which holds what narrow screens and dark programs need. */
const sheetIn = (html: string) => /<style>(.*?)<\/style>/s.exec(html.replace(/<!--.*?-->/gs, ""))?.[1] ?? "";

/** The rules of a mail's style sheet that a program follows where it shows mails so. */
function rulesFor(css: string, { width, paper }: Look): string {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const holds = ({ conditionText }: CSSMediaRule) =>
    conditionText.includes("prefers-color-scheme") ? paper === "dark" : width === "phone";
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSMediaRule && holds(rule) ? [...rule.cssRules] : []))
    .map(({ cssText }) => cssText)
    .join("\n");
}

/**
 * Draws the mail's own HTML apart from the page's styles. The page's policy takes no styles that stand in HTML, so each is set as a
 * property; the links of a mail that nobody was sent lead nowhere.
 */
export function MailBody({ html, look }: { html: string; look: Look }) {
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
