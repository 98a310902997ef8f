/** What a person does to sign in, with the mails that were kept instead of sent. */
import { vouchedHeaders } from "@highway/core/platform/http/one-origin";
import { type Call, call, newOfficer } from "./stage";

type Mail = { to: string[]; subject: string; text: string; html: string | undefined };

export const cookieIn = ({ cookies }: { cookies: string[] }, name: string) =>
  cookies.find((cookie) => cookie.startsWith(`${name}=`))?.split(";")[0];

/** The headers of a call from this network address. */
export const from = (address: string) => ({ headers: { [vouchedHeaders.viewer]: `${address}:49152` } });

/** Asks for a code. `browser` is the cookie that names the asking browser. */
export async function ask(email: string, how: Pick<Call, "cookies" | "headers"> = {}) {
  const answer = await call("POST /v1/auth/code", { body: { email }, ...how });
  return { ...answer, browser: cookieIn(answer, "highway_ask")! };
}

export const enter = (email: string, code: string, ...cookies: string[]) =>
  call("POST /v1/auth/session", { body: { email, code }, cookies });

export const otherThan = (code: string) => (code === "111111" ? "222222" : "111111");

/** Reads the mails that were sent, once the queue of codes, if the test has one, has nothing left to mail. */
export function readerOf(mailbox: { all: () => Promise<Mail[]> }, queue?: { empty: () => Promise<unknown> }) {
  const mailsTo = async (email: string) => {
    await queue?.empty();
    return (await mailbox.all()).filter(({ to }) => to.includes(email));
  };
  const codeTo = async (email: string) => (await mailsTo(email)).at(0)!.text.match(/\b\d{6}\b/)![0];
  /** Makes an officer who has asked for a code and read the mail. */
  const asked = async () => {
    const officer = await newOfficer();
    const { browser } = await ask(officer.email);
    return { ...officer, browser, code: await codeTo(officer.email) };
  };
  return { mailsTo, codeTo, asked };
}
