/** For tests only: somebody who uses the product over HTTP, as a browser would, and signs in with the code from the inbox. */
import { setTimeout as pause } from "node:timers/promises";
import type { LocalMail } from "../inbox/mailbox";

export type Visitor = Awaited<ReturnType<typeof visit>>;

const codeIn = (subject = "") => subject.match(/^(\d{6}) (?:is your|es su) /)?.[1];

export async function visit(url: string, email: string) {
  const cookies = new Map<string, string>();
  const send = (path: string, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    headers.set("origin", url);
    headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    return fetch(`${url}${path}`, { ...init, headers });
  };
  const call = async (route: string, body?: unknown) => {
    const [method = "", path = ""] = route.split(" ");
    const headers: HeadersInit = body === undefined ? {} : { "content-type": "application/json" };
    const response = await send(path, { method, headers, body: JSON.stringify(body) });
    for (const set of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = set.match(/^([^=]+)=([^;]*)/) ?? [];
      cookies.set(name, value);
    }
    const answer = await response.json();
    return { status: response.status, data: answer.data, error: answer.error };
  };
  /** The newest mail with a code: what else is mailed at the same moment may come later, and hold six digits of its own. */
  const newest = async () => {
    const inbox = await fetch(`${url}/_local/inbox`, { headers: { accept: "application/json" } });
    const mails: LocalMail[] = await inbox.json();
    return mails.find(({ to, subject }) => to.includes(email) && codeIn(subject));
  };
  // Just after a start, a busy machine imports for longer than a call may take, and asks to come back: these calls ask for nothing.
  for (const route of ["POST /v1/auth/code", "POST /v1/auth/session"])
    while ((await call(route, {})).status === 503) await pause(50);
  let before = (await newest())?.id;
  // One that was cut off may have mailed its code all the same, which works with a cookie that never came.
  let cutOff = 0;
  for (; (await call("POST /v1/auth/code", { email })).status === 503; cutOff++) await pause(50);
  for (;;) {
    let mail = await newest();
    // For as long as it takes on a busy machine: where no mail comes, the test's own timeout ends it.
    while (mail?.id === before) {
      await pause(50);
      mail = await newest();
    }
    const session = await call("POST /v1/auth/session", { email, code: codeIn(mail?.subject) });
    if (session.status === 201) return { call, send, user: session.data[0] };
    if (cutOff-- === 0) throw new Error(`${email} could not sign in: ${JSON.stringify(session.error)}`);
    before = mail?.id;
  }
}
