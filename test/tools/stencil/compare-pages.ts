/**
 * The first ten differences between two renderings of one page, line by line; empty for equal pages. Blank lines do not count.
 *
 * @param ours the page as the shop renders it
 * @param theirs the page as stencil-cli renders it from the shop's data
 */
export function comparePages(ours: string, theirs: string): string[] {
  const left = lines(ours);
  const right = lines(theirs);
  const differences: string[] = [];
  for (let at = 0; at < Math.max(left.length, right.length) && differences.length < 10; at++) {
    if (left[at] === right[at]) continue;
    differences.push(
      `non-blank line ${at + 1}\n    local shop:  ${left[at] ?? '(nothing)'}\n    stencil-cli: ${right[at] ?? '(nothing)'}`,
    );
  }
  return differences;
}

/**
 * The lines without the parts that have to differ: the nonce (the tool leaves it empty), local URLs, the ids of the theme
 * and its style sheets, the hash of the newest build (the shop fills it in), `data-in-development`, and the CSRF token.
 */
function lines(html: string): string[] {
  return html
    .replace(/ nonce="[^"]*"/g, '')
    .replace(/https?:\/\/localhost:\d+/g, '')
    .replace(/\/stencil\/[\w-]+\//g, '/assets/')
    .replace(/(\/assets\/[^"' ]+?)-[\da-f-]{8,}(\.css)/g, '$1$2')
    .replace(/ integrity="[^"]*"(?: crossorigin="[^"]*")?/g, '')
    .replace(/data-in-development="\w*"/g, '')
    .replace(/"csrf_token":\s*"[^"]*"/g, '"csrf_token":""')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
