import type { RequestOf } from "../../lib/api/api";

/** Where in the shared pages an address is, and what it asks for. */
export type View = "entry" | "report" | "live" | "video";

/** The tools whose reports are shared. */
type SharedTool = RequestOf<"POST /v2/share/live-share-view">["query"]["tool"];

export type Place = {
  /** The first part of the address. Where it is not a tool, the server knows no such link. */
  tool: SharedTool;
  view: View;
  /** The secret of the mailed address; it leaves the address bar once the link's public id is known. */
  token: string | null;
  /** The link's public id. */
  link: string | null;
  isMeeting: boolean;
  /** The officer reads along; honoured with the officer's own session alone. */
  isOfficers: boolean;
  suppressNotif: boolean;
  recordingUrl: string | null;
};

const views: readonly View[] = ["report", "live", "video"];
const says = (search: URLSearchParams, name: string) => /^(1|true|)$/i.test(search.get(name) ?? "false");

export function placeOf({ pathname, searchParams }: URL): Place {
  const [, tool = "", , last] = pathname.split("/");
  return {
    tool: tool as SharedTool,
    view: views.find((view) => view === last) ?? "entry",
    token: searchParams.get("data"),
    link: searchParams.get("link"),
    isMeeting: says(searchParams, "isMeeting"),
    isOfficers: says(searchParams, "loView"),
    suppressNotif: says(searchParams, "suppress-notif"),
    recordingUrl: searchParams.get("recording-url"),
  };
}

/** Finds where a reader goes once the passcode is right: to the meeting that the address asks for, or else to the report. */
export const destinationOf = ({ view, isMeeting }: Place): View =>
  view === "entry" ? (isMeeting ? "live" : "report") : view;

/** The address that stays in the bar: the public id instead of the token, and what each redirect carries. */
export function addressOf(place: Place, view: View, link: string): string {
  const search = new URLSearchParams({ link });
  if (place.isMeeting) search.set("isMeeting", "true");
  if (place.isOfficers) search.set("loView", "true");
  if (place.suppressNotif) search.set("suppress-notif", "true");
  if (place.recordingUrl) search.set("recording-url", place.recordingUrl);
  return `/${place.tool}/live-share${view === "entry" ? "" : `/${view}`}?${search}`;
}
