/** The economic calendar as a browser, a program with keys and a calendar program read it. */
import { refresh } from "@highway/core/market/calendar/refresh";
import { startOutside } from "@highway/local/outside";
import { runBeside } from "@highway/local/run-beside.fixture";
import { startTable } from "@highway/local/table";
import { beforeAll, expect, it } from "vitest";
import { call, callAs, environment, newOfficer } from "./walk/stage";

beforeAll(async () => {
  Object.assign(process.env, environment);
  const outside = await startOutside();
  Object.assign(process.env, outside.environment);
  await runBeside(startTable(), outside);
  await refresh();
});

const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

it("answers keys of our own, whose token opens the feed, and nothing of the source's secret", async () => {
  const officer = await newOfficer();
  const { id, secret } = (await callAs(officer, "GET /v1/econ-calendar/keys", {})).body.data;
  expect(`${id}${secret}`).not.toContain("sample");
  const form = { grant_type: "client_credentials", client_id: id, client_secret: secret, scope: "calendar" };
  const raw = `${new URLSearchParams(form)}`;
  const headers = { "content-type": "application/x-www-form-urlencoded", origin: undefined };
  const asked = await call("POST /v1/econ-calendar/token", { raw, headers });
  expect(asked.body).toMatchObject({ token_type: "Bearer", expires_in: 600 });
  const path = { from: `${day(0)}T00:00:00Z`, to: `${day(14)}T00:00:00Z` };
  const feed = (authorization?: string) =>
    call("GET /v1/econ-calendar/eventDates/{from}/{to}", {
      path,
      headers: { "x-highway-authorization": authorization },
    });
  const { status, body } = await feed(`Bearer ${asked.body.access_token}`);
  expect([status, body.length > 3]).toEqual([200, true]);
  expect(body[0]).toMatchObject({ countryCode: "US", dateUtc: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:]+Z$/) });
  for (const none of [undefined, "Bearer x.y.z", asked.body.access_token]) expect((await feed(none)).status).toBe(401);
  const guessed = `${new URLSearchParams({ ...form, client_secret: "guess" })}`;
  expect((await call("POST /v1/econ-calendar/token", { raw: guessed, headers })).status).toBe(401);
});

it.each([
  ["0000-01-01", "0000-01-05"],
  ["0001-01-01", "0001-01-01"],
  ["9999-12-31", "9999-12-31"],
])("answers days from %s to %s with a sentence: there is no calendar of them", async (startDate, endDate) => {
  const officer = await newOfficer();
  for (const route of ["GET /v1/markets/calendar", "GET /v1/econ-calendar"] as const) {
    const { status, body } = await callAs(officer, route, { query: { startDate, endDate } });
    expect([status, body.error.alertMessage]).toEqual([400, "Enter a day from 1990 to 2099 as YYYY-MM-DD"]);
  }
});

it("answers iCalendar at the officer's address alone, until a new one is made", async () => {
  const officer = await newOfficer();
  const [{ address }] = (await callAs(officer, "GET /v1/econ-calendar/subscription", {})).body.data;
  const read = (url: string) =>
    call("GET /v1/econ-calendar/ical/{address}", { path: { address: url.slice(url.lastIndexOf("/") + 1) } });
  const { status, headers, bytes } = await read(address);
  expect([status, headers["content-type"]]).toEqual([200, "text/calendar; charset=utf-8"]);
  expect(bytes!.toString()).toMatch(/^BEGIN:VCALENDAR\r\n[\s\S]+BEGIN:VEVENT\r\n[\s\S]+END:VCALENDAR/);
  const stranger = await newOfficer();
  const [theirs] = (await callAs(stranger, "GET /v1/econ-calendar/subscription", {})).body.data;
  const mixed = theirs.address.replace(/[0-9a-z]{26}/, /[0-9a-z]{26}/.exec(address)![0]);
  await callAs(officer, "POST /v1/econ-calendar/subscription/renewal", {});
  for (const none of [address, mixed, `${address.slice(0, -5)}x.ics`]) {
    const refused = await read(none);
    expect([refused.status, refused.body.error.alertMessage]).toEqual([404, "There is no calendar at this address."]);
  }
});
