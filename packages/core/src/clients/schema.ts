import { limits } from "@highway/engine/scenario/schema/limits";
import * as z from "zod/mini";
import { emailAddress } from "../platform/email.schema";
import { day, required, trimmed } from "../platform/fields.schema";
import { langs } from "../platform/pure/lang";
import { MOST_REINVESTMENTS, reinvestmentsSentence } from "./pure/limits";
import { lockSentences } from "./pure/rate-lock";

/** The sentences of the API and of the forms about clients. Those that the specification has are taken to the letter. */
export const sentences = {
  name: "Name is required",
  email: "Invalid email",
  secondaryEmails: "All entries must be emails (max of 3)",
  taken: "Client already exists.",
  missing: "Client doesn't exist, please add it",
  campaign: "Email is required for the client's active drip campaign",
  stale: "This client was changed after you opened it.",
  full: "You have 25,000 clients, the most that can be kept. Delete some to add another.",
  reinvestments: reinvestmentsSentence,
  campaigns: "A client can have at most 20 campaigns",
  campaignName: "Name the campaign",
  campaignTwice: "List each campaign once",
  noAddress: "This client has no email address, which an active campaign needs. Ask the officer to add one first.",
} as const;

export const filingStatuses = ["single", "hoh", "marriedSeparate", "marriedJoint"] as const;
export const Lang = z.enum(langs, "Choose en or es");
export type Lang = z.output<typeof Lang>;
export const searchFields = ["name", "primaryEmail"] as const;

const text = (max: number, sentence = "Enter text") =>
  z.string(sentence).check(...trimmed, z.maxLength(max, `Use at most ${max} characters`));

/** Makes the schema of a number with a fixed count of decimals, so that what is stored is what was typed. */
const decimal = (min: number, max: number, decimals: number, sentence: string) =>
  z.number(sentence).check(
    z.minimum(min, sentence),
    z.maximum(max, sentence),
    z.refine((value) => Number(value.toFixed(decimals)) === value, `Use at most ${decimals} decimals`),
  );
const amount = decimal(0, 999_999_999, 2, "Enter an amount between 0 and 999,999,999");
const percentage = decimal(0, 100, 3, "Enter a percentage between 0 and 100");
const { familySize, taxRate } = limits;
const family = decimal(familySize.min, familySize.max, familySize.decimals, familySize.sentence);
const taxPercent = decimal(taxRate.min, taxRate.max, taxRate.decimals, taxRate.sentence);
const score = decimal(300, 850, 0, "Enter a credit score between 300 and 850");

/** Takes an absent value for null: both say that it is not known. */
const orNull = <T extends z.ZodMiniType>(schema: T) =>
  z.pipe(
    z.optional(z.nullable(schema)),
    z.transform((value: z.output<T> | null | undefined) => value ?? null),
  );

const PrimaryEmail = z.pipe(
  orNull(z.string(sentences.email).check(z.trim())),
  z.pipe(
    z.transform((value: string | null) => value || null),
    z.nullable(emailAddress()),
  ),
);
/** The further emails: a list, or one text separated by commas as the form's input holds it. Blanks are dropped. */
const SecondaryEmails = z.pipe(
  orNull(z.union([z.string(), z.array(z.string())], sentences.secondaryEmails)),
  z.pipe(
    z.transform((value: string | string[] | null) =>
      (typeof value === "string" ? value.split(",") : (value ?? [])).map((entry) => entry.trim()).filter(Boolean),
    ),
    z.array(emailAddress(sentences.secondaryEmails)).check(z.maxLength(3, sentences.secondaryEmails)),
  ),
);

export const ClientId = z.string(sentences.missing).check(z.regex(/^cli_[0-9a-z]{26}$/, sentences.missing));

/** A home of the client, from which a scenario may start. */
export const ClientProperty = z.strictObject({
  address: text(200).check(z.minLength(1, "Location is required")),
  city: z._default(text(100), ""),
  state: z._default(text(50), ""),
  zip: z._default(text(10), ""),
  county: z._default(text(100), ""),
});
const Properties = z
  .array(ClientProperty, "Give a list")
  .check(z.maxLength(6, "A client can have at most 6 properties"));

const { payment, rate, years } = limits.reinvestment;
const putAside = z._default(decimal(payment.min, payment.max, payment.decimals, payment.sentence), 0);

/** Money that the client may put aside, and what it is assumed to earn. The engine's `reinvest` works out what it grows to. */
export const Reinvestment = z
  .strictObject({
    /** The amount at the start, in dollars. */
    lumpSumPayment: putAside,
    /** The amount at the end of each period, in dollars. */
    periodPayment: putAside,
    /** The number of periods a year. */
    periodFrequency: z._default(z.literal(limits.reinvestment.frequencies, "Choose monthly, quarterly or yearly"), 12),
    /** The rate in percent a year. */
    rate: z.number(rate.required).check(
      z.minimum(rate.min, rate.sentence),
      z.maximum(rate.max, rate.sentence),
      z.refine((value) => Number(value.toFixed(rate.decimals)) === value, `Use at most ${rate.decimals} decimals`),
    ),
    /** The term in months. */
    term: z
      .number(years.required)
      .check(
        z.minimum(1, years.required),
        z.maximum(limits.reinvestment.months.max, limits.reinvestment.months.sentence),
        z.multipleOf(1, limits.reinvestment.months.sentence),
      ),
  })
  .check(
    z.refine(({ lumpSumPayment, periodPayment }) => lumpSumPayment !== 0 || periodPayment !== 0, {
      error: payment.required,
      path: ["lumpSumPayment"],
    }),
  );
const Reinvestments = z
  .array(Reinvestment, "Give a list")
  .check(z.maxLength(MOST_REINVESTMENTS, sentences.reinvestments));

/** A marketing campaign that emails the client. Admins and staff note it; while it is active, the client's email address cannot be emptied. */
export const Schedule = z.strictObject({
  id: z.string(),
  name: z.string(),
  /** True while mails are still to come, so that the client needs an address. */
  active: z.boolean(),
  createdAt: z.iso.datetime(),
});

/** A year that was typed in part, such as 0002, is no year of a lock. */
const lockYears = { min: "2000-01-01", max: "2099-12-31" };
/** The lock of a client's rate with the lender: its first day, and its last one where it is known. */
export const RateLock = z
  .strictObject({
    since: day({ ...lockYears, sentence: lockSentences.starts }),
    until: z.nullable(day({ ...lockYears, sentence: lockSentences.ends })),
  })
  .check(
    z.refine(({ since, until }) => until === null || until >= since, {
      error: lockSentences.ends,
      path: ["until"],
    }),
  );
export type RateLock = z.output<typeof RateLock>;
/** What an officer says of a client's rate: its lock, or null while it floats. */
export const RateLockInput = z.strictObject({ rateLock: z.nullable(RateLock) });

/** The part of a client's record that a person may write. */
export const ClientInput = z.strictObject({
  name: text(100, sentences.name).check(...required(sentences.name)),
  primaryEmail: PrimaryEmail,
  secondaryEmails: SecondaryEmails,
  ficoMin: orNull(score),
  /** The share of the income that goes to debts, in percent. */
  DTI: orNull(percentage),
  /** The monthly income in dollars. */
  monthlyIncome: orNull(amount),
  /** The federal and state tax rate together, in percent. */
  taxRate: orNull(taxPercent),
  filingStatus: orNull(z.enum(filingStatuses, "Choose a filing status")),
  /** The number of persons in the household, and the monthly income after taxes in dollars: the VA's residual income goes by them. */
  familySize: orNull(family),
  netMonthlyIncome: orNull(amount),
  properties: z._default(Properties, []),
  /** The language in which the client reads: that of all that is sent, unless the send says another. A save that leaves it out keeps it; a new client's is English. */
  lang: z.optional(Lang),
  /** The reinvestments. A save that leaves them out keeps those that the client has, because the client's form does not show them. */
  reinvestment: z.optional(Reinvestments),
});

/** A new client. The caller may propose its id, so that a client who is sent again, because the answer was lost, is the same one. */
export const ClientDraft = z.extend(ClientInput, { _id: z.optional(ClientId) });

/**
 * An update of a client, which may send the whole record back as it came. What the server alone writes is read and not applied, except `lastUpdated`,
 * which refuses the save when the record was changed since.
 */
export const ClientUpdate = z.extend(ClientInput, {
  _id: z.optional(ClientId),
  userID: z.optional(z.string()),
  schedules: z.optional(z.array(Schedule)),
  rateLock: z.optional(RateLock),
  isDemo: z.optional(z.boolean()),
  createdAt: z.optional(z.iso.datetime()),
  lastUpdated: z.optional(z.iso.datetime("Open the client again before saving")),
});

export const Client = z.strictObject({
  _id: ClientId,
  userID: z.string(),
  name: z.string(),
  primaryEmail: z.nullable(z.string()),
  secondaryEmails: z.array(z.string()),
  ficoMin: z.nullable(z.number()),
  DTI: z.nullable(z.number()),
  monthlyIncome: z.nullable(z.number()),
  taxRate: z.nullable(z.number()),
  filingStatus: z.nullable(z.enum(filingStatuses)),
  familySize: z.nullable(z.number()),
  netMonthlyIncome: z.nullable(z.number()),
  properties: z.array(ClientProperty),
  lang: Lang,
  reinvestment: z.array(Reinvestment),
  schedules: z.array(Schedule),
  /** The lock of the rate, which may be over; absent while the rate floats. */
  rateLock: z.optional(RateLock),
  isDemo: z.boolean(),
  createdAt: z.iso.datetime(),
  lastUpdated: z.iso.datetime(),
});

/** What admins and staff see of an officer's client: what tells it from others, and what they may write. */
export const MemberClient = z.strictObject({
  ...z.pick(Client, { _id: true, name: true, isDemo: true, schedules: true, lastUpdated: true }).shape,
  hasEmail: z.boolean(),
});
export type MemberClient = z.output<typeof MemberClient>;

function isEachOnce(campaigns: readonly { id?: string | undefined }[]): boolean {
  const ids = campaigns.flatMap(({ id }) => id ?? []);
  return new Set(ids).size === ids.length;
}

/** What admins and staff may write of an officer's client. A campaign without an id is a new one; one that is left out goes. */
export const MemberClientInput = z.strictObject({
  isDemo: z.boolean("Answer true or false"),
  schedules: z
    .array(
      z.strictObject({
        id: z.optional(z.string("Enter text")),
        name: text(100, sentences.campaignName).check(...required(sentences.campaignName)),
        active: z.boolean("Answer true or false"),
      }),
      "Give a list",
    )
    .check(z.maxLength(20, sentences.campaigns), z.refine(isEachOnce, sentences.campaignTwice)),
  /** The state from which the change started. */
  lastUpdated: z.iso.datetime("Open the client again before saving"),
});
export type MemberClientInput = z.output<typeof MemberClientInput>;

export type Client = z.output<typeof Client>;
export type ClientInput = z.output<typeof ClientInput>;
export type ClientUpdate = z.output<typeof ClientUpdate>;
export type Schedule = z.output<typeof Schedule>;
export type Reinvestment = z.output<typeof Reinvestment>;
