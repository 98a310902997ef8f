import { act, render } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { Sharing } from "../../../features/sharing/subject";
import { setFigure } from "../../../scenario/edits/loan-edits";
import { fourLoans } from "../../../scenario/scenario.fixture";
import { serve } from "../../../scenario/server.fixture";
import { edit, openDocument } from "../../../scenario/store/store";
import ReportWindows from "./report-windows";

let shown: Sharing | null = null;
vi.mock("../../../features/sharing/share-menu", () => ({
  ShareWindows: (sharing: Sharing) => {
    shown = sharing;
    return null;
  },
}));
afterEach(() => vi.unstubAllGlobals());

it("sends its client the report that was saved, also where another is open when the save is answered", async () => {
  const lastUpdated = "2026-11-20T14:00:00.000Z";
  const client = { _id: "cli_1", name: "Elena Marchetti" };
  const document = fourLoans();
  openDocument({ document, client, saved: { document, lastUpdated, status: "complete", clientID: "cli_1" } });
  edit(null, setFigure("two", "rate", 6.25));
  serve({
    [`PUT /v2/client/reports/${document.id}`]: ({ body }) => {
      const { report } = body as { report: object };
      openDocument({
        document: { ...fourLoans(), id: "rpt_other" },
        client: { _id: "cli_2", name: "Sam" },
        saved: null,
      });
      return { data: [{ report: { ...report, status: "complete", createdAt: lastUpdated, lastUpdated }, client }] };
    },
  });
  render(<ReportWindows open="send" onClose={() => {}} />, { wrapper: MemoryRouter });
  await act(async () => expect(await shown?.saved?.()).toMatchObject({ reportID: document.id, clientID: "cli_1" }));
});
