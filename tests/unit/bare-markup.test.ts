import { expect, test } from "vitest";
import { bareMarkup } from "../../src/integrations/bare-markup.ts";

test("what browsers add by themselves goes: spaces at the edges of blocks, ends of items", () => {
  const list = '<ul> <li><a href="/">One</a></li> <li> <p>Two</p> </li> </ul>';
  expect(bareMarkup(`<div> ${list} </div>`)).toBe(
    '<div><ul><li><a href="/">One</a><li><p>Two</p></ul></div>',
  );
  expect(bareMarkup("<dl> <dt>A</dt> <dd>B</dd> <dt>C</dt> <dd>D</dd> </dl>")).toBe(
    "<dl><dt>A<dd>B<dt>C<dd>D</dl>",
  );
});

test.each([
  ["spaces between words and links", "<p>One <a>two</a> <b>three</b></p>"],
  ["an end that something else follows", "<ul><li>One</li><!--more--></ul>"],
  ["texts of forms", "<textarea> <p> </p> </textarea>"],
  ["preformatted text", "<pre> <div> </div> </pre>"],
  ["scripts", "<script>'<li>1</li> <li>2</li>'</script>"],
  ["marks for functions", "<!--<p> </p> <p>-->"],
])("%s stay", (_what, html) => {
  expect(bareMarkup(html)).toBe(html);
});
