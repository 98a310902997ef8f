import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { SWRConfig } from "swr";
import { beforeEach, expect, it, vi } from "vitest";
import { fakeApi } from "../../../lib/api/fake-api.fixture";
import { cardChoice, toldCounties } from "../../../report/report-card/told.fixture";
import { loadWholeCheck } from "../../../scenario/issues/issues";
import { newReport } from "../../../scenario/new-report";
import { reportCardOf } from "../../../scenario/report-card";
import { save } from "../../../scenario/saving/save";
import { undo, useScenario } from "../../../scenario/store/store";
import { expectNamedFigures, marcus, onAWideScreen, showAnswer } from "../../every/answer/answer.fixture";
import Page from "../pages/card";

vi.mock("../../every/scenario-page", () => ({ TypedPage: ({ children }: { children: object }) => children }));
onAWideScreen();

const found = [
  { fip: "37063", name: "Durham County", state: "NC" },
  { fip: "22071", name: "Orleans Parish", state: "LA" },
];
beforeEach(() => {
  fakeApi({
    "GET /v1/location/counties/cards": () => ({ data: [{ ...toldCounties, newest: toldCounties.version }] }),
    "GET /v1/location/counties": ({ query }) => ({
      data: found.filter(({ name }) => name.toLowerCase().startsWith(query.q!)),
    }),
  });
});

const Card = () => (
  <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
    <Page />
  </SWRConfig>
);
const panel = () => within(screen.getByRole("complementary", { name: "Compare" }));
/** A card of Wake County, beside which Mecklenburg County stands. */
async function show() {
  const reportCard = { ...cardChoice, version: toldCounties.version, compared: ["37119"] };
  showAnswer("rerc", Card, { ...newReport("rerc"), reportCard });
  await screen.findByRole("complementary", { name: "Compare" });
}

it("has up to four counties side by side, of which the card's own stays", async () => {
  await show();
  panel().getByText("2 of 4");
  panel().getByText("the card's");
  expect(panel().queryByRole("button", { name: "Remove Wake County, NC" })).toBeNull();
  for (const [typed, name] of [
    ["durham", "Durham County, NC"],
    ["orleans", "Orleans Parish, LA"],
  ] as const) {
    await userEvent.type(panel().getByRole("combobox", { name: "Add a county to compare" }), typed);
    await userEvent.click(await screen.findByRole("option", { name, hidden: true }));
    await panel().findByText(name);
  }
  panel().getByText("Up to four counties can be compared. Remove one to add another.");
  expect(screen.getAllByRole("columnheader", { name: /Orleans/ }).length).toBeGreaterThan(0);
  await userEvent.click(panel().getByRole("button", { name: "Remove Durham County, NC" }));
  panel().getByText("3 of 4");
  act(undo);
  panel().getByText("4 of 4");
});

it("begins with the counties that the address names", async () => {
  showAnswer("rerc", Card, newReport("rerc"), { search: "?new=1&county=37183&with=37119" });
  await screen.findByRole("complementary", { name: "Compare" });
  panel().getByText("2 of 4");
  expect(reportCardOf(useScenario.getState().document)).toMatchObject({ fip: "37183", compared: ["37119"] });
});

it("is saved with its figures, though Save was pressed before they came", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const api = fakeApi({
    "GET /v1/location/counties/cards": async () => {
      await promise;
      return { data: [{ ...toldCounties, newest: toldCounties.version }] };
    },
    "POST /v2/client/reports": ({ body }) => ({ data: [{ ...(body as object), client: marcus }] }),
  });
  showAnswer("rerc", Card, { ...newReport("rerc"), reportCard: { ...cardChoice, version: "" } });
  const saving = save();
  await loadWholeCheck();
  resolve();
  expect((await saving).kind).toBe("saved");
  expect(api.of("POST /v2/client/reports")).toMatchObject([
    { body: { report: { reportCard: { version: toldCounties.version } } } },
  ]);
});

it("has a press for the working of each county's figures", async () => {
  await show();
  const table = within(within(screen.getByRole("region", { name: "The counties' figures" })).getByRole("table"));
  expect(table.getAllByRole("button").length).toBeGreaterThan(12);
  expectNamedFigures();
  const drops = within(table.getByRole("row", { name: /^Worst drop in 20 years/ })).getAllByRole("button");
  await userEvent.click(drops[1]!);
  await screen.findByText("Worst drop in 20 years, Mecklenburg County");
});

it("says at a figure that it is left out for the client", async () => {
  await show();
  expect(screen.queryByText("Your client is not shown this.")).toBeNull();
  await userEvent.click(panel().getByRole("checkbox", { name: "Volatility" }));
  expect(screen.getAllByText("Your client is not shown this.")).toHaveLength(1);
});
