/** Drafts of which a list says that they were never saved: to ask for their report would be an error in the browser's console. */
const neverSaved = new Set<string>();

export const noteNeverSaved = (id: string) => void neverSaved.add(id);

/** Tells once whether a list said so: the report may be saved after it was opened. */
export const takeNeverSaved = (id: string) => neverSaved.delete(id);
