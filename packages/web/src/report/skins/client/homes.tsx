import { useId } from "react";
import { HomePictures, picturedHomes } from "../../home-pictures";
import { useSkin } from "./skin";

/** The pictures of the homes, below the answer so that no figure waits for a picture. */
export function Homes() {
  const { basis, words } = useSkin();
  const id = useId();
  const homes = picturedHomes(basis.document);
  if (homes.length === 0) return null;
  return (
    <section
      aria-labelledby={id}
      className="min-w-0 break-inside-avoid rounded-card border border-paper-line bg-surface p-4 shadow-paper @min-[640px]:p-7"
    >
      <h2 id={id} className="font-semibold text-h1 tracking-[-.012em]">
        {words.loan.pictures.title(homes.length)}
      </h2>
      <HomePictures
        homes={homes}
        words={words.loan}
        className="mt-3 gap-4 *:w-full *:max-w-[560px] @min-[640px]:*:w-auto @min-[640px]:*:min-w-60 @min-[640px]:*:flex-1"
      />
    </section>
  );
}
