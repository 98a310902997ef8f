import { readdir, readFile } from "node:fs/promises";
import { extname, join, sep } from "node:path";

const types: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".woff2": "font/woff2",
  ".svg": "image/svg+xml",
};

export type PageFile = { body: Buffer; contentType: string };

const document = "/export.html";
/** Files that the page loads are named by their content, so a file that is not the print page's is never asked for. */
const isOurs = (path: string) => path === document || (path.startsWith("/assets/") && extname(path) in types);

/**
 * Reads the built print page, by the address under which it asks for each file; its document is "/".
 * @throws Error when there is no such build in the folder
 */
export async function pageFiles(folder: string): Promise<ReadonlyMap<string, PageFile>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  const places = entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name));
  const paths = places.map((place) => [place.slice(folder.length).replaceAll(sep, "/"), place] as const);
  const files = await Promise.all(
    paths
      .filter(([path]) => isOurs(path))
      .map(async ([path, place]) => {
        const file = { body: await readFile(place), contentType: types[extname(path)]! };
        return [path === document ? "/" : path, file] as const;
      }),
  );
  const found = new Map(files);
  if (!found.has("/")) throw new Error(`The print page is not built in ${folder}.`);
  return found;
}
