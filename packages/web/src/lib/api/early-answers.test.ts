import { readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { signedInBefore } from "../session";
import { call } from "./api";

const script = readFileSync(join(import.meta.dirname, "../../../inline/early-requests.js"), "utf8");
const pages = {
  files: ["a.js", "a.css", "phone.js", "desk.js"],
  pages: {
    "/lc2/results": { all: [0, 1], phone: [2], desktop: [3], reads: ["report", "workingCopy"] },
    "/lc2/property": { all: [0], phone: [], desktop: [], reads: ["report", "workingCopy", "corpPermissions"] },
    "/lc2/review": { all: [0], phone: [], desktop: [], reads: ["report", "corpPermissions"] },
  },
};

/** Runs the script as the page does, at this address. */
function begin(address: string, { onPhone = false } = {}) {
  history.replaceState(null, "", address);
  vi.stubGlobal("matchMedia", () => ({ matches: onPhone }));
  const tag = document.createElement("script");
  tag.dataset.pages = JSON.stringify(pages);
  vi.spyOn(document, "currentScript", "get").mockReturnValue(tag);
  new Function(script)();
}

const asked = () => [...(window.earlyAnswers?.keys() ?? [])];
const links = () =>
  [...document.head.querySelectorAll("link")].map((link) => `${link.rel} ${link.getAttribute("href")}`);
const answers = (...statuses: number[]) => {
  const fetch = vi.spyOn(globalThis, "fetch").mockRejectedValue(new TypeError("offline"));
  for (const status of statuses)
    fetch.mockImplementationOnce(async () => new Response(JSON.stringify({ data: [status] }), { status }));
  return fetch;
};

beforeEach(() => signedInBefore.note("usr_1"));
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.known;
  delete window.earlyAnswers;
});

describe("a page that begins", () => {
  it("asks for who is signed in, its report and what was typed of it, and for its code", () => {
    answers(200, 200, 200);
    begin("/lc2/results?reportID=rpt_1");
    expect(asked()).toEqual(["/v1/user", "/v2/client/reports/rpt_1", "/v2/client/working-copies/rpt_1"]);
    expect(links()).toEqual(["modulepreload /a.js", "preload /a.css", "modulepreload /desk.js"]);
  });

  it("asks for the phone's code on a phone", () => {
    answers(200);
    begin("/lc2/results", { onPhone: true });
    expect(links()).toContain("modulepreload /phone.js");
    expect(links()).not.toContain("modulepreload /desk.js");
  });

  it("asks for no report that may be on this device alone, and for the saved one alone where it is reviewed", () => {
    answers(200, 200, 200);
    localStorage.setItem("highway.draft.usr_1.rpt_1", "{}");
    begin("/lc2/property?reportID=rpt_1");
    expect(asked()).toEqual(["/v1/user", "/v1/user/corp-permissions"]);
    begin("/lc2/review?reportID=rpt_2");
    expect(asked()).toEqual(["/v1/user", "/v2/client/reports/rpt_2", "/v1/user/corp-permissions"]);
  });

  it("shows the frame of the pages at once, but not at the door", () => {
    answers(200, 200);
    begin("/sign-in");
    expect(document.documentElement.dataset.known).toBeUndefined();
    begin("/clients");
    expect(document.documentElement.dataset.known).toBe("");
  });

  it("asks nothing where nobody has signed in", () => {
    signedInBefore.clear();
    const fetch = answers();
    begin("/lc2/results?reportID=rpt_1");
    expect(fetch).not.toHaveBeenCalled();
    expect(document.documentElement.dataset.known).toBeUndefined();
    expect(links()).toEqual([]);
  });
});

describe("what was asked early", () => {
  it("is taken once by the app's own call", async () => {
    const fetch = answers(200, 200);
    begin("/members/dashboard");
    await call("GET /v1/user");
    expect(fetch).toHaveBeenCalledTimes(1);
    await call("GET /v1/user");
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it("is asked again where it failed: the session may have been renewed meanwhile", async () => {
    answers(401, 200);
    begin("/members/dashboard");
    expect(await call("GET /v1/user")).toEqual([200]);
  });

  it("does not outlive a change, nor who made it", async () => {
    const fetch = answers(200, 200, 200);
    begin("/members/dashboard");
    await call("DELETE /v1/auth/session");
    await call("GET /v1/user");
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("is whole, also where the app's code comes later than a dead connection is given up", async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
    vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
      const start = (stream: ReadableStreamDefaultController) => {
        stream.enqueue(new TextEncoder().encode(JSON.stringify({ data: [200] })));
        stream.close();
        init?.signal?.addEventListener("abort", () => stream.error(new Error("aborted")));
      };
      return new Response(new ReadableStream({ start }), { status: 200 });
    });
    begin("/members/dashboard");
    await new Promise((resume) => setTimeout(resume, 20));
    patience.abort();
    expect(await call("GET /v1/user")).toEqual([200]);
  });

  it("says nothing of a lost network but what the app's call says", async () => {
    answers();
    begin("/members/dashboard");
    await expect(call("GET /v1/user")).rejects.toThrow("Highway did not answer.");
  });

  it.each(["no answer", "the head of an answer alone"])(
    "is given up in time where a connection brings %s",
    async (what) => {
      const patience = new AbortController();
      vi.spyOn(AbortSignal, "timeout").mockReturnValue(patience.signal);
      vi.spyOn(globalThis, "fetch").mockImplementation(async (_, init) => {
        const ended = new Promise<never>((_answer, reject) =>
          init?.signal?.addEventListener("abort", () => reject(new Error("aborted"))),
        );
        if (what === "no answer") return ended;
        const body = new ReadableStream({ start: (stream) => void ended.catch((reason) => stream.error(reason)) });
        return new Response(body, { status: 200 });
      });
      begin("/members/dashboard");
      const asked = call("GET /v1/user").then(
        () => "answered",
        () => "given up",
      );
      await new Promise((resume) => setTimeout(resume));
      patience.abort();
      expect(await asked).toBe("given up");
    },
  );
});
