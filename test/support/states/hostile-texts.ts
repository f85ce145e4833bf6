import type { BrowserContext, Page } from 'playwright-core';
import { lookAgain } from '../driver/look-again';
import { type Network, watchNetwork } from '../driver/watch-network';
import { settle } from './enter-state';

/** Texts of script injection attacks; each would call `hacked` with its name. */
const texts: Readonly<Record<string, string>> = {
  json: '\\"});hacked(`json`);//',
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a template's placeholder in a plain text is the attack.
  template: '${hacked(`template`)}',
  script: '<script>hacked(`script`)</script>',
  picture: '<img src=x onerror=hacked(`picture`)>',
  drawing: '<svg onload=hacked(`drawing`)></svg>',
  frame: '<iframe srcdoc="<script>parent.hacked(`frame`)</script>"></iframe>',
  link: '<a href="javascript:hacked(`link`)">x</a>',
  url: 'javascript:hacked(`address`)',
  encoded: '&lt;img src=x onerror=hacked(`encoded`)&gt;',
  'encoded twice': '&amp;lt;img src=x onerror=hacked(`twice`)&amp;gt;',
  'double quote': '" autofocus tabindex=0 onfocus=hacked(`quote`) x="',
  'single quote': "' autofocus tabindex=0 onfocus=hacked(`apostrophe`) x='",
  'end of an attribute': '"><img src=x onerror=hacked(`attribute`)>',
  'end of another attribute': "'><img src=x onerror=hacked(`attribute2`)>",
  'end of a script': '</script><script>hacked(`end`)</script>',
  'end of plain text':
    '</title></textarea></style></noscript></template></select></xmp>--><img src=x onerror=hacked(`raw`)>',
  'changed by reading twice': '<noscript><p title="</noscript><img src=x onerror=hacked(`mutated`)>"></noscript>',
  'changed by a namespace':
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=x onerror=hacked(`math`)&gt;">',
  'an unfinished tag': '<img src=x onerror=hacked(`unfinished`) x=',
};

/** All texts as one. */
export const hostileText = Object.values(texts).join(' ');

export interface Hacks {
  /**
   * Returns the texts that ran as a script since the last call, and those that are elements of the page, even if they
   * did not run. Waits until the page has settled.
   */
  found(): Promise<string[]>;
  /** The same for a document that is not shown: runs its inline scripts, and returns its elements. */
  foundIn(html: string): Promise<string[]>;
}

/** Watches all pages of a shopper for scripts from a text. Call it before the page navigates. */
export async function watchForHacks(page: Page): Promise<Hacks> {
  const context: BrowserContext = page.context();
  const network = watchNetwork(page);
  let ran: string[] = [];
  await context.exposeFunction('hacked', (name: string) => void ran.push(`ran: ${name}`));
  return {
    found: async () => {
      const elements = await lookAgain(() => settledElements(page, network));
      const all = [...ran, ...elements];
      ran = [];
      return all;
    },
    foundIn: (html) => readDocument(page, html),
  };
}

/** The elements of these texts in the page, after it has settled. */
async function settledElements(page: Page, network: Network): Promise<string[]> {
  await settle(page);
  await network.idle();
  return findElements(page);
}

const marks =
  '[onerror], [onload], [onfocus], [src="x"], [srcdoc], [href^="javascript:" i], [action^="javascript:" i], mglyph';

/** Finds the elements of these texts in the page. */
const findElements = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const rooms = [document, ...[...document.querySelectorAll('template')].map(({ content }) => content)];
    return rooms.flatMap((room) =>
      [...room.querySelectorAll(selector)].map(({ outerHTML }) => outerHTML.slice(0, 120)),
    );
  }, marks);

/** Runs a document's inline scripts, and returns the injected calls and elements. */
const readDocument = (page: Page, html: string): Promise<string[]> =>
  page.evaluate(
    ([selector, markup]) => {
      const ran: string[] = [];
      const rendered = new DOMParser().parseFromString(markup, 'text/html');
      for (const script of rendered.querySelectorAll<HTMLScriptElement>('script:not([src])')) {
        if (/json|speculationrules/.test(script.type)) continue;
        Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
        // Without storage: what one document stores must not make the page reload for the next one.
        new Function('hacked', 'localStorage', script.textContent)((name: string) => ran.push(`ran: ${name}`));
      }
      const rooms = [rendered, ...[...rendered.querySelectorAll('template')].map(({ content }) => content)];
      const elements = rooms.flatMap((room) => [...room.querySelectorAll(selector)]);
      return [...ran, ...elements.map(({ outerHTML }) => outerHTML.slice(0, 120))];
    },
    [marks, html] as const,
  );
