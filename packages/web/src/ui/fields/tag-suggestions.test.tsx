import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it } from "vitest";
import { Field } from "./field";
import { TagInput } from "./tag-input";

const suggestions = [
  { value: "jordan@example.com", note: "Jordan Davis" },
  { value: "sam@example.com", note: "Sam Davis" },
];
let values: readonly string[] = [];
function Form() {
  const [emails, setEmails] = useState<string[]>([]);
  const [text, setText] = useState("");
  values = emails;
  return (
    <Field label="To">
      {(control) => (
        <TagInput
          control={control}
          values={emails}
          onChange={setEmails}
          text={text}
          onText={setText}
          suggestions={suggestions}
        />
      )}
    </Field>
  );
}
const field = () => screen.getByRole("combobox", { name: "To" });
const offered = () => screen.queryAllByRole("option", { hidden: true }).map((option) => option.textContent);

beforeEach(() => void render(<Form />));

it("offers what is not taken yet, by its beginning or its person's", async () => {
  await userEvent.click(field());
  expect(offered()).toHaveLength(2);
  await userEvent.type(field(), "da");
  expect(offered()).toHaveLength(2);
  await userEvent.clear(field());
  await userEvent.type(field(), "sa");
  expect(offered()).toEqual(["sam@example.comSam Davis"]);
});

it("takes the one that arrows have chosen, and else what was typed", async () => {
  await userEvent.type(field(), "{ArrowDown}{Enter}");
  expect(values).toEqual(["jordan@example.com"]);
  expect(offered()).toEqual(["sam@example.comSam Davis"]);
  await userEvent.type(field(), "sam@other.com{Enter}");
  expect(values).toEqual(["jordan@example.com", "sam@other.com"]);
});

it("closes its list by Escape and keeps what was typed", async () => {
  await userEvent.type(field(), "sa{Escape}");
  expect(offered()).toEqual([]);
  expect(field()).toHaveProperty("value", "sa");
});
