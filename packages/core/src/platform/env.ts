/** What a handler reads of its environment. A template must give exactly these (tested in stacks/). */
export const variables = {
  table: ["TABLE_NAME"],
  mail: ["MAIL_FROM"],
  always: ["AUTH_SECRET", "ORIGIN", "STAFF_DOMAIN"],
} as const;

type Variable = (typeof variables)[keyof typeof variables][number];

/** @throws Error naming the variable that is not set. */
export function env(name: Variable): string {
  const value = process.env[name];
  if (!value) throw new Error(`The environment variable ${name} is not set.`);
  return value;
}
