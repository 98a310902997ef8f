import type { WorkingReport } from "../../../scenario/document";
import { HomePictures, type PicturedHome, picturedHomes } from "../../home-pictures";
import type { Pictures } from "./heads";
import { useWords } from "./words";

/** Lists the homes whose pictures have loaded. */
export const homesOnPaper = (document: WorkingReport, pictures: Pictures): PicturedHome[] =>
  picturedHomes(document).flatMap((home) => {
    const image = pictures.homes?.get(home.image);
    return image ? [{ ...home, image }] : [];
  });

/** The picture of the home beside the title of a page without more room. Of several homes, the first with a picture is shown. */
export function TitlePicture({ document, pictures }: { document: WorkingReport; pictures: Pictures }) {
  const words = useWords();
  const homes = homesOnPaper(document, pictures).slice(0, 1);
  if (homes.length === 0) return null;
  return <HomePictures isPaper homes={homes} words={words.loan} className="shrink-0 *:w-[1.35in]" />;
}
