import { render, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { fetchWords } from "../../../../lib/words/catalog.fixture";
import { quarryRoad } from "../../../../scenario/owed.fixture";
import { consolidationCatalog } from "../../../catalogs";
import { consolidationFigures } from "../../../consolidation/figures";
import { SkinContext } from "../skin";
import { skinFor } from "../skin.fixture";
import ConsolidationPage from "./page";

await fetchWords(consolidationCatalog);

it("breaks the name of a debt, so that the figures beside it stay in sight", () => {
  const skin = skinFor(quarryRoad());
  const { answer } = consolidationFigures(skin.basis);
  render(
    <SkinContext value={skin}>
      <ConsolidationPage answer={answer!} blocks={{}} />
    </SkinContext>,
  );
  const names = within(screen.getByRole("region", { name: /each debt/i })).getAllByRole("rowheader");
  expect(names.length).toBeGreaterThan(3);
  for (const { className } of names) expect(className).toMatch(/\bmin-w-40 whitespace-normal\b.*\bwrap-anywhere\b/);
});
