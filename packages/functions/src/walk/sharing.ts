/** A report that an officer shares by link, and what the holder of the link does. */
import { runAs } from "@highway/core/platform/actor";
import { scenario } from "@highway/core/reports/examples";
import { shareCookie } from "@highway/core/sharing/cookies";
import type { NewLink } from "@highway/core/sharing/links/index";
import * as Links from "@highway/core/sharing/links/index";
import { type Call, call, callAs, newOfficer, type Officer } from "./stage";

type Wanted = Partial<
  Pick<NewLink, "tool" | "hasPasscode" | "isPreview" | "isMeeting" | "lang" | "expiresAt" | "audience" | "recordingUrl">
>;

const elena = "elena@example.test";

/** Makes an officer's saved report with its client. */
export async function savedReport(client: object = {}, officer?: Officer, parts: object = {}) {
  const owner = officer ?? (await newOfficer());
  const about = { name: "Elena Marchetti", primaryEmail: elena, secondaryEmails: ["e@example.test"], ...client };
  const { body: made } = await callAs(owner, "POST /v2/client", { body: about });
  const body = { clientID: made.data[0]._id, report: { ...scenario, ...parts, name: "Raleigh or Cary" } };
  const { body: saved } = await callAs(owner, "POST /v2/client/reports", { body });
  return { officer: owner, ...saved.data[0] };
}
export type SavedReport = Awaited<ReturnType<typeof savedReport>>;

/** Makes a link to the report, mailed to its client, with the token of its address. */
export async function linkTo({ officer, report, client }: SavedReport, wanted: Wanted = {}) {
  const who = { userId: officer.id, corpId: officer.corpID, sessionId: "ses_1", roles: officer.roles };
  const { link, url } = await runAs({ kind: "person", ...who }, { address: "test", agent: "" }, () =>
    Links.create({
      audience: { kind: "person", email: elena },
      report,
      tool: "lc2",
      client,
      hasPasscode: false,
      ...wanted,
    }),
  );
  return { link, token: new URL(url).searchParams.get("data")! };
}

/** Looks at a link, asks for its code or tries one, as a browser with these cookies. */
export const look = (
  token: string,
  body: object = {},
  { cookies, tool = "lc2" }: Pick<Call, "cookies"> & { tool?: string } = {},
) =>
  call("POST /v2/share/live-share-view", { query: { "share-data": token, tool }, body, ...(cookies && { cookies }) });

/** Removes the id of the request from an answer, so that two answers can be compared. */
export const comparable = ({ status, body }: Awaited<ReturnType<typeof look>>) => ({
  status,
  body: { ...body, ...(body.error && { error: { ...body.error, requestId: "" } }) },
});

export const cookieOf = (linkId: string, { cookies }: { cookies: string[] }) =>
  cookies.find((each) => each.startsWith(`${shareCookie(linkId)}=`))?.split(";")[0];

/** Makes a link that asks for no code, and opens it in a browser. */
export async function openLink(saved: SavedReport, wanted: Wanted = {}, body: object = {}, cookies: string[] = []) {
  const { link, token } = await linkTo(saved, wanted);
  const cookie = cookieOf(link.id, await look(token, body, { cookies, tool: link.tool }))!;
  const through = (route: string, request: Call = {}) =>
    call(route, { ...request, query: { link: link.id, ...(request.query as object) }, cookies: [cookie] });
  return { link, token, cookie, through };
}
