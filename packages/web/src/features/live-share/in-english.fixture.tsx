import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { english } from "./english";
import { WordsContext } from "./words";

/** Draws a part of a client's page for who reads English. */
export const renderInEnglish = (part: ReactNode) =>
  render(part, {
    wrapper: ({ children }) => (
      <WordsContext value={{ words: english, choose: () => {}, suggest: () => {} }}>{children}</WordsContext>
    ),
  });
