import { markOwn } from '../dom/foreign-nodes';
import { pageNonce } from '../dom/page-nonce';
import { trusted } from '../dom/trusted';
import { report } from '../errors/report';

/** Others are data blocks. */
const CODE = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

export const isCode = (node: Node): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && CODE.test(node.type.trim());

/**
 * Runs server-rendered scripts as the parser would: in order, each after the blocking ones before it. Scripts parsed by
 * `innerHTML` never run, so copies replace them. One without a `nonce` runs only if the policy allows the page's own
 * without: `strict-dynamic` would allow all.
 */
export async function runScripts(scripts: readonly HTMLScriptElement[]): Promise<void> {
  // Now all parts of the commit have their HTML.
  await null;
  for (const script of scripts) if (script.isConnected) await run(script);
}

/** @returns a promise if the next script must wait */
function run(script: HTMLScriptElement): Promise<unknown> | undefined {
  const range = document.createRange();
  // Scripts of a contextual fragment may run, with attributes parsed as trusted HTML.
  const parse = <Found extends HTMLElement>(html: string) =>
    range.createContextualFragment(trusted.createHTML(html)).firstChild as Found;
  const copy = parse<HTMLScriptElement>(script.outerHTML);
  const fail = (cause: unknown) =>
    report({ kind: 'listener', message: `a script in HTML of the shop threw: ${String(cause)}`, element: copy, cause });
  const nonce = pageNonce();
  if (copy.hasAttribute('nonce')) copy.nonce = nonce;
  // A policy that allows inline scripts without a nonce allows inline handlers.
  else if ((nonce || !copy.src) && !parse('<i onclick=0>').onclick) {
    return void report({ kind: 'listener', message: 'a script in HTML of the shop has no nonce', element: copy });
  }
  const isBlocking = copy.src && !copy.noModule && copy.type !== 'module' && !copy.matches('[async], [defer]');
  const thrown = ({ error, message }: ErrorEvent) => fail(error ?? message);
  const loaded = new Promise((resolve) => ['load', 'error'].map((type) => copy.addEventListener(type, resolve)));
  // After parsing, `document.write` would replace the page. Trusted Types refuse plain strings here, too.
  let written = '';
  const keep = (...html: string[]) => void (written += html.join(''));
  const { write, writeln, open, close } = document;
  Object.assign(document, { write: keep, writeln: keep, open: keep, close: keep });
  addEventListener('error', thrown);
  // Inserted nodes count as the server's: they go when the script runs again.
  const observer = new MutationObserver(() => {});
  observer.observe(document, { childList: true, subtree: true });
  try {
    script.replaceWith(copy);
    if (written) copy.after(range.createContextualFragment(written));
  } catch (cause) {
    fail(cause);
  }
  for (const { addedNodes } of observer.takeRecords()) addedNodes.forEach(markOwn);
  observer.disconnect();
  removeEventListener('error', thrown);
  Object.assign(document, { write, writeln, open, close });
  return isBlocking ? loaded : undefined;
}
