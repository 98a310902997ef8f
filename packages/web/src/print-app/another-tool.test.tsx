/** A tool that is not built here: a line in the registry of paper, and its reports are printed and made into files by the page that draws every other. */
import { brand } from "@highway/core/branding/example";
import type { FileKind, PaperLink } from "@highway/core/exports/schema";
import { report as example } from "@highway/core/reports/examples";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../lib/api/fake-api.fixture";

vi.mock(import("./papers"), async (original) => {
  const { toolPapers } = await original();
  const { rentOrOwnPaper } = await import("../tools/rent.fixture");
  return { toolPapers: { ...toolPapers, rent: rentOrOwnPaper } };
});
vi.mock(import("../report/catalogs"), async (original) => {
  const { rentOrOwnCatalog } = await import("../tools/rent.fixture");
  return { ...(await original()), rentOrOwnCatalog };
});

const printed = {
  report: { ...example, toolName: "rent" as "lc2" },
  client: { _id: "cli_1", name: "Elena Marchetti" },
  brand,
} as unknown as Parameters<NonNullable<typeof window.printReport>>[0]["printed"];

beforeEach(() => {
  Object.defineProperty(document, "fonts", {
    configurable: true,
    value: { load: async () => [], ready: Promise.resolve() },
  });
  document.body.innerHTML = '<div id="root"></div>';
});
afterEach(() => {
  document.body.innerHTML = "";
  Reflect.deleteProperty(document, "fonts");
  delete document.documentElement.dataset.state;
  document.documentElement.lang = "en";
  history.replaceState(null, "", "/");
  vi.restoreAllMocks();
  vi.resetModules();
});

/** The page runs when it is loaded. */
async function load(search: string, state: string) {
  history.replaceState(null, "", `/export.html${search}`);
  await import("./main");
  await waitFor(() => expect(document.documentElement.dataset.state).toBe(state), { timeout: 20_000 });
}

it("is printed from its saved report: its answer on the first page, how it comes about after it", async () => {
  const { of } = fakeApi({ "GET /v2/report/printed": () => ({ data: [printed] }) });
  await load(`?reportID=${example.id}`, "drawn");
  expect(of("GET /v2/report/printed")[0]!.query).toMatchObject({ reportID: example.id });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Renting comes to $25,200 a year.");
  expect(screen.getByRole("heading", { name: "Every month of the year" })).toBeTruthy();
  expect(document.title).toContain("Prepared for Elena Marchetti");
});

const link: PaperLink = { url: "https://app.highway.example/rent/live-share?data=abc", endsAt: null };
const papers: [kind: FileKind, lang: "en" | "es", head: string, isWhole: boolean][] = [
  ["report", "en", "Renting comes to $25,200 a year.", true],
  ["summary", "en", "Renting comes to $25,200 a year.", false],
  ["report", "es", "El alquiler llega a $25,200 al año.", true],
  ["summary", "es", "El alquiler llega a $25,200 al año.", false],
];

it("is made into files of each kind, in each language, by the page that waits for reports", async () => {
  fakeApi({});
  await load("?waits", "waiting");
  for (const [kind, lang, head, isWhole] of papers) {
    const given = { printed, lang, kind, link: kind === "summary" ? link : null };
    expect(await window.printReport!(given)).toBe("drawn");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(head);
    const months = screen.queryByRole("heading", { name: /^(Every month|Cada mes)/ });
    expect([kind, lang, months !== null]).toEqual([kind, lang, isWhole]);
    // The code that opens the report stands on the one page that is handed over.
    const code = screen.queryByRole("img", { name: /^(QR code|Código QR) / });
    expect([kind, lang, code !== null]).toEqual([kind, lang, !isWhole]);
  }
});
