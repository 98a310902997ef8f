import type { Mail } from "../../../platform/mail/mime";
import { escaped, mailPage } from "../../../platform/mail/page";

type Words = { to: string; corporation: string; inviter: string; signIn: string; days: number };

/** Writes the invitation without a code or a token: whoever reads it must still prove, with a code, that the address is theirs. */
export function invitationMail({ to, corporation, signIn, days, ...by }: Words): Omit<Mail, "from"> {
  // A line break in a name would begin a header of its own.
  const inviter = by.inviter.replace(/\s+/g, " ");
  const what = `${inviter} invited you to Highway as a member of ${corporation}. With Highway, loan officers build, compare and share mortgage scenarios.`;
  const how = `Sign in with this address, ${to}, and a code that you will get by email. There is no password to choose.`;
  const until = `The invitation holds for ${days} days. If you do not know ${corporation}, you can ignore it.`;
  return {
    to,
    subject: `${inviter} invited you to Highway`,
    text: `${what}\n\n${how}\n${signIn}\n\n${until}\n\nHighway\n`,
    html: mailPage({
      title: `Join ${corporation} on Highway`,
      words: [escaped(what), escaped(how)],
      action: { label: "Sign in", url: signIn },
      small: escaped(until),
    }),
  };
}
