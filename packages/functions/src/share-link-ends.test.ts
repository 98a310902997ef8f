/** When a link ends, as its officer sets it later. */
import { advance, now } from "@highway/core/platform/clock";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, describe, expect, it } from "vitest";
import { comparable, linkTo, look, openLink, type SavedReport, savedReport } from "./walk/sharing";
import { callAs, environment, newOfficer, workOf } from "./walk/stage";

let saved: SavedReport;
beforeAll(async () => {
  const stop = await runBeside(startTable());
  Object.assign(process.env, environment);
  saved = await savedReport();
  return stop;
});

describe("the end of a link", () => {
  const expire = (id: string, expiresAt: string | null, who = saved.officer) =>
    callAs(who, "PUT /v2/share/links/{id}", { path: { id }, body: { expiresAt } });
  const inSeconds = (seconds: number) => new Date(now() + seconds * 1000).toISOString();
  it("set earlier ends what is open with the next call, answers as one that never was, and taken away opens again", async () => {
    const { link, token, through } = await openLink(saved);
    const load = () => through("GET /v2/share/live-share-load");
    const { status, body } = await expire(link.id, inSeconds(60));
    expect([status, body.data[0].id, body.data[0].expiresAt]).toEqual([200, link.id, expect.stringMatching(/Z$/)]);
    expect((await load()).status).toBe(200);
    advance(60_500);
    expect((await load()).status).toBe(401);
    const [never, over] = [await look("A".repeat(43)), await look(token)];
    expect([over.status, comparable(over)]).toEqual([404, comparable(never)]);
    expect((await expire(link.id, null)).body.data[0].expiresAt).toBeNull();
    expect([(await load()).status, (await look(token)).status]).toEqual([200, 200]);
  });

  it("is stored so that ends compare as text, however it was written", async () => {
    const { link } = await linkTo(saved);
    expect((await expire(link.id, "2099-01-01T00:00:00Z")).body.data[0].expiresAt).toBe("2099-01-01T00:00:00.000Z");
  });

  it("is no time that is past, and none for a link that was revoked", async () => {
    const { link } = await linkTo(saved);
    const past = await expire(link.id, inSeconds(-1));
    expect([past.status, past.body.error.alertMessage, past.body.error.fields]).toEqual([
      400,
      "Choose a time in the future. To end a link now, revoke it.",
      { expiresAt: "Choose a time in the future. To end a link now, revoke it." },
    ]);
    expect((await expire(link.id, "tomorrow")).body.error.alertMessage).toBe("Enter a day and a time");
    await callAs(saved.officer, "DELETE /v2/share/links/{id}", { path: { id: link.id } });
    for (const end of [inSeconds(60), null])
      expect(await expire(link.id, end)).toMatchObject({
        status: 409,
        body: { error: { alertMessage: "This link was revoked. Send the report again, or copy a new link." } },
      });
  });

  it("is its officer's alone to set: another's link answers and works as one that never was", async () => {
    const { link } = await linkTo(saved);
    const other = await newOfficer();
    const answers: Awaited<ReturnType<typeof look>>[] = [];
    const asked = async (id: string) => workOf(async () => answers.push(await expire(id, inSeconds(60), other)));
    expect(await asked(link.id)).toEqual(await asked(`lnk_${"0".repeat(26)}`));
    expect(comparable(answers[0]!)).toEqual(comparable(answers[1]!));
    expect(answers[0]!.status).toBe(404);
  });

  it("is refused where a link is copied for a time that is past", async () => {
    const body = { reportID: saved.report.id, tool: "lc2" as const, expiresAt: inSeconds(-60) };
    const { status, body: answer } = await callAs(saved.officer, "POST /v2/share/get-live-share", { body });
    expect([status, Object.keys(answer.error.fields)]).toEqual([400, ["expiresAt"]]);
  });
});
