import { createHash } from "node:crypto";
import database from "dynalite/db/index.js";
import { invalid, isConditionFailure, isFailure, refused, type TableFailure } from "./failure";
import { staging, type Targets, whileLocked } from "./staging";
import { act, checked, itemAt, keyOf, type Request, type Store, tableNamed } from "./store";

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

async function prepare(store: Store, body: Body, allowed: readonly Kind[]) {
  const list = body.TransactItems;
  if (!Array.isArray(list) || list.length < 1 || list.length > MOST_MEMBERS)
    throw invalid(
      "1 validation error detected: Value at 'transactItems' failed to satisfy constraint: " +
        `Member must have length ${Array.isArray(list) && list.length ? "less" : "greater"} than or equal to ${Array.isArray(list) && list.length ? MOST_MEMBERS : 1}`,
    );
  const members: Member[] = [];
  const targets: Targets = new Map();
  let bytes = 0;
  for (const entry of list) {
    const [kind, sent] = onlyEntry(entry, allowed);
    const request = checked(store, operations[kind], sent);
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

type Reason = { Code: string; Message?: string; Item?: unknown };
type Units = Map<string, number>;

const reasonOf = (error: TableFailure, member: Member, item: unknown): Reason =>
  isConditionFailure(error)
    ? {
        Code: "ConditionalCheckFailed",
        Message: "The conditional request failed",
        ...(member.sent.ReturnValuesOnConditionCheckFailure === "ALL_OLD" && item ? { Item: item } : {}),
      }
    : { Code: "ValidationError", Message: error.message };

/** Runs one member on the held-back store; what went wrong is a reason, not an error, since all members are told. */
async function attempt(store: Store, held: ReturnType<typeof staging>, member: Member, units: Units): Promise<Reason> {
  const { kind, request, key } = member;
  const item = await itemAt(store, request.TableName, key);
  try {
    if (kind === "ConditionCheck") {
      const wrong = database.checkConditional(request, item);
      if (wrong) throw wrong;
      return { Code: "None" };
    }
    const answer = await act(held.store, operations[kind], { ...request, ReturnConsumedCapacity: "TOTAL" });
    const { CapacityUnits } = answer.ConsumedCapacity as { CapacityUnits: number };
    units.set(request.TableName, (units.get(request.TableName) ?? 0) + 2 * CapacityUnits);
    return { Code: "None" };
  } catch (error) {
    if (!isFailure(error)) throw error;
    return reasonOf(error, member, item);
  }
}

const consumed = (body: Body, units: Units) =>
  body.ReturnConsumedCapacity && body.ReturnConsumedCapacity !== "NONE"
    ? {
        ConsumedCapacity: [...units].map(([TableName, CapacityUnits]) => ({
          TableName,
          CapacityUnits,
          WriteCapacityUnits: CapacityUnits,
        })),
      }
    : {};

async function commit(store: Store, body: Body): Promise<Body> {
  const { members, targets } = await prepare(store, body, ["Put", "Update", "Delete", "ConditionCheck"]);
  return whileLocked(store, targets, async () => {
    const held = staging(store);
    const units: Units = new Map();
    const reasons: Reason[] = [];
    for (const member of members) reasons.push(await attempt(store, held, member, units));
    const codes = reasons.map((reason) => reason.Code);
    if (codes.some((code) => code !== "None"))
      throw refused(
        "TransactionCanceledException",
        `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes.join(", ")}]`,
        { CancellationReasons: reasons },
      );
    for (const table of targets.keys()) await held.checkIndexKeys(table);
    await held.commit();
    return consumed(body, units);
  });
}

/** Answers that a client's retry with the same token gets again, for ten minutes as in the cloud. */
const remembered = new WeakMap<Store, Map<string, { hash: string; until: number; answer: Promise<Body> }>>();
const REMEMBER_MS = 10 * 60_000;

export function transactWrite(store: Store, body: Body): Promise<Body> {
  const token = body.ClientRequestToken;
  if (typeof token !== "string") return commit(store, body);
  const answers = remembered.get(store) ?? new Map();
  remembered.set(store, answers);
  for (const [old, { until }] of answers) if (until < Date.now()) answers.delete(old);
  const hash = createHash("sha256").update(JSON.stringify(body.TransactItems)).digest("hex");
  const earlier = answers.get(token);
  if (earlier && earlier.hash !== hash)
    throw refused("IdempotentParameterMismatchException", "Request Token already used with different parameters");
  if (earlier) return earlier.answer;
  const answer = commit(store, body);
  answers.set(token, { hash, until: Date.now() + REMEMBER_MS, answer });
  answer.catch(() => answers.delete(token));
  return answer;
}

export async function transactGet(store: Store, body: Body) {
  const { members, targets } = await prepare(store, body, ["Get"]);
  return whileLocked(store, targets, async () => {
    const found = members.map(({ request }) => act(store, "GetItem", { ...request, ConsistentRead: true }));
    return { Responses: (await Promise.all(found)).map(({ Item }) => (Item ? { Item } : {})) };
  });
}
