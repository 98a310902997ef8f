import type { Client } from "@highway/core/clients/schema";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../lib/api/fake-api.fixture";
import { clientOf } from "../../lib/client.fixture";
import { currentNotices, notify } from "../../lib/notify";
import DownloadDialog from "./download-dialog";

const id = "exp_01kahtq9z8c6b4d2f0g8h6j4k2";
const reportID = "rpt_01jd0000000000000000000000";
const { _id: clientID } = clientOf();
const queued = { id, reportID, lang: "en", format: "pdf", status: "queued", progress: 0, url: null, problem: null };
const done = { ...queued, status: "done", progress: 100, url: `/v2/report/exports/${id}/file`, name: "Oak.pdf" };
const failed = { ...queued, status: "failed", problem: "The file could not be made. Please try again." };

type Answer = { status?: number; data?: unknown; error?: { code: string; alertMessage: string } };
let kept: string[];
beforeEach(() => {
  kept = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    kept.push(`${new URL(this.href).pathname} as ${this.download}`);
  });
});
afterEach(() => {
  cleanup();
  for (const notice of currentNotices()) notify.dismiss(notice.id);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function open({
  langVis = true,
  requirePasscode = false,
  lang = "en" as Client["lang"],
  answers = [done] as object[],
  permissions = { data: { langVis, requirePasscode } } as Answer,
  onClose = () => {},
} = {}) {
  const left = [...answers];
  const asked = fakeApi({
    "GET /v1/user/corp-permissions": (): Answer => permissions,
    [`GET /v2/client/${clientID}`]: (): Answer => ({ data: [clientOf({ lang })] }),
    "POST /v2/report/exports": (): Answer => ({ data: [queued] }),
    [`GET /v2/report/exports/${id}`]: (): Answer => ({ data: [left.length > 1 ? left.shift() : left[0]] }),
  });
  render(
    <SWRConfig value={{ provider: () => new Map() }}>
      <DownloadDialog reportID={reportID} clientID={clientID} name="Oak Street" onClose={onClose} />
    </SWRConfig>,
  );
  await screen.findByRole("dialog", { name: "Download Oak Street" });
  return asked;
}
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

it("asks for the language and the form that were chosen, says that it is working, and keeps the file", async () => {
  const asked = await open({ answers: [{ ...queued, status: "rendering", progress: 35 }, done] });
  await userEvent.click(await screen.findByRole("radio", { name: "Spanish" }));
  await userEvent.click(screen.getByRole("radio", { name: "PNG" }));
  await press("Download");
  expect(await screen.findByText("Export in progress...")).toBeDefined();
  expect(await screen.findByText("Oak.pdf is in your downloads.")).toBeDefined();
  expect(kept).toEqual([`/v2/report/exports/${id}/file as Oak.pdf`]);
  expect(asked.of("POST /v2/report/exports").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^exp_/), reportID, lang: "es", format: "png", kind: "report" },
  ]);
});

it("begins in the language of the client", async () => {
  const asked = await open({ lang: "es" });
  await waitFor(() => expect(screen.getByRole("radio", { name: "Spanish" }).getAttribute("aria-checked")).toBe("true"));
  await press("Download");
  await screen.findByRole("button", { name: "Download again" });
  expect(asked.of("POST /v2/report/exports").map(({ body }) => body)).toEqual([
    { id: expect.stringMatching(/^exp_/), reportID, lang: "es", format: "pdf", kind: "report" },
  ]);
});

it("offers English alone where the corporation hides the languages", async () => {
  await open({ langVis: false });
  await screen.findByRole("radio", { name: "PDF" });
  await waitFor(() => expect(screen.queryByRole("radio", { name: "Spanish" })).toBeNull());
});

it("says nothing of a QR code while the corporation's rules cannot be read", async () => {
  await open({ permissions: { status: 500, error: { code: "failed", alertMessage: "No." } } });
  await userEvent.click(await screen.findByRole("radio", { name: "One-page summary" }));
  expect(screen.getByText("The report on one page.")).toBeDefined();
});

it("makes another file where another form is chosen after the first", async () => {
  const asked = await open();
  await press("Download");
  await screen.findByRole("button", { name: "Download again" });
  await userEvent.click(screen.getByRole("radio", { name: "PNG" }));
  expect(screen.queryByText("Oak.pdf is in your downloads.")).toBeNull();
  await press("Download");
  await screen.findByRole("button", { name: "Download again" });
  expect(asked.of("POST /v2/report/exports").map(({ body }) => body)).toMatchObject([
    { format: "pdf" },
    { format: "png" },
  ]);
});

it("says why there is no file, and tries again", async () => {
  await open({ answers: [failed, done] });
  await press("Download");
  expect(await screen.findByText(failed.problem)).toBeDefined();
  await press("Try again");
  expect(await screen.findByText("Oak.pdf is in your downloads.")).toBeDefined();
});

it("brings the file even when its window is closed, and says so", async () => {
  const onClose = vi.fn();
  await open({ onClose });
  await press("Download");
  await screen.findByText("Export in progress...");
  await press("Hide");
  expect(onClose).toHaveBeenCalledOnce();
  expect(currentNotices().map(({ text }) => text)).toContain("Export in progress...");
  await waitFor(() => expect(currentNotices().map(({ text }) => text)).toContain("Oak.pdf downloaded."));
});

it("makes the one-page summary where it is chosen, and says whether it has a code", async () => {
  const asked = await open();
  await userEvent.click(await screen.findByRole("radio", { name: "One-page summary" }));
  expect(await screen.findByText(/QR code that opens the whole report for 30 days/)).toBeDefined();
  await press("Download");
  await waitFor(() => expect(asked.of("POST /v2/report/exports")[0]?.body).toMatchObject({ kind: "summary" }));
  cleanup();
  await open({ requirePasscode: true });
  await userEvent.click(await screen.findByRole("radio", { name: "One-page summary" }));
  expect(screen.getByText(/has no QR code, because your company requires a passcode/)).toBeDefined();
});
