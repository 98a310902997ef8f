/**
 * `tsx bench/attack.ts`: the attack that docs/security/attack.md tells of. It takes minutes, touches this machine alone, and ends by itself.
 *   --bodies 10000  --guesses 2000  --kills 200  --minutes 30   how much, and when the kills end at the latest
 *   --write         writes the page
 */
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { bodies } from "./attack/bodies";
import { callers } from "./attack/callers";
import { guesses } from "./attack/guesses";
import { kills } from "./attack/kills";
import { onStage, type Part } from "./attack/stage";

const text = (preset: string) => ({ type: "string", default: preset }) as const;
const { values } = parseArgs({
  options: {
    bodies: text("10000"),
    guesses: text("2000"),
    kills: text("200"),
    minutes: text("30"),
    write: { type: "boolean", default: false },
  },
});
const until = Date.now() + Number(values.minutes) * 60_000;

const parts: Part[] = [];
/** Tells of each part as soon as it is over, since the whole takes long. */
async function run(part: Promise<Part>): Promise<void> {
  const { what, done, bad } = await part;
  parts.push({ what, done, bad });
  console.log(`${what}: ${done.toLocaleString("en-US")}, of which bad: ${bad.length}`);
  for (const one of bad.slice(0, 20)) console.log(`  ${one}`);
}
await onStage(async () => {
  await run(callers());
  await run(bodies(Number(values.bodies)));
  await run(guesses(Number(values.guesses)));
});
await run(kills(Number(values.kills), until));

const lines = parts.map(({ what, done, bad }) => `| ${what} | ${done.toLocaleString("en-US")} | ${bad.length} |`);
const page = `# The attack

\`tsx bench/attack.ts\` repeats it, on one machine and in minutes. Written ${new Date().toISOString().slice(0, 10)}.

| what was tried | how often | what went through, failed with a 5xx, or was lost |
|---|---|---|
${lines.join("\n")}

- **Callers** make every call of the API with the ids of an officer's client, report, link and files: a stranger, an officer of the same corporation, an officer and an admin of another, the corporation's own admin, a member of the
  staff, a person whose session has ended, the client of another link, of a revoked link and of a locked one. An answer that holds a word of the client's record is a leak, but for what admins and staff may read.
- **Bodies** are made of each declared schema: values of other kinds, fields too many and too few, text cut short, nesting, and one in ten that fits. None may be answered with a 5xx, or without a sentence.
- **Guesses** come fifty at a time, in the browser that asked and in others: sign-in codes, passcodes, tokens of links, sessions, and ids.
- **Kills** end the whole product (SIGKILL) while three writers save; after each start, all that it had acknowledged is read again.
`;
console.log(page);
if (values.write) writeFileSync("docs/security/attack.md", page);
process.exit(parts.some(({ bad }) => bad.length > 0) ? 1 : 0);
