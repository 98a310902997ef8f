import * as z from "zod/mini";
import { BrandPicture } from "../../files/schema";
import { endpoints } from "../../platform/declare/endpoint";
import { Corporation, CorporationName, CorporationSave, CorpPermissions, PermissionsSave } from "../permissions/schema";
import { exampleUser } from "../users/example";
import { UserId } from "../users/schema";
import {
  CorporationsQuery,
  CorpQuery,
  Founding,
  Invitation,
  InvitationId,
  InvitationInput,
  Officer,
  OfficerChange,
  OfficersQuery,
} from "./schema";

const corporation = Corporation.parse({
  id: exampleUser.corpID,
  name: "Summit Home Lending",
  disclaimer: "Estimates only; not a loan approval or a commitment to lend.",
  licenses: exampleUser.header.corpLicenses,
  features: { cm: true },
});
const inviteExample = { email: "alex.rivera@summithome.example", fullName: "Alex Rivera" };
const invitation = {
  id: "inv_01kahvy2d4f6h8k0m2p4r6t8v0",
  ...inviteExample,
  isAdmin: false,
  sentAt: "2026-11-20T14:02:11.000Z",
  expiresAt: "2026-12-04T14:02:11.000Z",
};
const officer = {
  id: exampleUser.id,
  fullName: "Dana Whitfield",
  email: exampleUser.email,
  isAdmin: true,
  isActive: true,
  lastActive: "2026-11-20T14:02:11.000Z",
  hasSecondFactor: true,
};

const readCall = { allow: "admin", uses: ["table"], query: CorpQuery } as const;
const changeCall = { ...readCall, limits: [{ by: "actor", count: 120, seconds: 600 }] } as const;
const inviteCall = { uses: ["table", "mail"], limits: [{ by: "actor", count: 100, seconds: 86_400 }] } as const;
const notMailed = "The invitation could not be emailed. Please try again.";

export const corporationEndpoints = endpoints({
  "GET /v1/corp": {
    does: "The corporation as its admin may change it; staff name any by `corpID`.",
    handler: "corporations/get",
    ...readCall,
    answer: z.tuple([Corporation]),
    example: { query: {}, answer: [corporation] },
  },
  "PUT /v1/corp": {
    does: "Changes the corporation's name, disclaimers, licenses and features; fields that are not sent stay as they are. Only staff may change add-ons. `was` may say what the fields said when they were read: lists that were changed elsewhere since are joined, and anything else that was is a conflict (409).",
    handler: "corporations/update",
    ...changeCall,
    // A list is sent as it is and as it was.
    mostBytes: 512 * 1024,
    body: CorporationSave,
    answer: z.tuple([Corporation]),
    example: { query: {}, body: { disclaimer: corporation.disclaimer }, answer: [corporation] },
  },
  "GET /v1/corp/permissions": {
    does: "What the corporation allows its officers.",
    handler: "corporations/get-permissions",
    ...readCall,
    answer: z.tuple([CorpPermissions]),
    example: { query: {}, answer: [corporation.permissions] },
  },
  "PUT /v1/corp/permissions": {
    does: "Changes what the corporation allows; fields that are not sent stay as they are. Only staff may change `allowLoanAdvisorUpsell` and `marketingKitVisible`, which open what is sold. The audit trail keeps each change with its old and new value. `was` may say what the permissions said when they were read: one that was changed elsewhere since is a conflict (409).",
    handler: "corporations/set-permissions",
    ...changeCall,
    body: PermissionsSave,
    answer: z.tuple([CorpPermissions]),
    example: { query: {}, body: { requirePasscode: false }, answer: [corporation.permissions] },
  },
  "PUT /v1/corp/logo": {
    does: "Makes an upload the corporation's logo once its bytes are checked; null removes it.",
    handler: "corporations/set-logo",
    ...changeCall,
    uses: ["table", "keeping"],
    body: BrandPicture,
    answer: z.tuple([Corporation]),
    example: {
      query: {},
      body: { fullPath: `incoming/${exampleUser.id}/corp-logo/fil_01kahv2w4m6p8r0t2v4x6z8b0d` },
      answer: [corporation],
    },
  },
  "GET /v1/corp/officers": {
    does: "The people of the corporation in the order in which they joined, 100 a page; the next page starts after `cursor`. `searchText` looks for names and addresses.",
    handler: "corporations/list-officers",
    ...readCall,
    query: OfficersQuery,
    answer: z.array(Officer),
    example: { query: {}, answer: [officer] },
  },
  "PUT /v1/corp/officers/{id}": {
    does: "Makes a person an admin or not, or allows or blocks their access, starting with their next call; what is not sent stays as it is.",
    handler: "corporations/set-officer",
    ...changeCall,
    path: z.object({ id: UserId }),
    body: OfficerChange,
    answer: z.tuple([Officer]),
    example: {
      path: { id: officer.id },
      query: {},
      body: { isAdmin: true },
      answer: [officer],
    },
  },
  "DELETE /v1/corp/officers/{id}/sessions": {
    does: "Signs a person of the corporation out everywhere; oneself everywhere but here.",
    handler: "corporations/end-sessions",
    ...changeCall,
    path: z.object({ id: UserId }),
    answer: z.tuple([]),
    example: { path: { id: officer.id }, query: {}, answer: [] },
  },
  "DELETE /v1/corp/officers/{id}/factors": {
    does: "Removes the passkeys, the authenticator app and the recovery codes of a person who has lost them, signs the person out everywhere, and emails them what was done.",
    handler: "corporations/reset-factors",
    ...changeCall,
    uses: ["table", "codes"],
    path: z.object({ id: UserId }),
    answer: z.tuple([]),
    example: { path: { id: officer.id }, query: {}, answer: [] },
  },
  "GET /v1/corp/invitations": {
    does: "The people who are invited and have not joined yet, the last invited first.",
    handler: "corporations/list-invitations",
    ...readCall,
    answer: z.array(Invitation),
    example: { query: {}, answer: [invitation] },
  },
  "POST /v1/corp/invitations": {
    does: "Emails somebody an invitation to join, or emails it again. They join by signing in with the address.",
    handler: "corporations/invite",
    ...readCall,
    ...inviteCall,
    body: InvitationInput,
    answer: z.tuple([Invitation]),
    status: 201,
    failure: notMailed,
    example: { query: {}, body: inviteExample, answer: [invitation] },
  },
  "DELETE /v1/corp/invitations/{id}": {
    does: "Withdraws an invitation.",
    handler: "corporations/withdraw",
    ...changeCall,
    path: z.object({ id: InvitationId }),
    answer: z.tuple([]),
    example: { path: { id: invitation.id }, query: {}, answer: [] },
  },
  "GET /v1/corps": {
    does: "All corporations, the newest first, 100 a page; the next page starts after `cursor`. For staff.",
    handler: "corporations/list",
    allow: "staff",
    uses: ["table"],
    query: CorporationsQuery,
    answer: z.array(CorporationName),
    example: { query: {}, answer: [{ id: corporation.id, name: corporation.name }] },
  },
  "POST /v1/corps": {
    does: "Creates a corporation and invites the person who will run it. `id` may be proposed; sending it again does not create a second corporation, and emails the invitation again. For staff.",
    handler: "corporations/found",
    allow: "staff",
    ...inviteCall,
    body: Founding,
    answer: z.tuple([CorporationName]),
    status: 201,
    failure: notMailed,
    example: {
      body: { name: corporation.name, admin: inviteExample },
      answer: [{ id: corporation.id, name: corporation.name }],
    },
  },
});
