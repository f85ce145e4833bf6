import { report } from '../errors/report';
import { markOwn } from '../dom/foreign-nodes';
import { pageNonce } from '../dom/page-nonce';
import { trusted } from '../dom/trusted';

/** The types of the scripts that a browser runs. A script of another type is a data block. */
const CODE = /^(|module|(text|application)\/(x-)?(java|ecma)script)$/i;

/** Whether a node is a script that a browser would run, not a data block. */
export const isCode = (node: Node): node is HTMLScriptElement =>
  node instanceof HTMLScriptElement && CODE.test(node.type.trim());

/**
 * Runs scripts of server-rendered HTML as the parser would run them: in their order, each after the external scripts before it
 * that are neither `async` nor `defer`. Browsers never run scripts that `innerHTML` has parsed, so each one is replaced by a copy
 * that can run. A script with a `nonce` gets the page's nonce. One without runs only where the policy allows the page's own
 * scripts without: `strict-dynamic` would allow every script that another one inserts.
 *
 * @param scripts elements of the page; one that has left the page meanwhile does not run
 */
export async function runScripts(scripts: readonly HTMLScriptElement[]): Promise<void> {
  // After this microtask all parts that React writes in the same commit have their new HTML.
  await null;
  for (const script of scripts) if (script.isConnected) await run(script);
}

/** @returns a promise if the next script must wait */
function run(script: HTMLScriptElement): Promise<unknown> | undefined {
  const range = document.createRange();
  // The parser allows the scripts of a contextual fragment to run, with the attributes that it has parsed as trusted HTML.
  const parse = <Found extends HTMLElement>(html: string) =>
    range.createContextualFragment(trusted.createHTML(html)).firstChild as Found;
  const copy = parse<HTMLScriptElement>(script.outerHTML);
  const fail = (cause: unknown) =>
    report({ kind: 'listener', message: `a script in HTML of the shop threw: ${String(cause)}`, element: copy, cause });
  const nonce = pageNonce();
  if (copy.hasAttribute('nonce')) copy.nonce = nonce;
  // A policy that allows inline scripts without a nonce also allows inline handlers; others remove them.
  else if ((nonce || !copy.src) && !parse('<i onclick=0>').onclick) {
    return void report({ kind: 'listener', message: 'a script in HTML of the shop has no nonce', element: copy });
  }
  const isBlocking = copy.src && !copy.noModule && copy.type !== 'module' && !copy.matches('[async], [defer]');
  const thrown = ({ error, message }: ErrorEvent) => fail(error ?? message);
  const loaded = new Promise((resolve) => ['load', 'error'].map((type) => copy.addEventListener(type, resolve)));
  // The page is parsed, so `document.write` would replace it. Its text is inserted behind the script, where the parser would have
  // read it. With Trusted Types the browser refuses plain strings here, as `document.write` does.
  let written = '';
  const keep = (...html: string[]) => void (written += html.join(''));
  const { write, writeln, open, close } = document;
  Object.assign(document, { write: keep, writeln: keep, open: keep, close: keep });
  addEventListener('error', thrown);
  // What the script inserts now counts as the server's: it goes when the script runs again.
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
