/** Co-brands as the specification lists them, without their schemas: pages that show one check nothing. */
import type { Cobrand, CobrandEntry } from "../cobrands/schema";

export const entryOf = ({ cbID, ...rest }: Cobrand): CobrandEntry => ({ cbID, cbData: JSON.stringify(rest) });

/** What `entryOf` wrote. @throws SyntaxError when something else did */
export const cobrandOf = ({ cbID, cbData }: CobrandEntry): Cobrand => ({ cbID, ...JSON.parse(cbData) });
