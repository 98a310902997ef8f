import { apiPaths } from "@highway/core/platform/http/one-origin";

const prefixes = apiPaths.map((path) => path.replace(/\*$/, ""));

export const isApiPath = (path: string) => prefixes.some((prefix) => path.startsWith(prefix));

/** "/v2/client/" is "/v2/client": the edge drops the slash before routing, so each call has one route. */
export const withoutSlash = (path: string) => path.replace(/\/+$/, "") || "/";

type Part = { name: string } | { text: string };
type Compiled = { key: string; method: string; parts: Part[] };

function compile(key: string): Compiled {
  const [method = "", path = ""] = key.split(" ");
  const parts = path.split("/").map((part) => {
    const [, name] = part.match(/^\{(\w+)\}$/) ?? [];
    return name ? { name } : { text: part };
  });
  return { key, method, parts };
}

/** Static parts come before variable ones, as API Gateway prefers them. */
const rank = ({ parts }: Compiled) => parts.map((part) => ("name" in part ? "1" : "0")).join("");

export type Match = { key: string; pathParameters: Record<string, string> };

/** Finds the declared route of a call. @throws URIError when the path is not well encoded. */
export function router(keys: string[]) {
  const routes = keys.map(compile).sort((a, b) => rank(a).localeCompare(rank(b)));
  return (method: string, path: string): Match | undefined => {
    const asked = withoutSlash(path).split("/").map(decodeURIComponent);
    for (const route of routes) {
      const pathParameters = route.method === method ? fit(route.parts, asked) : undefined;
      if (pathParameters) return { key: route.key, pathParameters };
    }
    return undefined;
  };
}

function fit(parts: Part[], asked: string[]): Record<string, string> | undefined {
  if (parts.length !== asked.length) return undefined;
  const values: Record<string, string> = {};
  for (const [index, part] of parts.entries()) {
    const text = asked[index]!;
    if ("text" in part && part.text !== text) return undefined;
    if ("name" in part && text === "") return undefined;
    if ("name" in part) values[part.name] = text;
  }
  return values;
}
