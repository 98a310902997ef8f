import { createHash } from "node:crypto";
import database from "dynalite/db/index.js";
import { add, consumedBy, indexUnits, transactionalCheck, transactionalRead, type Units } from "./capacity";
import { failureOf, invalid, isConditionFailure, isFailure, type TableFailure } from "./failure";
import { checkIndexKeys, type Staging, stagingOf, type Targets, whileLocked } from "./staging";
import { act, checkRequest, type Item, itemAt, keyOf, type Request, type Store, tableNamed } from "./store";

/** What dynalite checks and runs for each kind of member. A condition check has the form of a delete. */
const operations = {
  Put: "PutItem",
  Update: "UpdateItem",
  Delete: "DeleteItem",
  ConditionCheck: "DeleteItem",
  Get: "GetItem",
} as const;
type Kind = keyof typeof operations;
type Member = { kind: Kind; sent: Record<string, unknown>; request: Request; key: string };
type Body = Record<string, unknown>;

const MOST_MEMBERS = 100;
const MOST_BYTES = 4 * 1024 * 1024;

function onlyEntry(member: unknown, allowed: readonly Kind[]): [Kind, Body] {
  const entries = Object.entries(member as Record<Kind, Body>) as [Kind, Body][];
  const [first] = entries;
  if (!first || entries.length > 1 || !allowed.includes(first[0]))
    throw invalid(`TransactItems can only contain one of ${allowed.join(", ")}`);
  return first;
}

function membersOf(body: Body): unknown[] {
  const list = body.TransactItems;
  const fault = (limit: string) =>
    invalid(
      `1 validation error detected: Value at 'transactItems' failed to satisfy constraint: Member must have length ${limit}`,
    );
  if (!Array.isArray(list) || list.length < 1) throw fault("greater than or equal to 1");
  if (list.length > MOST_MEMBERS) throw fault(`less than or equal to ${MOST_MEMBERS}`);
  return list;
}

async function prepare(store: Store, body: Body, allowed: readonly Kind[]) {
  const members: Member[] = [];
  const targets: Targets = new Map();
  let bytes = 0;
  for (const entry of membersOf(body)) {
    const [kind, sent] = onlyEntry(entry, allowed);
    const request = checkRequest(store, operations[kind], sent);
    const key = keyOf(await tableNamed(store, request.TableName), request);
    const keys = targets.get(request.TableName) ?? new Set();
    if (keys.has(key)) throw invalid("Transaction request cannot include multiple operations on one item");
    targets.set(request.TableName, keys.add(key));
    bytes += database.itemSize(request.Item ?? request.Key ?? {});
    members.push({ kind, sent, request, key });
  }
  if (bytes > MOST_BYTES) throw invalid("Collection size exceeded: the transaction is larger than 4 MB");
  return { members, targets };
}

type Reason = { Code: string; Message?: string; Item?: Item };

const reasonOf = (error: TableFailure, member: Member, item: Item | undefined): Reason =>
  isConditionFailure(error)
    ? {
        Code: "ConditionalCheckFailed",
        Message: "The conditional request failed",
        ...(member.sent.ReturnValuesOnConditionCheckFailure === "ALL_OLD" && item ? { Item: item } : {}),
      }
    : { Code: "ValidationError", Message: error.message };

/** Runs one member on the held-back store; what goes wrong is a reason, not an error, since the caller is told all of them. */
async function attempt(store: Store, held: Staging, member: Member, units: Units): Promise<Reason> {
  const { kind, request, key } = member;
  const item = await itemAt(store, request.TableName, key);
  try {
    if (kind === "ConditionCheck") {
      const wrong = database.checkConditional(request, item);
      if (wrong) throw wrong;
      add(units, request.TableName, transactionalCheck(item));
      return { Code: "None" };
    }
    const answer = await act(held.store, operations[kind], { ...request, ReturnConsumedCapacity: "TOTAL" });
    const { CapacityUnits } = answer.ConsumedCapacity as { CapacityUnits: number };
    add(units, request.TableName, 2 * CapacityUnits);
    return { Code: "None" };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return reasonOf(error, member, item);
  }
}

function cancellation(reasons: Reason[]) {
  const codes = reasons.map(({ Code }) => Code).join(", ");
  const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
  return failureOf("TransactionCanceledException", message, { CancellationReasons: reasons });
}

async function commit(store: Store, body: Body): Promise<Body> {
  const { members, targets } = await prepare(store, body, ["Put", "Update", "Delete", "ConditionCheck"]);
  return whileLocked(store, targets, async () => {
    const held = stagingOf(store);
    const units: Units = new Map();
    const reasons: Reason[] = [];
    for (const member of members) reasons.push(await attempt(store, held, member, units));
    if (reasons.some(({ Code }) => Code !== "None")) throw cancellation(reasons);
    await checkIndexKeys(held, targets.keys());
    // An index follows outside the transaction and is charged once (measured on DynamoDB: github.com/nubo-db/dynoxide, pull 188).
    if (body.ReturnConsumedCapacity)
      for (const table of targets.keys())
        for (const more of (await indexUnits(store, held, table)).values()) add(units, table, more);
    await held.commit();
    return consumedBy(body, units, "Write");
  });
}

/** Answers that a client's retry with the same token gets again, for ten minutes as in the cloud. */
const answersByToken = new WeakMap<Store, Map<string, { hash: string; until: number; answer: Promise<Body> }>>();
const REMEMBER_MS = 10 * 60_000;

export function transactWrite(store: Store, body: Body): Promise<Body> {
  const token = body.ClientRequestToken;
  if (typeof token !== "string") return commit(store, body);
  const answers = answersByToken.get(store) ?? new Map();
  answersByToken.set(store, answers);
  for (const [old, { until }] of answers) if (until < Date.now()) answers.delete(old);
  const hash = createHash("sha256").update(JSON.stringify(body.TransactItems)).digest("hex");
  const earlier = answers.get(token);
  if (earlier && earlier.hash !== hash)
    throw failureOf("IdempotentParameterMismatchException", "Request Token already used with different parameters");
  if (earlier) return earlier.answer;
  const answer = commit(store, body);
  answers.set(token, { hash, until: Date.now() + REMEMBER_MS, answer });
  answer.catch(() => answers.delete(token));
  return answer;
}

export async function transactGet(store: Store, body: Body) {
  const { members, targets } = await prepare(store, body, ["Get"]);
  return whileLocked(store, targets, async () => {
    const units: Units = new Map();
    const Responses: { Item?: unknown }[] = [];
    for (const { request, key } of members) {
      add(units, request.TableName, transactionalRead(await itemAt(store, request.TableName, key)));
      const { Item } = await act(store, "GetItem", { ...request, ConsistentRead: true });
      Responses.push(Item ? { Item } : {});
    }
    return { Responses, ...consumedBy(body, units, "Read") };
  });
}
