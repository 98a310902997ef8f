import * as z from "zod/mini";

const cobrandGone = "That co-brand no longer exists.";

/** The id of a co-brand has a file of its own, because a report names one and the editor's page needs no more of co-brands. */
export const CobrandId = z.string(cobrandGone).check(z.regex(/^cbr_[0-9a-z]{26}$/, cobrandGone));
