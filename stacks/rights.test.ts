import { AsyncLocalStorage } from "node:async_hooks";
import { startFiles } from "@highway/local/files";
import { startMail } from "@highway/local/mail";
import { startOutside } from "@highway/local/outside";
import { startQueues } from "@highway/local/queues";
import { startTable } from "@highway/local/table";
import { afterAll, beforeAll, expect, it } from "vitest";
import { itemActions, printingActions, readingActions } from "./resources";

/** A transaction asks for the right to each thing that it does; any other command is a right of its own name. */
const inTransactions: Record<string, string> = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "ConditionCheckItem",
};
const rightsFor = (command: string, input: object): string[] =>
  "TransactItems" in input
    ? (input.TransactItems as object[]).flatMap(Object.keys).map((kind) => inTransactions[kind] ?? kind)
    : [command.replace(/Command$/, "")];

const asked = new Set<string>();
/** What was asked while calls that only read were answered, and by what prints. */
const askedByReading = new Set<string>();
const askedByPrinting = new Set<string>();
/** A file is made while other calls are answered. */
const printing = new AsyncLocalStorage<true>();
let stop: () => Promise<unknown>;
beforeAll(async () => {
  const local = await startTable();
  const post = await startMail();
  const outside = await startOutside();
  const files = await startFiles();
  const queue = await startQueues({
    // What makes files has rights of its own; its code reads its table when it is imported, as handlers do.
    exports: async (event) => {
      const { makesFiles } = await import("../packages/functions/src/walk/exports");
      await printing.run(true, () => makesFiles()(event));
    },
  });
  const services = [local, post, outside, files, queue];
  stop = () => Promise.all(services.map((service) => service.stop()));
  Object.assign(process.env, ...services.map((service) => service.environment));
  // Handlers find their table when they are imported.
  const {
    callAs,
    currentCall: calling,
    environment,
    newOfficer,
  } = await import("../packages/functions/src/walk/stage");
  const { play } = await import("../packages/functions/src/walk/play");
  const { savedReport } = await import("../packages/functions/src/walk/sharing");
  const { keepFewCounties } = await import("@highway/core/locations/counties/few-counties.fixture");
  const { table } = await import("@highway/core/platform/table/table");
  Object.assign(process.env, environment);
  table.client.middlewareStack.add(
    (next, { commandName }) =>
      (given) => {
        for (const right of rightsFor(commandName!, given.input)) {
          if (printing.getStore()) askedByPrinting.add(right);
          else (calling.route.startsWith("GET ") ? askedByReading : asked).add(right);
        }
        return next(given);
      },
    { step: "initialize" },
  );
  await play(await newOfficer(undefined, { everyRole: true }));
  // No example is a report card, whose counties are read in batches.
  const reportCard = { fip: "37183", version: await keepFewCounties(), compared: ["37135"] };
  const { officer, report } = await savedReport({}, undefined, { toolName: "rerc", loans: [], reportCard });
  await callAs(officer, "POST /v2/report/exports", { body: { reportID: report.id } });
  await queue.empty();
});
afterAll(() => stop());

/** Written in batches only where a record had more words than one transaction can forget: more than any example has. */
const inBatches = "BatchWriteItem";

it("handlers may do with the table exactly what they do when every endpoint is called", () => {
  expect([...new Set([...asked, ...askedByReading, inBatches])].sort()).toEqual([...itemActions, "Query"].sort());
});

it("calls that only read ask for no right to delete", () => {
  expect([...askedByReading].filter((right) => ![...readingActions, "Query"].includes(right))).toEqual([]);
  expect([...askedByReading]).toContain("Query");
});

it("what prints reads, notes how far it is, and makes and deletes nothing", () => {
  expect([...askedByPrinting].sort()).toEqual([...printingActions].sort());
});
