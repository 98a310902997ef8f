import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PictureField } from "./picture-field";

it("refuses a file that is no picture in the specification's words, and asks for another", async () => {
  const onCut = vi.fn();
  render(
    <PictureField
      noun="photo"
      shape="face"
      shown={null}
      hasPicture={false}
      hint="A square picture works best."
      onCut={onCut}
      onRemove={async () => {}}
    />,
  );
  const text = new File(["Dear Dana"], "letter.pdf", { type: "application/pdf" });
  fireEvent.change(screen.getByLabelText("Choose photo"), { target: { files: [text] } });
  expect((await screen.findByRole("alert")).textContent).toBe("File needs to be PNG or JPEG format.");
  expect(screen.getByRole("button", { name: "Add photo" })).toBeTruthy();
  expect(onCut).not.toHaveBeenCalled();
});
