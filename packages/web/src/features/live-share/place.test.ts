import { expect, it } from "vitest";
import { addressOf, destinationOf, placeOf } from "./place";

const at = (path: string) => placeOf(new URL(path, "https://app.highway.test"));
const link = "lnk_01kahtq9z8c6b4d2f0g8h6j4k2";

it("reads what an address asks for", () => {
  expect(
    at("/lc2/live-share?data=abc&isMeeting=true&loView=1&suppress-notif=true&recording-url=https://a.test/v"),
  ).toEqual({
    tool: "lc2",
    view: "entry",
    token: "abc",
    link: null,
    isMeeting: true,
    isOfficers: true,
    suppressNotif: true,
    recordingUrl: "https://a.test/v",
  });
  expect(at("/pa/live-share/video?link=x")).toMatchObject({ tool: "pa", view: "video", link: "x", isMeeting: false });
  expect(at("/lc2/live-share?data=abc&loView=false").isOfficers).toBe(false);
});

it("goes from the entry to the report, or to a meeting that one was asked to", () => {
  expect(destinationOf(at("/lc2/live-share?data=abc"))).toBe("report");
  expect(destinationOf(at("/lc2/live-share?data=abc&isMeeting=true"))).toBe("live");
  expect(destinationOf(at("/lc2/live-share/video?data=abc"))).toBe("video");
});

it("keeps in the bar what each redirect carries, and never the token", () => {
  const place = at("/lc2/live-share?data=secret&loView=true&suppress-notif=true&recording-url=/v.webm");
  const address = addressOf(place, "report", link);
  expect(address).toBe(`/lc2/live-share/report?link=${link}&loView=true&suppress-notif=true&recording-url=%2Fv.webm`);
  expect(address).not.toContain("secret");
});
