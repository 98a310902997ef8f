import * as z from "zod/mini";
import { Email } from "../../platform/email.schema";
import { required, trimmed } from "../../platform/fields.schema";
import { CorpId } from "../permissions/schema";
import { UserId } from "../users/schema";

const corporationSentence = "That invitation no longer exists.";
export const InvitationId = z.string(corporationSentence).check(z.regex(/^inv_[0-9a-z]{26}$/, corporationSentence));

const NAME_REQUIRED = "Name is required";
const FullName = z
  .string(NAME_REQUIRED)
  .check(...trimmed, ...required(NAME_REQUIRED), z.maxLength(120, "Use at most 120 characters"));
const inviteFields = { email: Email, fullName: FullName };

/** The input names a person who is to join. Inviting an address again sends the mail again. */
export const InvitationInput = z.strictObject({ ...inviteFields, isAdmin: z._default(z.boolean(), false) });
export const Invitation = z.strictObject({
  id: InvitationId,
  ...inviteFields,
  isAdmin: z.boolean(),
  /** The mail was last sent at this time. */
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type Invitation = z.infer<typeof Invitation>;

export const Officer = z.strictObject({
  id: UserId,
  fullName: z.string(),
  email: Email,
  isAdmin: z.boolean(),
  /** False means that the person cannot sign in; the person's data stays. */
  isActive: z.boolean(),
  /** The person was last seen at this time, to a few minutes; null means that they never signed in. */
  lastActive: z.nullable(z.iso.datetime()),
  /** False means that an emailed code alone signs the person in: there is no passkey and no authenticator app. */
  hasSecondFactor: z.boolean(),
});
export type Officer = z.infer<typeof Officer>;
/** A change holds only what changes, so that two admins who change a person at the same time both keep what they set. */
export const OfficerChange = z
  .strictObject({
    isAdmin: z.optional(z.boolean("Answer true or false")),
    isActive: z.optional(z.boolean("Answer true or false")),
  })
  .check(z.refine((change) => Object.keys(change).length > 0, "No changes to save."));

/** The query names a corporation for staff, who look after any; for anyone else it is their own. */
export const CorpQuery = z.strictObject({ corpID: z.optional(CorpId) });
export const OfficersQuery = z.extend(CorpQuery, {
  cursor: z.optional(UserId),
  searchText: z._default(z.string().check(z.trim(), z.maxLength(100, "Search for at most 100 characters")), ""),
});
export const CorporationsQuery = z.strictObject({ cursor: z.optional(CorpId) });

/** A founding names a new corporation and the person who will run it. The caller may propose its id, so that one that is sent again is the same one. */
export const Founding = z.strictObject({
  id: z.optional(CorpId),
  name: z
    .string(NAME_REQUIRED)
    .check(...trimmed, ...required(NAME_REQUIRED), z.maxLength(200, "Use at most 200 characters")),
  admin: z.strictObject(inviteFields),
});
