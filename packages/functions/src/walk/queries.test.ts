import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { makesFiles } from "./exports";
import { cookiesOf, exampleCall, type Owned, play } from "./play";
import { call, declarations, environment, newOfficer, type Officer } from "./stage";

let officer: Officer;
let owned: Owned;
beforeAll(async () => {
  const queue = startQueues({ exports: makesFiles() });
  const stop = await runBeside(startTable(), startMail(), startOutside(), startFiles(), queue);
  Object.assign(process.env, environment);
  officer = await newOfficer(undefined, { everyRole: true });
  ({ owned } = await play(officer, { upTo: "read" }));
  return stop;
});

const strange = [
  "",
  " ",
  "x",
  "-1",
  "0",
  "1e9",
  "0x10",
  "NaN",
  "null",
  "1,2",
  "9".repeat(400),
  "💣",
  "\u0000",
  "%",
  "__proto__",
  "../..",
  "cli_x",
];
const send = (route: string, declared: Endpoint, part: "path" | "query", name: string, value: string) => {
  const request = exampleCall(declared, (kind) => owned.get(kind));
  return call(route, {
    ...request,
    [part]: { ...(request[part] as object), [name]: value },
    cookies: cookiesOf(officer, owned),
  });
};
/** Each parameter meets five of the strange values, and each value more than a hundred parameters. */
const parameters = (part: "path" | "query") =>
  declarations
    .flatMap(([route, declared]) => Object.keys(declared[part]?.shape ?? {}).map((name) => ({ route, name, declared })))
    .flatMap((parameter, at) =>
      [0, 1, 2, 3, 4].map((turn) => ({ ...parameter, value: strange[(5 * at + turn) % strange.length]! })),
    );

it.each(parameters("query"))("$route understands $name=$value, or refuses it by name", async (parameter) => {
  const { route, name, declared, value } = parameter;
  const { status, body, bytes } = await send(route, declared, "query", name, value);
  if (bytes) return expect([status, declared.binary]).toEqual([200, true]);
  if (status === 200) return expect(declared.answer.parse(body.data)).toEqual(body.data);
  // Who names no link that this browser has opened is a stranger.
  if (declared.allow === "link" && name === "link") return expect(status).toBe(401);
  // A token opens a link, or there never was such a link.
  if (name === "share-data") return expect(status).toBe(404);
  expect(status).toBe(400);
  expect(Object.keys(body.error.fields).every((path) => path.split(".")[0] === name)).toBe(true);
});

it.each(parameters("path"))("$route: the $name $value is nobody's", async ({ route, name, declared, value }) => {
  expect((await send(route, declared, "path", name, value)).status).toBe(404);
});
