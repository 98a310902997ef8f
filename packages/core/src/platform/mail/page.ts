const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Escapes words that people typed, so that a page may hold them. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

type Page = {
  /** The title of the page, as plain text. */
  title: string;
  /** The paragraphs of the page. They and all that follows are HTML. */
  words: readonly string[];
  /** A code that stands out, to be copied. */
  code?: string;
  action?: { label: string; url: string };
  small?: string;
};

/**
 * Draws a mail of the product itself with tables and styles in place, as mail programs want it. It is readable in the dark, and has no picture and
 * nothing that tracks.
 */
export const mailPage = ({ title, words, code, action, small }: Page) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>${escapeHtml(title)}</title>
<style>
@media (prefers-color-scheme: dark) {
  .bg { background: #14161C !important; } .sheet { background: #1C1F27 !important; border-color: #30343F !important; }
  .fg { color: #F1F2F5 !important; } .fg2 { color: #C3C8D2 !important; } .fg3 { color: #A3AAB8 !important; }
  .soft { background: #262A34 !important; border-color: #363B47 !important; }
}
</style>
</head>
<body class="bg" style="margin:0;padding:0;background:#F4F6F9;">
<table role="presentation" class="bg" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F4F6F9;">
<tr><td align="center" style="padding:32px 16px;word-break:break-word;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:#FFFFFF;border:1px solid #D5DAE2;border-radius:16px;border-collapse:separate;">
<tr><td class="fg" style="padding:28px 32px 0;${font};font-size:16px;line-height:24px;font-weight:600;color:#121826;">Highway</td></tr>
<tr><td style="padding:16px 32px 0;"><h1 class="fg" style="margin:0;${font};font-size:22px;line-height:30px;font-weight:600;color:#121826;">${escapeHtml(title)}</h1></td></tr>
${code ? box(code) : ""}${words.map(paragraph).join("")}${action ? button(action) : ""}${small ? note(small) : ""}<tr><td style="padding:0 0 28px;font-size:0;line-height:0;">&nbsp;</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;

const box = (code: string) => `<tr><td style="padding:20px 32px 0;">
<table role="presentation" class="soft" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F4F6F9;border:1px solid #D5DAE2;border-radius:12px;border-collapse:separate;"><tr><td class="fg" align="center" style="padding:18px;${font};font-size:34px;line-height:40px;font-weight:600;letter-spacing:8px;color:#121826;">${code}</td></tr></table>
</td></tr>
`;

const paragraph = (html: string) =>
  `<tr><td class="fg2" style="padding:20px 32px 0;${font};font-size:15px;line-height:23px;color:#414B5C;">${html}</td></tr>\n`;

const note = (html: string) =>
  `<tr><td class="fg3" style="padding:12px 32px 0;${font};font-size:13px;line-height:20px;color:#5C6678;">${html}</td></tr>\n`;

const button = ({ label, url }: { label: string; url: string }) => `<tr><td style="padding:20px 32px 8px;">
<table role="presentation" cellpadding="0" cellspacing="0" border="0"><tr><td bgcolor="#3D50DB" style="border-radius:8px;"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 22px;${font};font-size:15px;line-height:20px;font-weight:600;color:#FFFFFF;text-decoration:none;">${escapeHtml(label)}</a></td></tr></table>
</td></tr>
`;
