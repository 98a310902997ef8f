import type { Lang } from "../../../lib/words/lang";
import type { Column } from "../../columns";
import { useSkin } from "./skin";

type Props = { column: Pick<Column, "title" | "loan">; className?: string };

/** The name of a loan. */
export function LoanTitle({ column, className }: Props) {
  const { lang } = useSkin().words;
  return (
    <span className={className} lang={langOfTitle(column, lang)}>
      {column.title}
    </span>
  );
}

/** Returns the language of a loan's name: a name that the officer typed is read aloud in the officer's language. */
export const langOfTitle = ({ loan }: Pick<Column, "loan">, lang: Lang) =>
  lang !== "en" && loan.name.trim() !== "" ? "en" : undefined;
