import { Parser } from "htmlparser2";

const fields = ["title", "description", "link", "pubDate", "category"] as const;

/** The fields of one item of a feed, as they stand there. A field that is missing is empty. */
export type RssItem = Record<(typeof fields)[number], string>;

const isField = (tag: string): tag is keyof RssItem => fields.some((field) => field === tag);
const emptyItem = (): RssItem => ({ title: "", description: "", link: "", pubDate: "", category: "" });

/**
 * Reads the items of an RSS 2.0 feed in their order. The parser forgives, so a broken feed is read as far as it goes. It knows no entities but XML's
 * own, so that no entity of a document can grow or read a file.
 * @returns  undefined when it is no RSS
 */
export function readRss(text: string): RssItem[] | undefined {
  const items: RssItem[] = [];
  let isRss = false;
  let item = emptyItem();
  let words = "";
  const parser = new Parser(
    {
      onopentagname(tag) {
        if (tag === "rss") isRss = true;
        if (tag === "item") item = emptyItem();
        if (isField(tag)) words = "";
      },
      ontext(part) {
        words += part;
      },
      onclosetag(tag) {
        if (isField(tag)) item[tag] ||= words;
        if (tag === "item") {
          items.push(item);
          // What the channel says after an item does not belong to that item.
          item = emptyItem();
        }
      },
    },
    { xmlMode: true },
  );
  parser.end(text);
  return isRss ? items : undefined;
}
