import * as z from "zod/mini";
import { CorpQuery } from "../people/corporations/schema";
import { exampleUser } from "../people/users/example";
import { UserId } from "../people/users/schema";
import { endpoints } from "../platform/declare/endpoint";
import { paging } from "../platform/declare/paging.schema";
import { exampleClient as elena } from "./example";
import {
  Client,
  ClientDraft,
  ClientId,
  ClientUpdate,
  MemberClient,
  MemberClientInput,
  RateLockInput,
  Schedule,
  searchFields,
  sentences,
} from "./schema";

const { _id: id } = elena;
const body = { name: "Elena Marchetti", primaryEmail: "elena@example.com", ficoMin: 752 };

const rateLock = { since: "2026-11-20", until: "2026-12-20" };

const path = z.object({ id: ClientId });
const One = z.tuple([Client]);
/** The documented list of clients is nested one level deeper than other lists. */
const Page = z.tuple([z.strictObject({ data: z.array(Client) })]);

/** The fields to search, with commas between and in any order: "name,primaryEmail". */
const SearchFields = z.pipe(
  z._default(z.string(), searchFields.join(",")),
  z.pipe(
    z.transform((value: string) => value.split(",").map((field) => field.trim())),
    z.array(z.enum(searchFields, "Search name, primaryEmail or both")),
  ),
);

const { name, lastUpdated } = elena;
const ofMember = { allow: "admin", uses: ["table"], limits: [{ by: "actor", count: 240, seconds: 600 }] } as const;
const memberPath = z.object({ id: UserId, clientID: ClientId });
const member = { _id: id, name, isDemo: false, schedules: [], lastUpdated, hasEmail: true };

export const clientEndpoints = endpoints({
  "GET /v2/client": {
    does: "The officer's clients, the most recently changed first.",
    handler: "clients/list",
    allow: "officer",
    uses: ["table"],
    query: z.object(paging({ count: 10, most: 100 })),
    answer: Page,
    example: { query: { count: "5" }, answer: [{ data: [elena] }] },
  },
  "GET /v2/client/search": {
    does: "Clients whose name or email has, for each word searched, a word that begins with it.",
    handler: "clients/search",
    allow: "officer",
    uses: ["table"],
    query: z.object({
      ...paging({ count: 10, most: 50 }),
      searchValue: z._default(z.string().check(z.trim(), z.maxLength(100, "Search for at most 100 characters")), ""),
      searchFields: SearchFields,
    }),
    answer: Page,
    example: { query: { searchValue: "march", searchFields: "name,primaryEmail" }, answer: [{ data: [elena] }] },
  },
  "GET /v2/client/searchEmail": {
    does: "The client with exactly this primary email, or none.",
    handler: "clients/search-email",
    allow: "officer",
    uses: ["table"],
    query: z.object({ email: z.string(sentences.email).check(z.trim(), z.maxLength(254, sentences.email)) }),
    answer: z.array(Client),
    example: { query: { email: "elena@example.com" }, answer: [elena] },
  },
  "POST /v2/client": {
    does: "Adds a client. `_id` may be proposed; sending it again does not make a second client.",
    handler: "clients/create",
    failure: "Failed to add client.",
    allow: "officer",
    uses: ["table"],
    body: ClientDraft,
    answer: One,
    status: 201,
    example: { body, answer: [elena] },
  },
  "GET /v2/client/{id}": {
    does: "One client of the officer.",
    handler: "clients/get",
    failure: "Failed to get client.",
    allow: "officer",
    uses: ["table"],
    path,
    answer: One,
    example: { path: { id }, answer: [elena] },
  },
  "PUT /v2/client/{id}": {
    does: "Saves a client whole.",
    handler: "clients/update",
    failure: "Failed to update client.",
    allow: "officer",
    uses: ["table"],
    path,
    body: ClientUpdate,
    answer: One,
    example: { path: { id }, body, answer: [elena] },
  },
  "DELETE /v2/client/{id}": {
    does: "Deletes a client with its reports; both can be restored for 30 days.",
    handler: "clients/remove",
    allow: "officer",
    uses: ["table"],
    path,
    answer: One,
    example: { path: { id }, answer: [elena] },
  },
  "POST /v2/client/{id}/restore": {
    does: "Brings a deleted client back with its reports.",
    handler: "clients/restore",
    allow: "officer",
    uses: ["table"],
    path,
    answer: One,
    example: { path: { id }, answer: [elena] },
  },
  "PUT /v2/client/{id}/rate-lock": {
    does: "Records when the client's rate was locked with the lender and, if known, when the lock expires; null means that the rate is floating. A client whose rate is locked is not a floating client.",
    handler: "clients/set-rate-lock",
    failure: "The lock could not be saved. Try again.",
    allow: "officer",
    uses: ["table"],
    limits: [{ by: "actor", count: 240, seconds: 600 }],
    path,
    body: RateLockInput,
    answer: One,
    example: { path: { id }, body: { rateLock }, answer: [{ ...elena, rateLock }] },
  },
  "GET /v1/marketing-kit/schedules/{clientId}": {
    does: "The campaigns that email a client.",
    handler: "clients/schedules",
    allow: "officer",
    uses: ["table"],
    path: z.object({ clientId: ClientId }),
    answer: z.array(Schedule),
    example: { path: { clientId: id }, answer: [] },
  },
  "GET /v1/corp/officers/{id}/clients": {
    does: "The clients of a person of the corporation, the most recently changed first, with what admins may set. The officer's trail says who looked.",
    handler: "clients/list-of-officer",
    ...ofMember,
    path: z.object({ id: UserId }),
    query: z.extend(CorpQuery, {
      ...paging({ count: 10, most: 50 }),
      searchText: z._default(z.string().check(z.trim(), z.maxLength(100, "Search for at most 100 characters")), ""),
    }),
    answer: z.array(MemberClient),
    example: { path: { id: exampleUser.id }, query: { searchText: "march" }, answer: [member] },
  },
  "GET /v1/corp/officers/{id}/clients/{clientID}": {
    does: "One client of a person of the corporation, with what admins may set. The officer's trail says who looked.",
    handler: "clients/get-of-officer",
    ...ofMember,
    path: memberPath,
    query: CorpQuery,
    answer: z.tuple([MemberClient]),
    example: { path: { id: exampleUser.id, clientID: id }, query: {}, answer: [member] },
  },
  "PUT /v1/corp/officers/{id}/clients/{clientID}": {
    does: "Says whether a client of a person of the corporation is a demo, and which campaigns email the client.",
    handler: "clients/set-of-officer",
    failure: "Failed to update client.",
    ...ofMember,
    path: memberPath,
    query: CorpQuery,
    body: MemberClientInput,
    answer: z.tuple([MemberClient]),
    example: {
      path: { id: exampleUser.id, clientID: id },
      query: {},
      body: { isDemo: false, schedules: [{ name: "90 Day Kit", active: true }], lastUpdated },
      answer: [member],
    },
  },
});
