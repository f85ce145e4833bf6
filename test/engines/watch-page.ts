/**
 * Notes what a page complains of, from its first moment on, for the whole tab. It goes to pages as its own text, by the
 * merchant's script in their heads: not every driver can run a script before a page's own.
 */
const watchPage = (): void => {
  const note = (kind: string, sentence: unknown) => {
    const noted = JSON.parse(sessionStorage.getItem('noted-trouble') ?? '[]') as string[];
    sessionStorage.setItem('noted-trouble', JSON.stringify([...noted, `${kind}: ${String(sentence).slice(0, 300)}`]));
  };
  window.addEventListener('error', ({ message }) => message && note('page error', message));
  window.addEventListener('unhandledrejection', ({ reason }) => note('promise', reason));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note('policy', `${violatedDirective} forbids ${blockedURI} ${sample}`),
  );
  document.addEventListener('widgets:error', (event) =>
    note('widgets:error', (event as CustomEvent<{ message: string }>).detail.message),
  );
  const { error } = console;
  console.error = (...words: unknown[]) => {
    note('console', words.join(' '));
    error.apply(console, words);
  };
};

/** The script that does so. */
export const watchScript = `(() => { const __name = (it) => it; (${watchPage})(); })();`;

/** What has been noted so far; it runs on the page. */
export const readTrouble = (): string[] => JSON.parse(sessionStorage.getItem('noted-trouble') ?? '[]') as string[];

/** Where a page stands, for whoever reads of a failure; it runs on the page. */
export const describePage = (): string => {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-widget-status]')].map(({ dataset }) => dataset);
  const under = slots.filter(({ widgetStatus }) => widgetStatus === 'loading' || widgetStatus === 'failed');
  return [
    `${location.pathname}${location.search}, ${document.readyState}, ${document.visibilityState}`,
    `${slots.length} slots`,
    ...under.map(({ widget, widgetStatus }) => `${widget} ${widgetStatus}`),
    `focus ${document.hasFocus() ? 'on' : 'not on the window, else on'} ${document.activeElement?.outerHTML.slice(0, 100)}`,
    ...(JSON.parse(sessionStorage.getItem('noted-trouble') ?? '[]') as string[]),
  ].join('; ');
};
