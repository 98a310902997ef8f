import type { ReactNode } from "react";

const tags = ["p", "strong", "em", "ul", "ol", "li", "br"] as const;
type Tag = (typeof tags)[number];
const isTag = (name: string): name is Tag => tags.some((tag) => tag === name);

const documentOf = (html: string) => new DOMParser().parseFromString(html, "text/html");

/** Draws the text of an alert. The server has cleaned it; whatever else it might hold is drawn as words. */
export const AlertText = ({ html }: { html: string }) => (
  <div className="wrap-anywhere [&_li]:ml-5 [&_ol]:list-decimal [&_ul]:list-disc [&>*+*]:mt-2">
    {drawNodes(documentOf(html).body)}
  </div>
);

const drawNodes = (parent: Node): ReactNode[] => [...parent.childNodes].map((node, at) => drawnNode(node, at));

function drawnNode(node: Node, key: number): ReactNode {
  if (!(node instanceof HTMLElement)) return node.textContent;
  const Name = node.tagName.toLowerCase();
  if (Name === "br") return <br key={key} />;
  if (isTag(Name)) return <Name key={key}>{drawNodes(node)}</Name>;
  const href = (Name === "a" && node.getAttribute("href")) || "";
  const look = "text-accent-text underline underline-offset-2";
  if (/^mailto:/i.test(href))
    return (
      <a key={key} href={href} className={look}>
        {drawNodes(node)}
      </a>
    );
  if (!/^https?:\/\//i.test(href)) return <span key={key}>{drawNodes(node)}</span>;
  return (
    <a key={key} href={href} target="_blank" rel="noopener noreferrer" className={look}>
      {drawNodes(node)}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}

/** The words of a text, in one line. */
export const wordsOf = (html: string): string => {
  const { body } = documentOf(html.replace(/<\/(p|li)>|<br ?\/?>/g, " $&"));
  return (body.textContent ?? "").replace(/\s+/g, " ").trim();
};
