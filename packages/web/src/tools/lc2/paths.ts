import * as paths from "../../lib/paths";

const tool = "lc2";
type Of<Path extends (query: never) => string> = Omit<Parameters<Path>[0], "tool">;

/** The pages of the loan comparison. */
export const editorOf = (query: Of<typeof paths.editorOf> = {}) => paths.editorOf({ tool, ...query });
export const resultsOf = (query: Of<typeof paths.resultsOf> = {}) => paths.resultsOf({ tool, ...query });
export const scheduleOf = (query: Of<typeof paths.scheduleOf> = {}) => paths.scheduleOf({ tool, ...query });
export const reviewOf = (query: Of<typeof paths.reviewOf> = {}) => paths.reviewOf({ tool, ...query });
