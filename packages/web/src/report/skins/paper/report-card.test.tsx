import { brand } from "@highway/core/branding/example";
import { render } from "@testing-library/react";
import { expect, it } from "vitest";
import { fetchWords } from "../../../lib/words/catalog.fixture";
import { newReport } from "../../../scenario/new-report";
import type { ScenarioClient } from "../../../scenario/store/store";
import { reportCardCatalog } from "../../catalogs";
import { cardChoice, toldCounties } from "../../report-card/told.fixture";
import { PrintedReportCard } from "./report-card";
import { spanish } from "./spanish";

await fetchWords(reportCardCatalog);

it("leaves out of a summary what each letter says, and no letter, once the fine print needs the room", () => {
  const basis = { document: newReport("rerc"), client: { name: "Elena" } as ScenarioClient };
  const linesAt = (density: number) => {
    const { container, unmount } = render(
      <PrintedReportCard
        {...{ basis, brand, told: toldCounties }}
        card={cardChoice}
        pictures={{}}
        words={spanish}
        summary={{ density, link: null }}
      />,
    );
    const lines = [...container.querySelectorAll("tbody th")];
    const found = { letters: lines.length, sentences: lines.filter((line) => line.querySelector("span")).length };
    unmount();
    return found;
  };
  const whole = linesAt(0);
  expect(whole.letters).toBeGreaterThan(5);
  expect(whole.sentences).toBe(whole.letters);
  expect(linesAt(5)).toEqual({ letters: whole.letters, sentences: 0 });
});
