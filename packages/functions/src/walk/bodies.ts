import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import { afterAll, beforeAll } from "vitest";
import { cookiesOf, exampleCall, type Owned, play } from "./play";
import { call, declarations, environment, newOfficer, type Officer } from "./stage";

/** The calls that take a body of JSON. */
export const withBody = declarations.filter(([, { body, accepts }]) => body && !accepts);

type Started = { environment: Record<string, string>; stop: () => Promise<unknown> };

/**
 * Makes a sender of bodies, which calls as an officer who has every role and one of everything that a call may be about.
 * @param services  what the handlers need to run: table, outside providers, files
 */
export function senderOfBodies(services: readonly (() => Promise<Started>)[]) {
  let stop: () => Promise<unknown>;
  let officer: Officer;
  let owned: Owned;
  beforeAll(async () => {
    const started = await Promise.all(services.map((start) => start()));
    stop = () => Promise.all(started.map((each) => each.stop()));
    Object.assign(process.env, ...started.map((each) => each.environment), environment);
    officer = await newOfficer(undefined, { everyRole: true });
    ({ owned } = await play(officer, { upTo: "read" }));
  });
  afterAll(() => stop());
  return (route: string, declared: Endpoint, raw: string) => {
    const { path, query } = declared.example;
    const known = { ...declared, example: { path, query, answer: null } };
    return call(route, { ...exampleCall(known, (kind) => owned.get(kind)), raw, cookies: cookiesOf(officer, owned) });
  };
}
