import { expect, it } from "vitest";
import { sharedFiles } from "../../shared-files";

type Modules = Record<string, { imports?: string[]; opens?: string[]; size?: number; code?: string }>;

/** The files of a house in which each module imports what is said here, by the modules that come together. */
function filesOf(modules: Modules, pages: string[][]): string[][] {
  const graph = {
    getModuleInfo: (id: string) => {
      const { imports = [], opens = [], size = 100, code = " ".repeat(size) } = modules[id] ?? {};
      return { importedIds: imports, dynamicallyImportedIds: opens, code };
    },
  };
  const files = Object.groupBy([...sharedFiles(graph, "start", pages)], ([, file]) => file);
  return Object.values(files)
    .map((of = []) => of.map(([id]) => id).sort())
    .sort();
}

const large = 200_000;

it("leaves what the app starts with, and what a page begins with, where they are", () => {
  const modules = { start: { imports: ["kit"] }, one: { imports: ["kit", "loan"] }, two: { imports: ["loan"] } };
  expect(filesOf(modules, [["one"], ["two"]])).toEqual([["loan"]]);
});

it("brings what the same pages need in one file", () => {
  const modules = { one: { imports: ["loan", "home"] }, two: { imports: ["home", "loan"] } };
  expect(filesOf(modules, [["one"], ["two"]])).toEqual([["home", "loan"]]);
});

it("spares a page what is large and what it does not need", () => {
  const modules = {
    one: { imports: ["kit", "engine"] },
    two: { imports: ["kit", "engine"] },
    list: { imports: ["kit"] },
    kit: { size: large },
    engine: { size: large },
  };
  expect(filesOf(modules, [["one"], ["two"], ["list"]])).toEqual([["engine"], ["kit"]]);
});

it("spares a page a request for what is small", () => {
  const modules = { one: { imports: ["kit", "mark"] }, two: { imports: ["kit", "mark"] }, list: { imports: ["kit"] } };
  expect(filesOf(modules, [["one"], ["two"], ["list"]])).toEqual([["kit", "mark"]]);
});

it("counts what a file brings with it", () => {
  // Were mark in the file of kit, the list would fetch the engine.
  const modules = {
    one: { imports: ["kit", "mark"] },
    two: { imports: ["kit", "mark"] },
    list: { imports: ["kit"] },
    mark: { imports: ["engine"] },
    engine: { size: large },
  };
  const files = filesOf(modules, [["one"], ["two"], ["list"]]);
  expect(files.find((file) => file.includes("kit"))).toEqual(["kit"]);
});

it("makes no file that imports what imports it", () => {
  // Each of the three is needed by more pages than what imports it; the middle one is too large to be merged with either.
  const modules = {
    one: { imports: ["top"] },
    two: { imports: ["top", "middle"] },
    three: { imports: ["bottom"] },
    top: { imports: ["middle"] },
    middle: { imports: ["bottom"], size: large },
    bottom: {},
  };
  const files = filesOf(modules, [["one"], ["two"], ["three"]]);
  expect(files.find((file) => file.includes("bottom"))).not.toContain("top");
});

/** So large that a window is spared it at the price of a request of two pages. */
const huge = 2_000_000;

it("spares a window that opens on any page what only some pages need", () => {
  const modules = {
    start: { opens: ["palette"] },
    one: { imports: ["kit", "engine"] },
    two: { imports: ["kit", "engine"] },
    palette: { imports: ["kit"] },
    kit: {},
    engine: { size: huge },
  };
  expect(filesOf(modules, [["one"], ["two"]])).toEqual([["engine"], ["kit"]]);
});

it("leaves together what is there wherever a window opens, in a page or in another window", () => {
  const modules = {
    one: { imports: ["kit", "engine"], opens: ["sharing"] },
    two: { imports: ["kit", "engine"], opens: ["sharing"] },
    sharing: { imports: ["kit"], opens: ["crop"] },
    crop: { imports: ["kit"] },
    kit: {},
    engine: { size: huge },
  };
  expect(filesOf(modules, [["one"], ["two"]])).toEqual([["engine", "kit"]]);
});

it("brings what several windows need, and no page, in a file of theirs", () => {
  const modules = {
    start: { opens: ["first", "second"] },
    first: { imports: ["list", "row"] },
    second: { imports: ["row", "list"] },
  };
  expect(filesOf(modules, [["one"]])).toEqual([["list", "row"]]);
});

it("takes of the library of icons those that are named", () => {
  const library = "/node_modules/lucide-react/dist/esm/lucide-react.mjs";
  const icon = (name: string) => `/node_modules/lucide-react/dist/esm/icons/${name}.mjs`;
  const drawing = (names: string) => ({ imports: [library], code: `import { ${names} } from "lucide-react";` });
  const modules = {
    one: drawing("House, type LucideIcon, Users as People"),
    two: drawing("House, Users"),
    [library]: {
      imports: [icon("house"), icon("users"), icon("bell")],
      code: `export { default as House, default as HouseIcon } from './icons/house.mjs';
export { default as Users } from './icons/users.mjs';
export { default as Bell } from './icons/bell.mjs';`,
    },
  };
  expect(filesOf(modules, [["one"], ["two"]])).toEqual([[icon("house"), icon("users")]]);
});
