/** Finds the pages of a PDF on which places begin that its links lead to, as Chromium writes it: plain objects, and named destinations (ISO 32000-1, 12.3.2.3). */
const latin = (bytes: Uint8Array) => Buffer.from(bytes).toString("latin1");

/** Lists the ids of the page objects in their order. Chromium keeps so many pages in a tree of a few levels. */
function pagesOf(text: string): string[] {
  const bodies = new Map(
    [...text.matchAll(/(?:^|\n)(\d+) 0 obj\s([\s\S]*?)\sendobj/g)].map(([, id, body]) => [id!, body!]),
  );
  const below = (id: string): string[] => {
    const kids = /\/Kids\s*\[([^\]]*)\]/.exec(bodies.get(id) ?? "")?.[1];
    return kids ? [...kids.matchAll(/(\d+) 0 R/g)].flatMap(([, kid]) => below(kid!)) : [id];
  };
  const root = /\/Type\s*\/Catalog[\s\S]*?\/Pages (\d+) 0 R|\/Pages (\d+) 0 R[\s\S]*?\/Type\s*\/Catalog/.exec(text);
  const id = root?.[1] ?? root?.[2];
  return id ? below(id) : [];
}

/** The number of the page on which each named place begins, from 1; a place that the file does not name is left out. */
export function pagesOfPlaces(pdf: Uint8Array, names: readonly string[]): Record<string, number> {
  const text = latin(pdf);
  const pages = pagesOf(text);
  return Object.fromEntries(
    names.flatMap((name) => {
      const page = new RegExp(`/${name}\\s*\\[\\s*(\\d+) 0 R`).exec(text)?.[1];
      const at = page === undefined ? -1 : pages.indexOf(page);
      return at < 0 ? [] : [[name, at + 1]];
    }),
  );
}
