/** Runs table and mail in a process of their own, for the test that kills it. The process says where they are, and runs until it is killed. */
import { join } from "node:path";
import { startMail } from "../mail";
import { startTable } from "../table";

const [folder = ""] = process.argv.slice(2);
const table = await startTable({ path: join(folder, "table") });
const mail = await startMail({ path: join(folder, "mail") });
process.stdout.write(`${JSON.stringify({ table: table.endpoint, mail: mail.endpoint })}\n`);
