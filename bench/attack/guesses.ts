/** Guesses of codes, passcodes, tokens, sessions and ids. Whatever opens is a way in. */
import { randomBytes, randomInt } from "node:crypto";
import type { Part } from "./stage";

const digits = () => String(randomInt(1_000_000)).padStart(6, "0");
const token = () => randomBytes(32).toString("base64url");
const letters = "0123456789abcdefghjkmnpqrstvwxyz";
const id = (kind: string) => `${kind}_01${[...randomBytes(24)].map((byte) => letters[byte % 32]).join("")}`;

export async function guesses(most: number): Promise<Part> {
  const { call, callAs, newOfficer } = await import("../../packages/functions/src/walk/stage");
  const { ask, enter, from } = await import("../../packages/functions/src/walk/signing-in");
  const { linkTo, look, savedReport } = await import("../../packages/functions/src/walk/sharing");
  const saved = await savedReport();
  const { link, token: address } = await linkTo(saved, { hasPasscode: true });
  const intruder = await newOfficer();
  const { email } = saved.officer;
  let done = 0;
  const bad: string[] = [];
  const attempt = async (what: string, guess: () => Promise<{ status: number; body?: { data?: unknown } }>) => {
    const { status, body } = await guess();
    done += 1;
    const opened = what === "passcode" ? (body?.data as { isAuth: boolean }[] | undefined)?.[0]?.isAuth : status < 300;
    if (opened || status >= 500) bad.push(`${what}: ${status}`);
  };
  /** Each kind, from ever other addresses, a hundred at the same moment. */
  const kinds: Record<string, () => Promise<{ status: number; body?: { data?: unknown } }>> = {
    "sign-in code": async () => enter(email, digits(), `highway_ask=${token()}`),
    "sign-in code, in the browser that asked": async () => enter(email, digits(), browser),
    passcode: () => look(address, { passcode: digits() }),
    "token of a link": () => look(token()),
    session: () => call("GET /v1/user", { cookies: [`highway_session=${saved.officer.id}.${id("ses")}.${token()}`] }),
    "session of a link": () =>
      call("GET /v2/share/live-share-load", {
        query: { link: link.id },
        cookies: [`highway_share_${link.id}=${id("shs")}.${token()}`],
      }),
    "id of a report": () => callAs(intruder, "GET /v2/client/reports/{id}", { path: { id: id("rpt") } }),
    "id of a client": () => callAs(intruder, "GET /v2/client/{id}", { path: { id: id("cli") } }),
  };
  const { browser } = await ask(email, from("203.0.113.9"));
  await look(address, { resend: true });
  const each = Math.ceil(most / Object.keys(kinds).length);
  for (const [what, guess] of Object.entries(kinds))
    for (let made = 0; made < each; made += 50)
      await Promise.all(Array.from({ length: Math.min(50, each - made) }, () => attempt(what, guess)));
  return { what: "guesses of codes, tokens, sessions and ids", done, bad };
}
