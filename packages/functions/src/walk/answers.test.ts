import type { Table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/endpoint";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Answer, play } from "./play";
import { declarations, environment, newOfficer } from "./stage";

let stop: () => Promise<unknown>;
let answers: Map<keyof Table, Answer>;
beforeAll(async () => {
  const table = await startTable();
  const mail = await startMail();
  const outside = await startOutside();
  stop = () => Promise.all([table.stop(), mail.stop(), outside.stop()]);
  Object.assign(process.env, table.environment, mail.environment, outside.environment, environment);
  ({ answers } = await play(await newOfficer(undefined, { everyRole: true })));
}, 60_000);
afterAll(() => stop());

/** Cannot succeed by its example alone: the code is in a mail. sign-in.test.ts has it. */
const notByExample: (keyof Table)[] = ["POST /v1/auth/session"];

describe.each(declarations.filter(([route]) => !notByExample.includes(route)))("%s", (route, declared: Endpoint) => {
  it("answers its example as declared", () => {
    const { status, body, headers } = answers.get(route)!;
    expect(body.error).toBeUndefined();
    expect(status).toBe(declared.status ?? 200);
    const data = declared.bare ? body : body.data;
    // Equal after parsing: nothing is answered that is not declared.
    expect(declared.answer.parse(data)).toEqual(data);
    if (!declared.bare) expect(Object.keys(body)).toEqual(["data"]);
    expect(headers["content-type"]).toBe("application/json; charset=utf-8");
  });

  it("is kept by no cache unless it is declared public", () => {
    const kept = declared.publicFor ? `public, max-age=${declared.publicFor}` : "no-store";
    expect(answers.get(route)!.headers["cache-control"]).toBe(kept);
  });
});
