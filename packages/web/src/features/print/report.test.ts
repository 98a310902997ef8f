import type { Brand } from "@highway/core/branding/schema";
import { expect, it } from "vitest";
import { fourLoans } from "../../lib/scenario/scenario.fixture";
import { english } from "./english";
import { reportOf } from "./report";

it("reads the figures at each chosen year once, in order, as the screen does", () => {
  const document = { ...fourLoans(), toolMeta: { horizonYears: [10, 5, 10] } };
  expect(reportOf({ document, client: null }, {} as Brand, english).years).toEqual([5, 10]);
});
