import type { SavedToolKey } from "@highway/core/tools/keys.schema";

/** Every address of the app stands here, once. */
const withQuery = (path: string, query: Record<string, string | null | undefined>) => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) if (value) search.set(name, value);
  const text = search.toString();
  return text ? `${path}?${text}` : path;
};

export const paths = {
  root: "/",
  signIn: "/sign-in",
  dashboard: "/members/dashboard",
  clients: "/clients",
  addClient: "/clients?add",
  /** The page of one client. */
  client: "/members/clients/:client",
  /** The 90-day campaign of one client. */
  campaign: "/members/clients/:client/campaign",
  /** All 90-day campaigns of the officer. */
  campaigns: "/mkit/campaigns",
  /** An older page of a county's report card. */
  counties: "/counties",
  /** The prices of mortgage securities. */
  markets: "/members/markets",
  /** When an officer is told of a move of the market. */
  lockAlerts: "/members/markets/lock-alerts",
  /** What the United States publish, day by day. */
  marketCalendar: "/members/markets/market-calendar",
  profile: "/members/administration/profile",
  security: "/members/administration/security",
  customSettings: "/members/administration/custom-settings",
  /** An older address of the settings' tab of co-brands. */
  cobrandedMarketing: "/members/administration/cobranded-marketing",
  sharedLinks: "/members/shared-links",
  admin: "/admin",
  feedback: "/members/feedback",
  notFound: "/404",
  /** Pages about Highway, help and legal matters are open to everyone. */
  words: "/members/:page",
  /** Finds out which page of its tool a report opens on. */
  load: "/:tool/load",
  /** An older address of each tool, to which still older ones, the tool's key alone, lead. */
  legacyTool: "/hwapp/globalfeatures/:tool",
} as const;

/** Gives the address of a page of words: "privacy-policy" is at /members/privacy-policy, in English unless another language is named. */
export const wordsPage = (page: string, lang = "en") =>
  withQuery(paths.words.replace(":page", page), { lang: lang === "en" ? null : lang });

/** The page of a client; with `edit` its form is open. */
export const clientPage = (client: string, { edit = false } = {}) =>
  withQuery(paths.client.replace(":client", client), { edit: edit ? "1" : null });
export const campaignOf = (client: string) => paths.campaign.replace(":client", client);
/** The address of a client that the client manager's breadcrumbs use, which leads on to the client's page. */
export const clientOf = (clientID: string) => withQuery(paths.clients, { clientID, destination: "client" });
/** The sign-in page, which comes back to where the person was. */
export const signInTo = (next: string) => withQuery(paths.signIn, { next });

export type OfTool = { tool: SavedToolKey; reportID?: string | null };
/** A page of a tool by its path below the tool's key. */
export const toolPageOf = (page: string, { tool, ...query }: OfTool & Record<string, string | null | undefined>) =>
  withQuery(`/${tool}/${page}`, query);

/** A tool's editor: of a saved report, of a client's new report, of a new report without a client (`isNew`), or else of the report begun last. */
export const editorOf = ({ isNew, ...query }: OfTool & { clientID?: string | null; isNew?: boolean }) =>
  toolPageOf("property", { ...query, new: isNew ? "1" : null });
export const resultsOf = (report: OfTool) => toolPageOf("results", report);
/** The schedule is below the results, so that its address keeps the report too. */
export const scheduleOf = (report: OfTool) => toolPageOf("results/schedule", report);
export const reviewOf = (report: OfTool) => toolPageOf("review", report);
/** The review with the window that sends it open. */
export const sharePathOf = (tool: SavedToolKey) => toolPageOf("share", { tool });

/** An address of a report that was opened from what it belongs to, which leaves the client manager's breadcrumbs out. */
export const nestedIn = (address: string) => `${address}${address.includes("?") ? "&" : "?"}isNestedPA=true`;

/** The address of another page of the same report, with the query of the page that leads to it. What begins a new report stays behind. */
export function keepingQuery(address: string, current: URLSearchParams): string {
  const [path, own] = address.split("?");
  const query = new URLSearchParams(current);
  query.delete("new");
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path!;
}

/** A new report card, of the counties that an address of the older page names. */
export const countyCardOf = (asked: URLSearchParams) =>
  toolPageOf("results", { tool: "rerc", new: "1", county: asked.get("county"), with: asked.get("with") });

/** Where a saved report of a tool opens by itself. */
export const loadOf = (tool: string, reportID: string) => withQuery(paths.load.replace(":tool", tool), { reportID });
/** The links of one report, or of all. The parameter is not called `reportID`, because an address outside a report loses that one. */
export const sharedLinksOf = (report?: string | null) => withQuery(paths.sharedLinks, { report });

/** Gives the path of this app to go on to, or the dashboard: another site's address in `next` is not followed. */
export function safeNext(next: string | null): string {
  if (!next) return paths.dashboard;
  const url = URL.parse(next, location.origin);
  // "/.//evil.example" is a path of this origin that becomes another site's address once the dots are gone.
  const ours = url?.origin === location.origin && url.pathname !== paths.signIn && !url.pathname.startsWith("//");
  return ours ? url.pathname + url.search + url.hash : paths.dashboard;
}

/** Pages whose address keeps `reportID` (the first specification, section 2). */
export const keepsReport = (pathname: string) => /\/(property|results|share|live-share|review)(\/|$)/.test(pathname);
