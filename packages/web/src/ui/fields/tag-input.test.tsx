import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { Field } from "./field";
import { TagInput } from "./tag-input";

let values: readonly string[] = [];
let unended = "";
function Form() {
  const [emails, setEmails] = useState<string[]>([]);
  const [text, setText] = useState("");
  values = emails;
  unended = text;
  return (
    <Field label="Emails">
      {(control) => (
        <TagInput
          control={control}
          values={emails}
          onChange={setEmails}
          text={text}
          onText={setText}
          isValid={(entry) => entry !== "no"}
        />
      )}
    </Field>
  );
}
const field = () => screen.getByLabelText<HTMLInputElement>("Emails");

beforeEach(() => void render(<Form />));

it("keeps what is typed by Enter, by a comma, by Escape or by leaving, trimmed, without blanks", async () => {
  await userEvent.type(field(), "  ana@x.com {Enter}ben@x.com, {Enter},");
  expect(values).toEqual(["ana@x.com", "ben@x.com"]);
  await userEvent.type(field(), "cy@x.com");
  expect(values).toHaveLength(2);
  expect(unended, "the form knows of it").toBe("cy@x.com");
  await userEvent.tab();
  expect(values).toEqual(["ana@x.com", "ben@x.com", "cy@x.com"]);
  await userEvent.type(field(), "di@x.com{Escape}");
  expect(values).toEqual(["ana@x.com", "ben@x.com", "cy@x.com", "di@x.com"]);
});

it("takes a pasted list or column apart, and each entry once", async () => {
  await userEvent.click(field());
  await userEvent.paste("ana@x.com; ben@x.com,ana@x.com");
  expect(values).toEqual(["ana@x.com", "ben@x.com"]);
  await userEvent.paste("cy@x.com\r\nben@x.com\r\ndi@x.com\r\n");
  expect(values).toEqual(["ana@x.com", "ben@x.com", "cy@x.com", "di@x.com"]);
});

it("takes the same in capitals for the same, and of people as mail programs copy them the addresses alone", async () => {
  await userEvent.click(field());
  await userEvent.paste('"Ruiz, Ana" <ana@x.com>; Ben O\'Hara <mailto:ben+home@x.com>, cy@x.com');
  expect(values).toEqual(["ana@x.com", "ben+home@x.com", "cy@x.com"]);
  await userEvent.paste("ANA@X.com");
  expect(values).toHaveLength(3);
});

it("takes the last away by Backspace in the empty field, and any by its press", async () => {
  await userEvent.type(field(), "ana@x.com,no,cy@x.com,{Backspace}");
  expect(values).toEqual(["ana@x.com", "no"]);
  await userEvent.click(screen.getByRole("button", { name: "Remove ana@x.com" }));
  expect(values).toEqual(["no"]);
});

it("has the focus once an entry was removed by a key", async () => {
  await userEvent.type(field(), "ana@x.com ");
  screen.getByRole("button", { name: "Remove ana@x.com" }).focus();
  await userEvent.keyboard("{Enter}");
  expect(values).toEqual([]);
  expect(document.activeElement).toBe(field());
});
