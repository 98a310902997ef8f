import { chooseCounty } from "../../scenario/report-card";
import { edit } from "../../scenario/store/store";

/** Begins with a county that was searched. A report without a name gets the county's, and one that was named by the earlier county is renamed. @param before the name of the earlier county */
export const beginWith = (fip: string, name: string, before: string | null = null) =>
  edit(null, (document) => ({
    ...chooseCounty(fip)(document),
    name: document.name.trim() === "" || document.name === before ? name : document.name,
  }));
