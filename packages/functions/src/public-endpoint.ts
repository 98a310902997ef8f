import { wrapper } from "./wrapper";

/** The wrapper of calls that everyone may make and that touch nothing: no table, and none of its code in the bundle. */
export const publicEndpoint = wrapper({
  async admit({ declared: { allow, uses }, route }) {
    if (allow !== "anyone" || uses.length > 0) throw new Error(`${route} needs the wrapper in endpoint.ts.`);
    return { kind: "anyone" };
  },
  async count({ declared: { limits }, route }) {
    if (limits) throw new Error(`${route} needs the wrapper in endpoint.ts.`);
  },
});
