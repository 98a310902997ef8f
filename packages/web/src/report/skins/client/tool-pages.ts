import { type Catalog, type SpokenPart, spokenPart } from "../../../lib/words/catalog";
import { consolidationCatalog, costOfWaitingCatalog, rentOrBuyCatalog } from "../../catalogs";
import type { ToolPageProps } from "./tool-page";

type Titled = { title: (street: string) => string };
export type ToolPage = {
  part: SpokenPart<ToolPageProps>;
  /** What the part says, and with it what the document is called. */
  words: Catalog<Titled>;
};

/** A report is answered with the figures of its own tool, which its page knows. */
const page = <Answer>(part: SpokenPart<ToolPageProps<Answer>>, words: Catalog<Titled>): ToolPage => ({
  part: part as unknown as SpokenPart<ToolPageProps>,
  words,
});

/** The page that a client reads of each tool with an answer; the review draws it too. A tool joins by a line here. */
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
