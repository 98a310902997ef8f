import { readdirSync, readFileSync } from "node:fs";
import { table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { forwardedHeaders } from "@highway/core/platform/http/one-origin";
import { beforeAll, expect, it } from "vitest";
import { bundle } from "./bundle";
import { handlerFile } from "./handlers";
import { synthesise } from "./synthesise";

const declared: [string, Endpoint][] = Object.entries(table);
/** What SST gives every function, for its own use. */
const ofSst = ["AWS_NODEJS_CONNECTION_REUSE_ENABLED", "SST_APP", "SST_SSM_PREFIX", "SST_STAGE"];

let given: Map<string, string[]>;
let code: Awaited<ReturnType<typeof bundle>>;
beforeAll(async () => {
  const functions = Object.values(synthesise("test")).flatMap((template) =>
    Object.values(template.findResources("AWS::Lambda::Function")),
  );
  given = new Map(
    functions.map(({ Properties: { Description, Environment } }) => [
      String(Description).split(",")[0]!,
      Object.keys(Environment?.Variables ?? {}).filter((name) => !ofSst.includes(name)),
    ]),
  );
  code = await bundle([...new Set(declared.map(([, endpoint]) => handlerFile(endpoint)))], { minify: false });
});

/** The names that the code of a bundle still asks for once what it does not call is shaken out. */
const read = (text: string) => [...new Set([...text.matchAll(/\benv\d*\("([A-Z_]+)"\)/g)].map(([, name]) => name))];

it.each(declared)("%s is given exactly what its code reads of the environment", (route, endpoint) => {
  const { text } = code.get(handlerFile(endpoint))!;
  expect(given.get(route)?.sort()).toEqual(read(text).sort());
});

it("nothing else in core or functions reads the environment, or asks for a name that cannot be seen here", () => {
  const folders = ["packages/core/src", "packages/engine/src", "packages/functions/src"];
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !/\.(?:test|fixture)\.ts$|^walk\//.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const suspicious = (file: string) => /process\.env|import\.meta\.env|\benv\((?!")/.test(readFileSync(file, "utf8"));
  expect(files.filter(suspicious)).toEqual(["packages/core/src/platform/declare/env.ts"]);
});

it("the wrapper reads no header beyond those that the one origin passes on", () => {
  const wrapper = readFileSync("packages/functions/src/request.ts", "utf8");
  const named = [...wrapper.matchAll(/\bheaders(?:\.(\w+)|\["([\w-]+)"\])/g)].map(([, dot, quoted]) => dot ?? quoted);
  expect(named.length).toBeGreaterThan(0);
  expect(forwardedHeaders).toEqual(expect.arrayContaining(named));
});
