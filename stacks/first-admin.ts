/**
 * `npm run first-admin -- "Summit Home Lending" ada@summit.example "Ada Admin"`: enters the first corporation of a stage and the person
 * who runs it; from then on they sign in by mail. Works on the table that TABLE_NAME names, with the caller's own rights in AWS.
 */
import * as Permissions from "@highway/core/people/permissions/index";
import * as Users from "@highway/core/people/users/index";
import { UserFacingError } from "@highway/core/platform/errors";
import { sentencesOf } from "@highway/core/platform/sentences";

async function enter(name: string, email: string, fullName: string): Promise<string> {
  if (await Users.idByEmail(email)) return `${email} signs in already; nothing was entered.`;
  const corporation = await Permissions.createCorporation({ name });
  const user = await Users.create({ email, fullName, corpID: corporation.id, isAdmin: true }, "admin.entered");
  return `${fullName} (${user.id}) is the administrator of ${name} (${corporation.id}).`;
}

/** What a person can do something about; anything else stops the program with all that is known of it. */
function refusal(error: unknown): string {
  if (error instanceof UserFacingError) return error.message;
  const sentences = sentencesOf(error);
  if (!sentences) throw error;
  return Object.values(sentences).join(" ");
}

function stop(sentence: string, status: number): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(status);
}

const [corporation, email, fullName, ...rest] = process.argv.slice(2);
if (!corporation || !email || !fullName || rest.length)
  stop("Three things, in quotes: the corporation, the email address, the full name.", 2);
const entered = await enter(corporation, email, fullName).catch((error) => stop(refusal(error), 1));
process.stdout.write(`${entered}\n`);
