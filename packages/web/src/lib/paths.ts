import type { SavedToolKey } from "@highway/core/tools/keys.schema";

/** Every address of the app, each written once. */
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
  /** The settings for notices of market moves. */
  lockAlerts: "/members/markets/lock-alerts",
  /** The economic calendar of the United States. */
  marketCalendar: "/members/markets/market-calendar",
  profile: "/members/administration/profile",
  security: "/members/administration/security",
  customSettings: "/members/administration/custom-settings",
  /** An older address of the co-brands tab in the settings. */
  cobrandedMarketing: "/members/administration/cobranded-marketing",
  sharedLinks: "/members/shared-links",
  admin: "/admin",
  feedback: "/members/feedback",
  notFound: "/404",
  /** Pages about Highway, help and legal matters are open to everyone. */
  words: "/members/:page",
  /** Leads to the page of its tool on which a report opens. */
  load: "/:tool/load",
  /** An older address of each tool, to which even older ones with only the tool's key lead. */
  legacyTool: "/hwapp/globalfeatures/:tool",
} as const;

/** Returns the address of a page of text: "privacy-policy" is at /members/privacy-policy, in English unless another language is named. */
export const wordsPage = (page: string, lang = "en") =>
  withQuery(paths.words.replace(":page", page), { lang: lang === "en" ? null : lang });

/** Returns the page of a client; with `edit`, its form is open. */
export const clientPage = (client: string, { edit = false } = {}) =>
  withQuery(paths.client.replace(":client", client), { edit: edit ? "1" : null });
export const campaignOf = (client: string) => paths.campaign.replace(":client", client);
/** Returns the address of a client in the client manager's breadcrumbs, which leads on to the client's page. */
export const clientOf = (clientID: string) => withQuery(paths.clients, { clientID, destination: "client" });
/** Returns the sign-in page, which afterward leads to `next`. */
export const signInTo = (next: string) => withQuery(paths.signIn, { next });

export type OfTool = { tool: SavedToolKey; reportID?: string | null };
/** Returns a page of a tool by its path after the tool's key. */
export const toolPageOf = (page: string, { tool, ...query }: OfTool & Record<string, string | null | undefined>) =>
  withQuery(`/${tool}/${page}`, query);

/** Returns a tool's editor: of a saved report, of a client's new report, of a new report without a client (`isNew`), else of the report that was begun last. */
export const editorOf = ({ isNew, ...query }: OfTool & { clientID?: string | null; isNew?: boolean }) =>
  toolPageOf("property", { ...query, new: isNew ? "1" : null });
export const resultsOf = (report: OfTool) => toolPageOf("results", report);
/** Returns the schedule's address, which is below the results so that it keeps the report too. */
export const scheduleOf = (report: OfTool) => toolPageOf("results/schedule", report);
export const reviewOf = (report: OfTool) => toolPageOf("review", report);
/** Returns the review with the window that sends it open. */
export const sharePathOf = (tool: SavedToolKey) => toolPageOf("share", { tool });

/** Marks an address of a report that was opened from a report to which it is attached. Its breadcrumbs leave the client manager out. */
export const nestedIn = (address: string) => `${address}${address.includes("?") ? "&" : "?"}isNestedPA=true`;

/** Returns another page of the same report, with the query of the current page. What begins a new report is left out. */
export function keepingQuery(address: string, current: URLSearchParams): string {
  const [path, own] = address.split("?");
  const query = new URLSearchParams(current);
  query.delete("new");
  for (const [name, value] of new URLSearchParams(own)) query.set(name, value);
  return query.size > 0 ? `${path}?${query}` : path!;
}

/** Returns a new report card of the counties that an address of the older page names. */
export const countyCardOf = (asked: URLSearchParams) =>
  toolPageOf("results", { tool: "rerc", new: "1", county: asked.get("county"), with: asked.get("with") });

/** Returns the address that opens a saved report on the right page of its tool. */
export const loadOf = (tool: string, reportID: string) => withQuery(paths.load.replace(":tool", tool), { reportID });
/** Returns the page of the links of one report, or of all. The parameter is not named `reportID`, because addresses outside a report lose that parameter. */
export const sharedLinksOf = (report?: string | null) => withQuery(paths.sharedLinks, { report });

/** Returns the path of this app to go on to, or the dashboard: the address of another site in `next` is not followed. */
export function safeNext(next: string | null): string {
  if (!next) return paths.dashboard;
  const url = URL.parse(next, location.origin);
  // "/.//evil.example" is a path of this origin that becomes another site's address once the dots are gone.
  const ours = url?.origin === location.origin && url.pathname !== paths.signIn && !url.pathname.startsWith("//");
  return ours ? url.pathname + url.search + url.hash : paths.dashboard;
}

/** Tells whether a page's address keeps `reportID` (the first specification, section 2). */
export const keepsReport = (pathname: string) => /\/(property|results|share|live-share|review)(\/|$)/.test(pathname);
