import type { WorkingReport } from "../../../scenario/document";
import { HomePictures, type PicturedHome, picturedHomes } from "../../home-pictures";
import type { Pictures } from "./heads";
import { useWords } from "./words";

/** Lists the homes whose pictures came. */
export const homesOnPaper = (document: WorkingReport, pictures: Pictures): PicturedHome[] =>
  picturedHomes(document).flatMap((home) => {
    const image = pictures.homes?.get(home.image);
    return image ? [{ ...home, image }] : [];
  });

/** The home beside the title of a page that has no more room for it: of several homes the first of which there is a picture. */
export function TitlePicture({ document, pictures }: { document: WorkingReport; pictures: Pictures }) {
  const words = useWords();
  const homes = homesOnPaper(document, pictures).slice(0, 1);
  if (homes.length === 0) return null;
  return <HomePictures isPaper homes={homes} words={words.loan} className="shrink-0 *:w-[1.35in]" />;
}
