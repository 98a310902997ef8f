/** The blocks between a mail's title and its button, each drawn as HTML and written as text. */
import { font, type Inks } from "./style";

/** An officer's own words after cleaning (sending/message.ts). */
export type Rich = { html: string; text: string };

export type Block =
  | { kind: "text"; text: string }
  | ({ kind: "rich" } & Rich)
  /** A note in a soft box, with bold words before it. */
  | { kind: "note"; lead?: string; text: string }
  /** A code of six digits to be typed. */
  | { kind: "code"; code: string }
  | { kind: "facts"; facts: readonly (readonly [name: string, value: string])[] };

const signs: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;" };
export const escapeHtml = (words: string) => words.replace(/[&<>"']/g, (sign) => signs[sign]!);

const box = "background:#FBF8F3;border:1px solid #EADFD0;border-radius:12px;border-collapse:separate;";
const boxRow = (cell: string) =>
  `<table role="presentation" class="soft" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FBF8F3" style="${box}"><tr>${cell}</tr></table>`;

const draw = {
  text: ({ text }: { text: string }) => `<p style="margin:0 0 14px;">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`,
  // Cleaning leaves the class alone on a link. The link's color follows from who sends it.
  rich: ({ html }: Rich, { link }: Inks) => html.replace(/<a [^>]*class="lnk"/g, `$& style="color:${link};"`),
  note: ({ lead, text }: { lead?: string; text: string }) =>
    boxRow(
      `<td class="fg2" style="padding:14px 18px;${font(14, 21)}color:#414B5C;">${
        lead ? `<span class="fg" style="font-weight:600;color:#121826;">${escapeHtml(lead)}</span> ` : ""
      }${escapeHtml(text)}</td>`,
    ),
  code: ({ code }: { code: string }) =>
    boxRow(
      `<td class="fg" align="center" style="padding:18px;${font(34, 40)}font-weight:600;letter-spacing:8px;color:#121826;">${escapeHtml(code)}</td>`,
    ),
  facts: ({ facts }: { facts: readonly (readonly [string, string])[] }) =>
    boxRow(`<td style="padding:8px 18px 12px;">${facts.map(fact).join("")}</td>`),
};

const fact = ([name, value]: readonly [string, string]) =>
  `<div class="fg3" style="padding-top:6px;${font(13, 18)}color:#5C6678;">${escapeHtml(name)}</div>` +
  `<div class="fg" style="${font(15, 22)}color:#121826;word-break:break-word;">${escapeHtml(value).replaceAll("\n", "<br>")}</div>`;

const row = (block: string) =>
  `<tr><td class="px fg2" style="padding:14px 40px 0;${font(16, 25)}color:#414B5C;">${block}</td></tr>`;

export const blockHtml = (block: Block, ink: Inks): string => row(draw[block.kind](block as never, ink));

export function blockText(block: Block): string {
  switch (block.kind) {
    case "note":
      return [block.lead, block.text].filter(Boolean).join(" ");
    case "code":
      return block.code;
    case "facts":
      return block.facts.map(([name, value]) => `${name}: ${value.replaceAll("\n", ", ")}`).join("\n");
    default:
      return block.text;
  }
}
