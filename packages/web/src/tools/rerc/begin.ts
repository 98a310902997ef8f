import { chooseCounty } from "../../scenario/report-card";
import { edit } from "../../scenario/store/store";

/**
 * Begins with a county that was searched. A report without a name is called by it, and one that was called by the county before it is called anew.
 * @param before  what the county before was called
 */
export const beginWith = (fip: string, name: string, before: string | null = null) =>
  edit(null, (document) => ({
    ...chooseCounty(fip)(document),
    name: document.name.trim() === "" || document.name === before ? name : document.name,
  }));
