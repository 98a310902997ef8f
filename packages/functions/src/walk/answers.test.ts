import type { Table } from "@highway/core/endpoints";
import type { Endpoint } from "@highway/core/platform/declare/endpoint";
import type { FileAnswer } from "@highway/core/platform/file.schema";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import { makesFiles } from "./exports";
import { type Answer, notByExample, play } from "./play";
import { declarations, environment, newOfficer } from "./stage";

let answers: Map<keyof Table, Answer>;
beforeAll(async () => {
  const queue = startQueues({ exports: makesFiles() });
  const stop = await runBeside(startTable(), startMail(), startOutside(), startFiles(), queue);
  Object.assign(process.env, environment);
  ({ answers } = await play(await newOfficer(undefined, { everyRole: true })));
  return stop;
});

const byExample = declarations.filter(([route]) => !notByExample.includes(route));

describe.each(byExample.filter(([, { binary }]) => binary))("%s", (route, declared: Endpoint) => {
  it("answers its example as the file that it is", () => {
    const { status, bytes, headers } = answers.get(route)!;
    const { type, name, bytes: expected } = declared.answer.parse(declared.example.answer) as FileAnswer;
    expect([status, bytes]).toEqual([200, Buffer.from(expected)]);
    expect(headers).toMatchObject({
      "content-type": type,
      "content-disposition": `inline; filename="${name}"`,
      "cache-control": expect.stringMatching(/^(no-store|private, max-age=\d+, immutable)$/),
      etag: expect.stringMatching(/^"\w{32}"$/),
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none'; sandbox",
    });
  });
});

describe.each(byExample.filter(([, { binary }]) => !binary))("%s", (route, declared: Endpoint) => {
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
