/** The most lines of one failure: the sentence, the difference and where it was. */
const MOST_LINES = 12;

type VitestFile = {
  name: string;
  message?: string;
  assertionResults: { status: string; fullName: string; failureMessages?: string[] }[];
};
type Suite = { suites?: Suite[]; specs?: Spec[] };
type Spec = {
  ok: boolean;
  title: string;
  file: string;
  line: number;
  tests: { projectName: string; results: { error?: { message?: string } }[] }[];
};

/**
 * Each test that failed with the beginning of what it said, and each file that could not be run.
 * @param report what Vitest's or Playwright's JSON reporter writes
 */
export function failuresOf({ testResults = [], suites = [] }: { testResults?: VitestFile[]; suites?: Suite[] }) {
  return [...testResults.flatMap(ofFile), ...suites.flatMap(ofSuite)];
}

function ofFile({ name, message, assertionResults }: VitestFile): string[] {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (!failed.length && message) return [told(name, message)];
  return failed.map(({ fullName, failureMessages = [] }) => told(`${name}: ${fullName}`, failureMessages.join("\n")));
}

function ofSuite({ suites = [], specs = [] }: Suite): string[] {
  const failed = specs.filter(({ ok }) => !ok).map(ofSpec);
  return [...failed, ...suites.flatMap(ofSuite)];
}

function ofSpec({ title, file, line, tests }: Spec): string {
  const errors = tests.flatMap(({ results }) => results.flatMap(({ error }) => error?.message ?? []));
  return told(`${file}:${line} ${tests.map(({ projectName }) => projectName).join(", ")}: ${title}`, errors.join("\n"));
}

const told = (what: string, message: string) => [what, ...message.split("\n").slice(0, MOST_LINES)].join("\n    ");
