type Issue = { path: readonly PropertyKey[]; message: string };

/** Keeps what is wrong in the rows of a list: "licenses.0.stateLic" becomes "0.stateLic". What is wrong elsewhere is said elsewhere. */
export const issuesIn = (list: string, error: { issues: readonly Issue[] } | undefined): Issue[] =>
  (error?.issues ?? [])
    .filter(({ path }) => path[0] === list && path.length > 1)
    .map(({ path, message }) => ({ path: path.slice(1), message }));

/** Does the same for what the server refused. */
export const withoutList = (list: string, fields: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(fields).map(([path, text]) => [path.replace(`${list}.`, ""), text]));
