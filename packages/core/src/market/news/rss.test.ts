import { expect, it } from "vitest";
import { plainWords, readRss } from "./federal-reserve";

const titles = (text: string) => readRss(text)?.map(({ title }) => title);
const rss = (inside: string) => `<?xml version="1.0"?><rss version="2.0"><channel>${inside}</channel></rss>`;

it("reads words, entities and CDATA, the first of what stands there twice", () => {
  const item = "<item><title>A &amp; B &#8217;s <![CDATA[<b>C</b> &amp; D]]></title><title>Other</title></item>";
  expect(titles(rss(item))).toEqual(["A & B \u2019s <b>C</b> &amp; D"]);
});

it("takes nothing of the channel, and of one item nothing into the next", () => {
  const channel = "<title>FRB</title><image><title>Seal</title></image><link>https://x.test</link>";
  const items = readRss(
    rss(`${channel}<item><link>https://y.test</link></item><item><title>x</title></item>${channel}`),
  );
  const empty = { title: "", description: "", link: "", pubDate: "", category: "" };
  expect(items).toEqual([
    { ...empty, link: "https://y.test" },
    { ...empty, title: "x" },
  ]);
});

it("knows no entities of the document's own: none grow, none read a file", () => {
  const bomb = `<!DOCTYPE rss [<!ENTITY a "boom"><!ENTITY b "&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>`;
  expect(titles(`${bomb}${rss("<item><title>&b; &f;</title></item>")}`)).toEqual(["&b; &f;"]);
});

it.each([
  ["cut off within a title", "<rss><channel><item><title>One</title></item><item><title>Tw", ["One", "Tw"]],
  ["closed in the wrong order", rss("<item><title>One</item></title><item><title>Two</title></item>"), ["One", "Two"]],
  ["with names that objects have", rss("<item><__proto__>x</__proto__><constructor>y</constructor></item>"), [""]],
  ["without items", rss(""), []],
])("reads a feed %s as far as it goes", (_, text, expected) => {
  expect(titles(text)).toEqual(expected);
});

it.each(["", "{}", "<html><title>x</title></html>", "<feed><entry><title>x</title></entry></feed>", "\u0000"])(
  "is not misled by what is no RSS: %s",
  (text) => expect(readRss(text)).toBeUndefined(),
);

it("comes to an end with a feed of nothing but beginnings", () => {
  expect(readRss(`<rss>${"<item>x".repeat(20_000)}`)).toHaveLength(20_000);
});

it.each([
  ["<b>Rates</b> fall", "Rates fall"],
  ["<p>One</p><p>Two<br>Three</p>", "One Two Three"],
  ["Q&amp;A: 4 &lt; 5 &#8212; &nbsp; &ldquo;so&rdquo;", "Q&A: 4 < 5 — “so”"],
  ["Rise <script>alert(1)</script><style>*{}</style>of rates", "Rise of rates"],
  ['<img src=x onerror="alert(1)">Words', "Words"],
  ["&lt;script&gt;alert(1)&lt;/script&gt;", "script>alert(1)/script>"],
  ["&lt;&lt;script&gt;alert(1)&lt;&lt;/script&gt;", "script>alert(1)/script>"],
  ["&lt;\u200bscript&gt; of 4 &lt;&lt; 5", "script> of 4 << 5"],
  ["one\u0000\u202e two\n\n three", "one two three"],
  ["re\u00adfinance", "refinance"],
  ["<", "<"],
  ["", ""],
])("makes plain words of %s", (html, words) => {
  expect(plainWords(html)).toBe(words);
});

it("cuts long words at 300 signs, and says that it did", () => {
  const cut = plainWords("word ".repeat(200));
  expect(cut).toHaveLength(300);
  expect(cut).toMatch(/word…$/);
  expect(plainWords(`${"x".repeat(298)}🏠🏠`)).toBe(`${"x".repeat(298)}…`);
});
