import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Editor } from "@tiptap/react";
import { describe, expect, it, vi } from "vitest";
import RichTextEditor from "./rich-text-editor";
import { linkAddress, richTextSchema } from "./rich-text-schema";

const through = (content: string, pictures = true) => {
  const editor = new Editor({ extensions: richTextSchema({ pictures }), content, injectCSS: false });
  const html = editor.getHTML();
  editor.destroy();
  return html;
};

describe("what a written text holds", () => {
  it("keeps bold, italic, lists, links and pictures", () => {
    const html = through(
      '<p><strong>a</strong> <em>b</em> <a href="https://x.example">c</a></p><ul><li><p>d</p></li></ul><img src="/v1/user/image?imageID=fil_1">',
    );
    for (const part of ["<strong>a</strong>", "<em>b</em>", 'href="https://x.example"', "<ul>", 'src="/v1/user/image'])
      expect(html).toContain(part);
  });

  it("drops pasted colors, sizes, scripts and pictures that came as data", () => {
    expect(
      through(
        '<p style="color:red"><span style="color:#f00;font-size:40px">red</span></p><script>x</script><img src="data:image/png;base64,AA">',
      ),
    ).toBe("<p>red</p>");
  });

  it("drops pictures that no mail takes with it, as Word and web pages paste them, and all where it takes none", () => {
    const pasted = '<p>a</p><img src="file:///C:/clip_image001.png"><img src="https://x.example/a.png">';
    expect(through(pasted)).toBe("<p>a</p>");
    expect(through('<p>a</p><img src="/v1/user/image?imageID=fil_1">', false)).toBe("<p>a</p>");
  });

  it("leaves no link that runs something", () => {
    expect(through('<p><a href="javascript:alert(1)">x</a></p>')).not.toContain("javascript");
  });

  it("cuts off what is beyond its length", () => {
    const editor = new Editor({ extensions: richTextSchema({ most: 5 }), content: "<p>abc</p>", injectCSS: false });
    editor.commands.insertContentAt(editor.state.doc.content.size, "<p>defgh</p>");
    expect(editor.state.doc.textContent).toBe("abcde");
    editor.destroy();
  });
});

it("reads an address as a person types it", () => {
  expect(["example.com", "https://a.example/b", "dana@x.com", "mailto:dana@x.com"].map(linkAddress)).toEqual([
    "https://example.com",
    "https://a.example/b",
    "mailto:dana@x.com",
    "mailto:dana@x.com",
  ]);
  expect(["", "two words", "javascript:alert(1)", "data:text/html,x", "word"].map(linkAddress)).toEqual(
    Array(5).fill(null),
  );
});

describe("the editor's pictures and links", () => {
  const choose = (type: string) =>
    fireEvent.change(screen.getByLabelText("Choose a picture"), {
      target: { files: [new File(["x"], "a.x", { type })] },
    });

  it("says that a picture could not be uploaded, and tries again", async () => {
    const onPicture = vi.fn().mockRejectedValueOnce(new Error("no")).mockResolvedValueOnce("/v1/user/image?imageID=1");
    const onChange = vi.fn();
    render(<RichTextEditor label="Message" value="" onChange={onChange} onPicture={onPicture} />);
    choose("image/png");
    expect(await screen.findByText("Error uploading image.")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await waitFor(() => expect(onChange.mock.lastCall?.[0]).toContain("imageID=1"));
    expect(screen.queryByText("Error uploading image.")).toBeNull();
  });

  it("takes png and jpeg alone", async () => {
    const onPicture = vi.fn();
    render(<RichTextEditor label="Message" value="" onChange={() => {}} onPicture={onPicture} />);
    choose("image/gif");
    expect(await screen.findByText("Choose a picture of type png, jpg or jpeg.")).toBeDefined();
    expect(onPicture).not.toHaveBeenCalled();
  });

  it("asks for words before an address", async () => {
    render(<RichTextEditor label="Message" value="" onChange={() => {}} />);
    fireEvent.click(await screen.findByRole("button", { name: "Link" }));
    expect(screen.getByText(/Select the words/)).toBeDefined();
  });

  it("links with Enter, which the form around the text does not hear, nor is there a form within it", async () => {
    const [onChange, onSubmit] = [vi.fn(), vi.fn()];
    const text = '<p><a href="https://old.example">our page</a></p>';
    const { container } = render(
      <form onSubmit={onSubmit}>
        <RichTextEditor label="Message" value={text} onChange={onChange} />
      </form>,
    );
    fireEvent.click(await screen.findByRole("button", { name: "Link" }));
    const address = screen.getByLabelText("Link address");
    expect(container.querySelector("form form"), "browsers do not say when it is submitted").toBeNull();
    await userEvent.clear(address);
    await userEvent.type(address, "new.example{Enter}");
    expect(onChange.mock.lastCall?.[0]).toContain('href="https://new.example"');
    expect(onSubmit).not.toHaveBeenCalled();
  });
});

it("leaves Escape to the window around it", async () => {
  render(<RichTextEditor label="Message" value="" onChange={() => {}} />);
  const text = await screen.findByRole("textbox", { name: "Message" });
  expect(fireEvent.keyDown(text, { key: "Escape", keyCode: 27 }), "nobody took it").toBe(true);
  expect(fireEvent.keyDown(text, { key: "Enter", keyCode: 13 }), "the editor's own").toBe(false);
});
