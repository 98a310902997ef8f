import { bidFigures } from "@highway/engine/tools/bid-over/figures";
import { consolidationFigures } from "@highway/engine/tools/consolidation/figures";
import { costOfWaitingFigures } from "@highway/engine/tools/cost-of-waiting/figures";
import { rentOrBuyFigures } from "@highway/engine/tools/rent-or-buy/figures";
import { describe, expect, it } from "vitest";
import type { UserFacingError } from "../../platform/errors";
import { sentencesOf } from "../../platform/sentences";
import { scenario } from "../examples";
import { ToolInput, ToolResult, toolEndpoints } from "./endpoints";
import { workTool } from "./index";
import type { CalledTool } from "./registry";

const { body: example, path } = toolEndpoints["POST /v2/scenario/tools/{tool}"].example;
const bvr = { ...scenario, assumptions: { rent: 2400 } };
const cow = { ...bvr, waiting: { laterRate: 6 } };
const [first] = scenario.loans;
const [home] = scenario.properties;
const refinance = { ...first!, id: "new", category: "refinance", downPayment: null, downPaymentPercentage: null };
const mortgage = {
  ...refinance,
  id: "old",
  category: "existing",
  balance: 285_000,
  monthsLeft: 300,
  rate: 3.25,
  payOff: true,
};
const card = { name: "Card", type: "card", balance: 18_400, payment: 552, rate: 24.99, payOff: true };
const dc = { ...scenario, loans: [mortgage, refinance], debts: [card] };
const bid = {
  ...scenario,
  properties: [{ ...home!, purchaseDetails: [{ ...home!.purchaseDetails[0]!, bidOver: 20_000 }] }],
};

const worked = (tool: CalledTool, input: unknown, figures: readonly string[] = []) =>
  workTool(tool, ToolInput.parse(input), figures);

/** The sentences with which a request is refused, by the schema or by the action. */
async function refused(tool: CalledTool, input: unknown, figures: readonly string[] = []) {
  const { data, error } = ToolInput.safeParse(input);
  if (!data) return sentencesOf(error);
  const problem = await workTool(tool, data, figures).catch((thrown: UserFacingError) => thrown);
  return (problem as UserFacingError).fields;
}

describe("the call of a tool", () => {
  it("answers the API document's example with what stands there", async () => {
    const answer = `${JSON.stringify(await worked(path.tool as CalledTool, example), null, 2)}\n`;
    // Written anew by `vitest run -u` when a rule changes.
    await expect(answer).toMatchFileSnapshot("./example-answer.json");
  });

  it.each([
    ["bvr", bvr, rentOrBuyFigures],
    ["cow", cow, costOfWaitingFigures],
    ["dc", { ...dc, consolidation: { maxBack: 45 } }, consolidationFigures],
    ["bid", bid, bidFigures],
    ["bid", { ...bid, bid: { loanID: first!.id } }, bidFigures],
  ] as const)("%s answers all its figures and workings in the declared shape", async (tool, input, figures) => {
    const answer = JSON.parse(JSON.stringify(await worked(tool, input, figures)));
    expect(ToolResult.safeParse(answer).error?.issues).toBeUndefined();
    expect(Object.keys(answer.explain)).toEqual([...figures]);
  });

  it("takes the usual assumptions where none are given, but for the rent", async () => {
    const [usual, typed] = await Promise.all([
      worked("bvr", bvr),
      worked("bvr", { ...bvr, assumptions: { rent: 2400, inflation: 2.5, horizon: 10, ending: "sell" } }),
    ]);
    expect(usual).toEqual(typed);
  });
});

describe("the call of a tool is refused", () => {
  const { rate: _rate, ...rateless } = scenario.loans[0]!;
  it.each<[CalledTool, object, Record<string, string>]>([
    ["bvr", scenario, { "assumptions.rent": "Rent is required" }],
    ["bvr", { ...bvr, assumptions: { rent: 0 } }, { "assumptions.rent": "Enter a rent between 1 and 99,999" }],
    ["bvr", { ...bvr, assumptions: { rent: -5 } }, { "assumptions.rent": "Enter a rent between 1 and 99,999" }],
    [
      "bvr",
      { ...bvr, loans: [{ ...refinance, targetLTV: 80 }] },
      { "assumptions.loanID": "Choose a loan for the purchase" },
    ],
    ["bvr", { ...bvr, loans: [rateless] }, { "loans.0.rate": "Rate is required" }],
    ["bvr", cow, { waiting: "The tool bvr takes no such field" }],
    [
      "bvr",
      { ...bvr, assumptions: { rent: 2400, horizon: 0 } },
      { "assumptions.horizon": "Enter a horizon of 1 to 30 years" },
    ],
    ["cow", bvr, { "waiting.laterRate": "Rate is required" }],
    ["cow", { ...cow, waiting: { laterRate: 6, months: 61 } }, { "waiting.months": "Enter a wait of 0 to 60 months" }],
    [
      "cow",
      { ...cow, assumptions: { rent: 0, horizon: 1 } },
      { "assumptions.horizon": "The horizon must reach beyond the purchase" },
    ],
  ])("%s %#", async (tool, input, sentences) => expect(await refused(tool, input)).toEqual(sentences));

  const debts = Array.from({ length: 16 }, () => card);
  const percent = "Enter a percentage between 0 and 100";
  it.each<[CalledTool, object, Record<string, string>]>([
    ["dc", scenario, { "consolidation.loanID": "Choose the new loan" }],
    ["dc", { ...dc, consolidation: { loanID: "old" } }, { "consolidation.loanID": "Choose the new loan" }],
    [
      "dc",
      { ...dc, loans: [{ ...refinance, targetLTV: 80 }], debts: [] },
      { debts: "Choose at least one mortgage or debt to pay off" },
    ],
    [
      "dc",
      { ...dc, loans: [{ ...mortgage, payOff: false }, refinance], debts: [{ ...card, payOff: false }] },
      { debts: "Choose at least one mortgage or debt to pay off" },
    ],
    ["bvr", { ...bvr, loans: [refinance] }, { "loans.0.targetLTV": "Loan Amount is required" }],
    ["dc", { ...dc, debts }, { debts: "A scenario can have at most 15 debts" }],
    ["dc", { ...dc, consolidation: { maxBack: 101 } }, { "consolidation.maxBack": percent }],
    ["dc", { ...dc, bid: {} }, { bid: "The tool dc takes no such field" }],
    ["bid", scenario, { "properties.0.purchaseDetails.0.bidOver": "Asking price is required" }],
    ["bid", { ...bid, bid: { loanID: "none" } }, { "bid.loanID": "Choose a loan for the purchase" }],
    ["bid", { ...bid, bid: { propertyID: "none" } }, { "bid.propertyID": "Location is required" }],
  ])("%s of debts or a bid %#", async (tool, input, sentences) =>
    expect(await refused(tool, input)).toEqual(sentences),
  );

  it("where it asks for the working of a figure that the tool does not have", async () => {
    expect(await refused("bvr", bvr, ["apr"])).toEqual({
      explain: expect.stringMatching(/^Explain any of loanAmount/),
    });
  });

  it("while the premium of its loan is not known", async () => {
    const dear = { ...home!, purchaseDetails: [{ id: "d1", price: 2_000_000 }] };
    expect(await refused("bvr", { ...bvr, properties: [dear] })).toEqual({
      "loans.0.MI": expect.stringMatching(/^[A-Z].*mortgage insurance/i),
    });
  });
});
