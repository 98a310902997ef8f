import { homesTold } from "@highway/core/reports/pure/told";
import { useState } from "react";
import { cx } from "../lib/class-names";
import type { WorkingReport } from "../scenario/document";
import type { LoanWords } from "../scenario/names/loan-title";
import { streetOf } from "./rows/loans";

/** A home with a picture. Its street is named beside it if the report has other homes. */
export type PicturedHome = { id: string; image: string; street: string; isNamed: boolean };

/** Lists the homes that a report tells of and that have a picture, in their order. */
export const picturedHomes = (report: Pick<WorkingReport, "properties" | "loans">): PicturedHome[] =>
  homesTold(report).flatMap((home, _, { length }) =>
    home.image ? [{ id: home.id, image: home.image, street: streetOf(home), isNamed: length > 1 }] : [],
  );

type Props = {
  homes: readonly PicturedHome[];
  words: LoanWords;
  /** Whether it is drawn on paper, which is drawn once and waits for nothing. */
  isPaper?: boolean;
  className?: string;
};

/** Shows the homes. Each picture has its space reserved, and is loaded once it is near the window. */
export const HomePictures = ({ homes, words, isPaper = false, className }: Props) => (
  <ul className={cx("flex flex-wrap", className)}>
    {homes.map((home) => (
      <HomePicture key={`${home.id} ${home.image}`} home={home} words={words} isPaper={isPaper} />
    ))}
  </ul>
);

type OneProps = { home: PicturedHome; words: LoanWords; isPaper: boolean };

function HomePicture({ home: { image, street, isNamed }, words, isPaper }: OneProps) {
  const [isMissing, setMissing] = useState(false);
  if (isMissing) return null;
  return (
    <li className="min-w-0 break-inside-avoid">
      <img
        src={image}
        alt={words.pictures.of(street)}
        width={1280}
        height={800}
        {...(!isPaper && { loading: "lazy", decoding: "async", fetchPriority: "low" })}
        onError={() => setMissing(true)}
        className="block aspect-[8/5] h-auto w-full rounded-md bg-sunken object-cover"
      />
      {isNamed && street && <p className="mt-1.5 truncate text-fg-2 text-sm">{street}</p>}
    </li>
  );
}
