import { realpathSync } from "node:fs";
import { createRequire } from "node:module";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";

/** Resolves as the module at this path would; a relative path is one of the project's. */
const from = (path: string) => createRequire(pathToFileURL(resolve(path)));
const majorOf = (path: string) => Number(from(path)("react/package.json").version.split(".")[0]);

it("sst draws its progress with the React that its ink was made for: with 19 a deployment dies at its first line", async () => {
  const ink = from("node_modules/sst/package.json").resolve("ink");
  expect(majorOf(ink)).toBe(18);
  const { render } = await import(pathToFileURL(ink).href);
  expect(render).toBeTypeOf("function");
});

it("the web app has one React, and it is 19", () => {
  const react = (path: string) => realpathSync(from(path).resolve("react"));
  expect(majorOf("packages/web/package.json")).toBe(19);
  for (const library of ["react-dom", "@headlessui/react", "swr", "react-router", "zustand"]) {
    const entry = from("packages/web/package.json").resolve(library);
    expect(react(entry), library).toBe(react("packages/web/package.json"));
  }
});
