import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import fc from "fast-check";

type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Place = (string | number)[];

/** Lists every place in a value, the value itself first. */
const placesIn = (value: Json, at: Place = []): Place[] => [
  at,
  ...(typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([key, inner]) =>
        placesIn(inner, [...at, Array.isArray(value) ? Number(key) : key]),
      )
    : []),
];

/** Makes a copy in which `change` has replaced the value at a place; undefined removes it. */
function changeAt(value: Json, [key, ...rest]: Place, change: (value: Json) => Json | undefined): Json | undefined {
  if (key === undefined) return change(value);
  // What does not change is shared: an example has hundreds of places, and nobody writes into the copy.
  const copy = (Array.isArray(value) ? [...value] : { ...(value as object) }) as { [key: string]: Json };
  const inner = changeAt(copy[key]!, rest, change);
  if (inner === undefined) delete copy[key];
  else copy[key] = inner;
  return copy;
}

const strange: Json[] = [
  "",
  " ",
  "\u0000",
  "💣".repeat(50),
  -1,
  1e308,
  0.1 + 0.2,
  [],
  {},
  null,
  true,
  ["x"],
  { a: { b: [] } },
];
const anything = fc.oneof(fc.constantFrom(...strange), fc.jsonValue() as fc.Arbitrary<Json>);

/** Makes the example with one thing changed, for better or worse: a value of another kind, a field too many, a field too few. */
const alterations = (example: Json): fc.Arbitrary<string> =>
  fc.constantFrom(...placesIn(example)).chain((place) =>
    fc
      .oneof(
        anything.map((value) => () => value),
        fc.tuple(fc.string(), anything).map(
          ([key, extra]) =>
            (value: Json) =>
              withExtra(value, key, extra),
        ),
        fc.constant(() => undefined),
      )
      .map((change) => JSON.stringify(changeAt(example, place, change) ?? null)),
  );

const withExtra = (value: Json, key: string, extra: Json): Json => {
  if (Array.isArray(value)) return [...value, extra];
  return typeof value === "object" && value !== null ? { ...value, [key || "nope"]: extra } : { [key]: value };
};

const cutShort = (text: string) => fc.nat(text.length - 1).map((length) => text.slice(0, length));
const deep = fc.integer({ min: 33, max: 5000 }).map((depth) => `${'{"a":'.repeat(depth)}1${"}".repeat(depth)}`);
const hostile = fc.constantFrom(
  '{"__proto__":{"a":1}}',
  '{"constructor":1}',
  '{"toString":null}',
  "[[]]",
  "1e999",
  "\uFEFF{}",
  "{}{}",
  "'x'",
);

/** Makes bodies of which some fit the declared schema, in ways that nobody thought of. */
export const unforeseenBodies = ({ example }: Endpoint): fc.Arbitrary<string> => alterations(example.body as Json);

/** Makes bodies that are not JSON or do not fit the declared schema. */
export function malformedBodies(declared: Endpoint): fc.Arbitrary<string> {
  const example = declared.example.body as Json;
  return fc
    .oneof(
      { weight: 12, arbitrary: alterations(example) },
      { weight: 3, arbitrary: fc.json() },
      { weight: 2, arbitrary: cutShort(JSON.stringify(example)) },
      { weight: 1, arbitrary: fc.string() },
      { weight: 1, arbitrary: hostile },
      { weight: 1, arbitrary: deep },
    )
    .filter((text) => !fits(declared, text));
}

export function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** Says whether the declared schema lets the body through. */
export const fits = (declared: Endpoint, text: string) =>
  isJson(text) && declared.body!.safeParse(JSON.parse(text)).success;
