/**
 * Records a page's errors from its start, for the whole tab. The merchant's script in the head contains its source
 * text, because not every driver can run a script before the page's own.
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

/** The script that runs `watchPage`. */
export const watchScript = `(() => { const __name = (it) => it; (${watchPage})(); })();`;

/** The errors recorded so far; it runs on the page. */
export const readTrouble = (): string[] => JSON.parse(sessionStorage.getItem('noted-trouble') ?? '[]') as string[];

/** The state of a page, for the report of a failure; it runs on the page. */
export const describePage = (): string => {
  const slots = [...document.querySelectorAll<HTMLElement>('[data-widget-status]')].map(({ dataset }) => dataset);
  const unfinished = slots.filter(({ widgetStatus }) => widgetStatus === 'loading' || widgetStatus === 'failed');
  return [
    `${location.pathname}${location.search}, ${document.readyState}, ${document.visibilityState}`,
    `${slots.length} slots`,
    ...unfinished.map(({ widget, widgetStatus }) => `${widget} ${widgetStatus}`),
    `focus ${document.hasFocus() ? 'on' : 'not on the window, else on'} ${document.activeElement?.outerHTML.slice(0, 100)}`,
    ...(JSON.parse(sessionStorage.getItem('noted-trouble') ?? '[]') as string[]),
  ].join('; ');
};
