/** A bid over asking, told the same to an officer and a client: as a section of the comparison, and as a chapter of a purchase analysis. */
import type { Page } from "@playwright/test";
import { heading } from "./answer";
import { expect, people, test } from "./people";
import { addClient, call, resize, saveReport, unique, visit } from "./stage";

const home = {
  id: "home",
  address: "27 Larkspur Ln",
  addressDisplay: "27 Larkspur Ln",
  appreciationTypes: ["custom"],
  customAppreciation: 4,
  purchaseDetails: [{ id: "ask", price: 520_000, bidOver: 20_000 }],
};
const loan = { id: "fixed", propertyID: "home", purchaseDetailsID: "ask", rate: 6.5, term: 30, downPayment: 100_000 };
// 500,000 grown by 4% a year reaches 520,000 after twelve months; flat it never does, and 5% less is 45,000 below the bid.
const forecast = "The $20,000 over asking is earned back after 12 months, if prices rise 4% a year.";
const flat = "If prices stay where they are, it is never earned back.";
const fall =
  /If they fall 5% in the first year and then stay, the home is worth \$45,000 less than the bid after 5 years\./;

async function expectBid(page: Page) {
  const bid = page.getByRole("region", { name: /bid over asking/i }).filter({ visible: true });
  await expect(bid.first()).toContainText(forecast);
  await expect(bid.first()).toContainText(flat);
  await expect(bid.first()).toContainText(fall);
}

test("months until a bid is earned back stand in the comparison and in the analysis, for the officer and the client", async ({
  page,
  be,
}) => {
  await be(people.officer);
  const client = await addClient(page, `Bianca ${unique()}`);
  const id = await saveReport(page, client, { name: `Larkspur ${unique()}`, properties: [home], loans: [loan] });
  await page.goto(`/lc2/results?reportID=${id}`);
  await expectBid(page);

  const [{ report }] = await call<[{ report: { id: string; lastUpdated: string; chapters: object[] } }]>(
    page,
    "POST",
    "/v2/client/purchase-analyses",
    { reportID: id },
  );
  await call(page, "PUT", `/v2/client/purchase-analyses/${report.id}/chapters`, {
    chapters: [...report.chapters, { kind: "bidOver", id: null, hidden: false }],
    lastUpdated: report.lastUpdated,
  });
  await visit(page, `/pa/results?reportID=${report.id}`);
  await expect(page.getByText("All 2 chapters are complete.")).toBeVisible();
  const chapter = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "A bid over asking" }) });
  await expect(chapter).toContainText(forecast);
  await expect(chapter).toContainText(flat);
  await expect(chapter).toContainText(fall);
  const sharing = { reportID: report.id, tool: "pa" };
  const [{ url }] = await call<[{ url: string }]>(page, "POST", "/v2/share/get-live-share", sharing);
  await page.goto(url.replace(/^https?:\/\/[^/]+/, ""));
  await expect(heading(page)).toBeVisible();
  await expect(page.getByText(forecast).first()).toBeVisible();
  await expect(page.getByText(fall).first()).toBeVisible();
  await resize(page, { width: 768, height: 1024 });
  // The page draws its parts one after the other.
  const bars = () =>
    page
      .getByText("10 years", { exact: true })
      .evaluateAll((labels) =>
        labels.flatMap(({ nextElementSibling: bar }) => (bar?.matches("span[aria-hidden]") ? [bar.clientWidth] : [])),
      );
  await expect.poll(async () => (await bars()).length, { message: "both lists of years" }).toBe(2);
  expect(Math.min(...(await bars())), "the room of a bar on a tablet").toBeGreaterThan(90);
});
