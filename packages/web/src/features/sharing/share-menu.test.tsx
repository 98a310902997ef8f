import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { currentActions } from "../../lib/actions";
import { fourLoans } from "../../scenario/scenario.fixture";
import { ShareMenu } from "./share-menu";
import { subject } from "./share-window.fixture";

it("holds Send and Download, which the palette offers too", async () => {
  const download = vi.fn(() => <p>A file</p>);
  render(
    <ShareMenu
      subject={subject}
      basis={{ document: fourLoans(), client: null }}
      changed={false}
      saved={async () => subject}
      onBlocked={() => {}}
      download={download}
    />,
  );
  expect(currentActions().map(({ does }) => does)).toEqual(["Send the report", "Download the report"]);
  await userEvent.click(screen.getByRole("button", { name: "Share" }));
  const items = screen.getAllByRole("menuitem", { hidden: true });
  expect(items.map((item) => item.querySelector("span")?.textContent)).toEqual(["Send", "Download"]);
  await userEvent.click(items[1]!);
  expect(await screen.findByText("A file")).toBeDefined();
  expect(download).toHaveBeenLastCalledWith(subject, expect.any(Function));
});
