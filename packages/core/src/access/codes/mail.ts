import type { Mail } from "../../platform/mime";

/**
 * The mail with a sign-in code. The subject carries the code, as people expect and phones offer to copy: it is worth nothing outside the
 * browser that asked. No image, no link, nothing that tells whether it was opened.
 */
export function codeMail(to: string, code: string, minutes: number): Omit<Mail, "from"> {
  const rules = `It works once, for ${minutes} minutes, in the browser that asked for it.`;
  const otherwise =
    "If you did not ask for it, you can ignore this email: without the code nobody can sign in. Highway never asks you to tell it to anyone.";
  return {
    to,
    subject: `${code} is your Highway sign-in code`,
    text: `Your sign-in code is ${code}\n\n${rules}\n\n${otherwise}\n\nHighway\n`,
    html: page(code, rules, otherwise),
  };
}

const font = "font-family:Inter,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

const page = (code: string, rules: string, otherwise: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="telephone=no,date=no,address=no,email=no">
<title>Your Highway sign-in code</title>
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
<tr><td align="center" style="padding:32px 16px;">
<table role="presentation" class="sheet" width="100%" cellpadding="0" cellspacing="0" border="0" style="max-width:480px;background:#FFFFFF;border:1px solid #D5DAE2;border-radius:16px;border-collapse:separate;">
<tr><td class="fg" style="padding:28px 32px 0;${font};font-size:16px;line-height:24px;font-weight:600;color:#121826;">Highway</td></tr>
<tr><td style="padding:16px 32px 0;"><h1 class="fg" style="margin:0;${font};font-size:22px;line-height:30px;font-weight:600;color:#121826;">Your sign-in code</h1></td></tr>
<tr><td style="padding:20px 32px 0;">
<table role="presentation" class="soft" width="100%" cellpadding="0" cellspacing="0" border="0" style="background:#F4F6F9;border:1px solid #D5DAE2;border-radius:12px;border-collapse:separate;"><tr><td class="fg" align="center" style="padding:18px;${font};font-size:34px;line-height:40px;font-weight:600;letter-spacing:8px;color:#121826;">${code}</td></tr></table>
</td></tr>
<tr><td class="fg2" style="padding:20px 32px 0;${font};font-size:15px;line-height:23px;color:#414B5C;">${rules}</td></tr>
<tr><td class="fg3" style="padding:12px 32px 28px;${font};font-size:13px;line-height:20px;color:#5C6678;">${otherwise}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
