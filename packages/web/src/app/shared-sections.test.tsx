/** What the officer reviews is what the client opens: the same sections of a report, in the same order. */

import { exampleUser } from "@highway/core/people/users/example";
import { full } from "@highway/core/reports/full.fixture";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { renderInEnglish } from "../features/live-share/in-english.fixture";
import { ReportScreen } from "../features/live-share/report/report-screen";
import { brand, link, loaded } from "../features/live-share/shared.fixture";
import { ClientReport } from "../features/review/client-report";
import { fakeApi } from "../lib/api/fake-api.fixture";
import { SessionContext } from "../lib/session";
import type { AnsweredReport } from "../scenario/store/saved-report";

vi.stubGlobal(
  "IntersectionObserver",
  class {
    observe() {}
    disconnect() {}
  },
);

const answered = (highlightedTables: string[]): AnsweredReport => {
  const { report, client } = loaded();
  const toolMeta = { ...report.toolMeta, ...full.toolMeta, highlightedTables };
  return { client, report: { ...report, ...full, id: report.id, toolMeta } as AnsweredReport["report"] };
};

const around = new Set(["summary", "ideas", "tell", "copy", "known", "legal"]);
const drawn = () =>
  [...document.querySelectorAll<HTMLElement>("[data-section]")]
    // A chart's code comes after its section.
    .map(({ dataset, textContent }) => ({
      name: dataset.section!,
      text: textContent.replaceAll("Use the arrow keys to read the years.", ""),
    }))
    .filter(({ name }) => !around.has(name));
const namesOf = (sections: ReturnType<typeof drawn>) => sections.map(({ name }) => name);

/** The code of the sections comes after the answer, and that of a bid over asking after them. @param last the one that comes last */
async function whenDrawn(last: string) {
  await waitFor(() => expect(namesOf(drawn())).toContain(last));
  const sections = drawn();
  cleanup();
  return sections;
}

async function review(of: AnsweredReport, last: string) {
  const profile = { ...exampleUser.profile, fullName: "Dana Whitfield" };
  render(
    <SessionContext value={{ user: { ...exampleUser, profile }, replaceUser: vi.fn() }}>
      <ClientReport answered={of} />
    </SessionContext>,
  );
  return whenDrawn(last);
}

let links = 0;
async function open(of: AnsweredReport, last: string) {
  fakeApi({
    "GET /v2/share/live-share-load": () => ({ data: [{ ...loaded(), ...of }] }),
    "GET /v2/share/brand": () => ({ data: [brand] }),
  });
  renderInEnglish(<ReportScreen tool="lc2" link={`${link}${links++}`} />);
  await screen.findByRole("heading", { level: 1 });
  return whenDrawn(last);
}

it.each([
  ["the usual ones", []],
  ["those that the officer chose, in that order", ["equity", "cash", "escrow", "breakEven", "loans", "loanEstimate"]],
  ["one alone", ["taxSavings"]],
])("shows %s", async (_which, highlighted) => {
  const chosen = highlighted.filter((key) => !["escrow", "loanEstimate"].includes(key));
  const last = chosen.at(-1) ?? "bidOver";
  const [reviewed, opened] = [await review(answered(highlighted), last), await open(answered(highlighted), last)];
  expect(opened).toEqual(reviewed);
  if (chosen.length > 0) expect(namesOf(opened)).toEqual(chosen);
});

it("shows a client the pages of the Loan Estimate where the officer chose them, in the client's words, without workings", async () => {
  const of = answered(["estimateForm"]);
  fakeApi({
    "GET /v2/share/live-share-load": () => ({ data: [{ ...loaded(), ...of }] }),
    "GET /v2/share/brand": () => ({ data: [brand] }),
  });
  renderInEnglish(<ReportScreen tool="lc2" link={`${link}${links++}`} />);
  const heading = await screen.findByRole("heading", { name: "As the Loan Estimate shows it" });
  const card = heading.closest<HTMLElement>("[data-section]")!;
  expect(card.dataset.section).toBe("estimateForm");
  expect(card.textContent).toContain("It is not the official form, which your lender gives you.");
  expect(card.textContent).toContain("TOTAL LOAN COSTS");
  expect(card.querySelectorAll("button")).toHaveLength(0);
  cleanup();
});
