import { exampleBriefing } from "@highway/core/market/update/example";
import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { RateTable } from "./parts";
import { marketUpdateEs } from "./words.es";

it("says in words that there is no figure, because a reader of the screen may be silent at a dash", () => {
  const [rate] = exampleBriefing.rates;
  const rates = [{ ...rate!, value: null, day: null, week: null, month: null, year: null, date: null }];
  render(<RateTable briefing={{ ...exampleBriefing, rates }} spoken={{ lang: "es", own: marketUpdateEs }} />);
  const heard = screen.getAllByRole("cell").map((cell) => {
    for (const silent of cell.querySelectorAll("[aria-hidden=true]")) silent.remove();
    return cell.textContent;
  });
  expect(heard).toEqual([...Array(5).fill("Sin cifra"), "Todavía no se conoce"]);
});
