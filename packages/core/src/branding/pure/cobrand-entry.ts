/** Co-brands as the specification lists them, without their schemas, for pages that show one and check nothing. */
import type { Cobrand, CobrandEntry } from "../cobrands/schema";

export const entryOf = ({ cbID, ...rest }: Cobrand): CobrandEntry => ({ cbID, cbData: JSON.stringify(rest) });

/** Reads back what `entryOf` wrote. @throws SyntaxError when the text is something else */
export const cobrandOf = ({ cbID, cbData }: CobrandEntry): Cobrand => ({ cbID, ...JSON.parse(cbData) });
