import { readFile } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { contentSecurityPolicy, securityHeaders } from "@highway/core/platform/http/security-headers";
import type { Mailbox } from "../inbox/mailbox";
import type { PushedPage } from "../push";

type Answer = { status?: number; type: string; body: string | Uint8Array; headers?: Record<string, string> };

const page = join(import.meta.dirname, "../inbox");
const file = async (name: string, type: string): Promise<Answer> => ({ type, body: await readFile(join(page, name)) });
const json = (body: unknown): Answer => ({ type: "application/json; charset=utf-8", body: JSON.stringify(body) });
const notFound: Answer = { status: 404, type: "text/plain; charset=utf-8", body: "Not found\n" };

/** The page frames the mails' own HTML; nothing else may be framed. */
const inboxPolicy = `${contentSecurityPolicy()}; frame-src 'self'`;
/** The policy of a mail's HTML, shown as a mail program shows it: its own styles and pictures, no script, links in a new tab. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src 'self' data: cid:; style-src 'unsafe-inline'; frame-ancestors 'self'; base-uri 'self'";

/** The page of the mails, or what it shows as data: with `?to=`, the mails to one address. */
async function inbox({ headers }: IncomingMessage, { searchParams }: URL, mailbox: Mailbox): Promise<Answer> {
  if (headers.accept?.includes("text/html"))
    return {
      ...(await file("inbox.html", "text/html; charset=utf-8")),
      headers: { "content-security-policy": inboxPolicy },
    };
  const to = searchParams.get("to");
  const mails = await mailbox.all();
  return json(to === null ? mails : mails.filter((mail) => mail.to.includes(to)));
}

async function mailOf(mailbox: Mailbox, id: string, rest: string): Promise<Answer> {
  if (rest === "") return (await mailbox.read(id).then((mail) => mail && json(mail))) ?? notFound;
  if (rest === "/html") {
    const mail = await mailbox.read(id);
    if (!mail) return notFound;
    const headers = { "content-security-policy": mailPolicy, "x-frame-options": "SAMEORIGIN" };
    return { type: "text/html; charset=utf-8", body: `<base target="_blank">${mail.html}`, headers };
  }
  const [, index] = rest.match(/^\/attachments\/(\d+)$/) ?? [];
  const found = index && (await mailbox.attachment(id, Number(index)));
  if (!found) return notFound;
  const name = encodeURIComponent(found.name ?? `attachment-${index}`);
  return {
    type: found.contentType,
    body: found.content,
    headers: { "content-disposition": `attachment; filename*=UTF-8''${name}` },
  };
}

/** What works of the product. @returns why it does not, where it does not */
export type Health = () => Promise<{ status: "ok" | "failing"; reason?: string } & Record<string, unknown>>;

type Shown = { mailbox: Mailbox; health: Health; pushed: () => PushedPage };

async function answerOf(request: IncomingMessage, url: URL, { mailbox, health, pushed }: Shown): Promise<Answer> {
  const path = url.pathname.replace(/\/+$/, "");
  if (path === "/_local/health") {
    const found = await health();
    return { ...json(found), status: found.status === "ok" ? 200 : 503 };
  }
  if (path === "/_local/pushed") return json(pushed());
  if (path === "/_local/inbox") return inbox(request, url, mailbox);
  if (path === "/_local/inbox.css") return file("inbox.css", "text/css; charset=utf-8");
  if (path === "/_local/inbox.js") return file("inbox.js", "text/javascript; charset=utf-8");
  const [, id, rest] = path.match(/^\/_local\/inbox\/([\w.-]+)(\/.*)?$/) ?? [];
  return id ? mailOf(mailbox, id, rest ?? "") : notFound;
}

/** Another site could point its own name at this machine and so read the inbox; names of this machine only are answered. */
const isThisMachine = ({ hostname }: URL) => ["127.0.0.1", "localhost", "[::1]"].includes(hostname);

/** Answers the pages under "/_local/", which only the product on one machine has. */
export const localPages = (all: Shown) => async (request: IncomingMessage, response: ServerResponse, url: URL) => {
  const shown = isThisMachine(url) && (request.method === "GET" || request.method === "HEAD");
  const { status = 200, type, body, headers } = shown ? await answerOf(request, url, all) : notFound;
  response.writeHead(status, { ...securityHeaders, "content-type": type, "cache-control": "no-store", ...headers });
  response.end(request.method === "HEAD" ? undefined : body);
};
