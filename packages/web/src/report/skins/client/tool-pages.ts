import { type Catalog, type SpokenPart, spokenPart } from "../../../lib/words/catalog";
import { consolidationCatalog, costOfWaitingCatalog, rentOrBuyCatalog } from "../../catalogs";
import type { ToolPageProps } from "./tool-page";

type Titled = { title: (street: string) => string };
export type ToolPage = {
  part: SpokenPart<ToolPageProps>;
  /** The words of the part, with the title of the document among them. */
  words: Catalog<Titled>;
};

/** Makes the page of a tool. A report's answer is always that of its own tool, which the page knows. */
const page = <Answer>(part: SpokenPart<ToolPageProps<Answer>>, words: Catalog<Titled>): ToolPage => ({
  part: part as unknown as SpokenPart<ToolPageProps>,
  words,
});

/** The client's page of each tool with an answer; the review draws it too. A tool joins by an entry here. */
export const toolPages: Readonly<Partial<Record<string, ToolPage>>> = {
  bvr: page(
    spokenPart(() => import("./rent-or-buy/page"), rentOrBuyCatalog),
    rentOrBuyCatalog,
  ),
  cow: page(
    spokenPart(() => import("./cost-of-waiting/page"), costOfWaitingCatalog),
    costOfWaitingCatalog,
  ),
  dc: page(
    spokenPart(() => import("./consolidation/page"), consolidationCatalog),
    consolidationCatalog,
  ),
};
