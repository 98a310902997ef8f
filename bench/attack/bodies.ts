/** Bodies that nobody thought of, made of each declared schema, sent by somebody who may make every call. */
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import fc from "fast-check";
import type { Part } from "./stage";

export async function bodies(most: number): Promise<Part> {
  const { cookiesOf, exampleCall, play } = await import("../../packages/functions/src/walk/play");
  const { malformedBodies: malformed, unforeseenBodies: unforeseen } = await import(
    "../../packages/functions/src/walk/malformed"
  );
  const { call, declarations, newOfficer, sessionOf } = await import("../../packages/functions/src/walk/stage");
  const officer = await newOfficer(undefined, { everyRole: true });
  const { owned } = await play(officer, { upTo: "read" });
  const withBody = (declarations as [string, Endpoint][]).filter(([, { body, accepts }]) => body && !accepts);
  const each = Math.ceil(most / withBody.length);
  let done = 0;
  const bad: string[] = [];
  for (const [route, declared] of withBody) {
    const { path, query } = declared.example;
    const request = exampleCall({ ...declared, example: { path, query, answer: null } }, (kind) => owned.get(kind));
    const fitting = Math.ceil(each / 10);
    const texts = [...fc.sample(malformed(declared), each - fitting), ...fc.sample(unforeseen(declared), fitting)];
    for (const raw of texts) {
      const { status, body } = await call(route, { ...request, raw, cookies: cookiesOf(officer, owned) });
      done += 1;
      if (status >= 500) bad.push(`${route}: ${status} to ${raw.slice(0, 200)}`);
      else if (status >= 400 && !body.error?.alertMessage) bad.push(`${route}: ${status} without a sentence`);
      // A body that fits may have signed the attacker out or turned a right off.
      if (status === 401 && route !== "POST /v1/auth/session")
        officer.cookie = `highway_session=${await sessionOf(officer.id)}`;
    }
  }
  return { what: "hostile bodies, of every schema", done, bad };
}
