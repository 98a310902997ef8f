import { describe, expect, it } from "vitest";
import { cleanMessage, withoutPictures } from "./message";

const picture = "fil_01kahtr4h2v8m3n5p7q9s1t3w5";

it("keeps what the editor makes, styled in place", async () => {
  const typed =
    '<p>Hi <strong>Jordan</strong> &amp; <em>Sam</em>,</p><ul><li><p>one</p></li><li>two</li></ul><p>See <a target="_blank" rel="noopener" href="https://summit.example/a?b=1&amp;c=2">our page</a>.</p>';
  const { html, text } = await cleanMessage(typed);
  expect(html).toContain('<p style="margin:0 0 14px;">Hi <strong>Jordan</strong> &amp; <em>Sam</em>,</p>');
  expect(html).toContain('<a href="https://summit.example/a?b=1&amp;c=2" class="lnk">our page</a>');
  expect(html).not.toContain("target");
  expect(text).toBe("Hi Jordan & Sam,\n\n- one\n\n- two\n\nSee our page (https://summit.example/a?b=1&c=2).");
});

it("numbers in the text what is numbered in the HTML", async () => {
  const { text } = await cleanMessage("<ol><li>Your bank</li><li>Us</li></ol><p>Or:</p><ul><li>nobody</li></ul>");
  expect(text).toBe("1. Your bank\n2. Us\n\nOr:\n\n- nobody");
  const nested = await cleanMessage("<ol><li>a<ul><li>b</li></ul></li></ol><ol><li>c</li></ol>");
  expect(nested.text.match(/1\. \w/g)).toEqual(["1. c"]);
});

describe("nothing that could act, lead astray or track is left of", () => {
  it.each([
    "<script>alert(1)</script>",
    '<img src="x" onerror="alert(1)">',
    '<img src="https://tracker.example/p.png">',
    '<img src="data:image/svg+xml,<svg onload=alert(1)>">',
    '<img src="cid:other@host">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java&#10;script:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<a href="//evil.example">x</a>',
    '<p style="background:url(https://tracker.example)">x</p>',
    "<style>p{color:red}</style>",
    '<iframe src="https://evil.example"></iframe>',
    '<form action="https://evil.example"><input name="a"></form>',
    '<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>',
    '<table background="https://tracker.example"><tr><td>x</td></tr></table>',
    "<!--[if mso]><img src=https://tracker.example><![endif]-->",
    '<p onclick="alert(1)" class="sheet" id="x">x</p>',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
    '<base href="https://evil.example"><meta http-equiv="refresh" content="0;url=https://evil.example">',
  ])("%s", async (typed) => {
    const { html, pictures } = await cleanMessage(typed);
    expect(html).not.toMatch(
      /script|onerror|onclick|url\(|<(img|iframe|form|input|style|svg|table|base|meta)|tracker|id=|class="sheet"/i,
    );
    expect(html).not.toMatch(/href="(?!https?:\/\/|mailto:)/);
    expect(pictures).toEqual([]);
  });
});

it("carries the officer's own pictures in the mail, and drops one that is gone", async () => {
  const message = await cleanMessage(`<p>Look</p><img src="/v1/user/image?imageID=${picture}" alt="Kitchen">`);
  expect(message.pictures).toEqual([picture]);
  expect(message.html).toContain(`src="cid:${picture}@highway" alt="Kitchen"`);
  expect(withoutPictures(message, [picture]).html).toBe('<p style="margin:0 0 14px;">Look</p>');
});

it("strips colors that were pasted", async () => {
  expect((await cleanMessage('<p style="color:#f00">x</p>')).html).toBe('<p style="margin:0 0 14px;">x</p>');
});

it.each(["", "<p></p>", "<p> </p><p><br></p>"])("takes %j for no message", async (typed) => {
  expect((await cleanMessage(typed)).html).toBe("");
});

it("refuses what a mail program would cut off", async () => {
  await expect(cleanMessage("<p>a</p>".repeat(4000))).rejects.toMatchObject({ code: "invalid" });
  await expect(cleanMessage(`<p>${"a".repeat(10_001)}</p>`)).rejects.toMatchObject({ code: "invalid" });
});

it.each([" ", "\t", "&nbsp;"])("reads a run of thousands of %j about as fast as letters", async (blank) => {
  // By the processor and not by the clock, which goes on while others have the machine.
  const timeOf = async (typed: string) => {
    const begun = process.cpuUsage();
    await cleanMessage(`a${typed}b`).catch(() => undefined);
    return process.cpuUsage(begun).user / 1000;
  };
  const letters = await timeOf("x".repeat(39_000));
  expect(await timeOf(blank.repeat(39_000 / blank.length))).toBeLessThan(20 * letters + 300);
});
