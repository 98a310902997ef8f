import { LaterPart, type LaterProps } from "../../report/skins/client/later";
import { useWords } from "./words";

/** A part of the page that comes later, in the language that its reader has chosen. */
export const Later = (props: LaterProps) => <LaterPart {...props} words={useWords()} />;
