import { render, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { AlertText } from "./alert-text";

const drawn = (href: string) => {
  render(<AlertText html={`<p><a href="${href}">Seen</a></p>`} />);
  return screen.queryByRole("link", { name: /^Seen/ })?.getAttribute("href") ?? null;
};

it.each(["https://summit.example/a", "mailto:desk@summit.example"])("keeps a link to %s", (href) => {
  expect(drawn(href)).toBe(href);
});

it.each(["javascript:alert(1)", "//evil.example"])("draws a link to %s as words", (href) => {
  expect(drawn(href)).toBeNull();
});
