import { admit } from "./admit";
import { wrapper } from "./wrapper";

export { one } from "./answer";

/** The wrapper of calls that need to know who is calling and keep nothing: ElectroDB, half of a function, stays out of their bundles. */
export const sessionEndpoint = wrapper({
  admit,
  async count({ declared: { limits }, route }) {
    if (limits) throw new Error(`${route} needs the wrapper in endpoint.ts.`);
  },
});
