import { describe, expect, it } from '@jest/globals';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { breakpointQuery, useBreakpoint } from '../../../../core/page/breakpoints';

describe('breakpoints', () => {
  const lists = new Map<string, EventTarget & { matches: boolean }>();
  const resize = (query: string, matches: boolean): void => {
    const list = lists.get(query)!;
    list.matches = matches;
    list.dispatchEvent(new Event('change'));
  };
  const Wide = (): string => (useBreakpoint('medium') ? 'wide' : 'narrow');

  it('are those of the style sheets, and a component follows them', async () => {
    Object.assign(window, {
      matchMedia: (query: string) => {
        if (!lists.has(query)) lists.set(query, Object.assign(new EventTarget(), { matches: true }));
        return lists.get(query)!;
      },
    });
    expect((['small', 'medium', 'large'] as const).map(breakpointQuery)).toEqual([
      '(min-width: 551px)',
      '(min-width: 801px)',
      '(min-width: 1261px)',
    ]);

    const container = document.createElement('div');
    const root = createRoot(container);
    flushSync(() => root.render(<Wide />));
    expect(container.textContent).toBe('wide');
    flushSync(() => resize('(min-width: 801px)', false));
    expect(container.textContent).toBe('narrow');
    flushSync(() => root.unmount());
  });

  it('hydrate as the server rendered, for small screens, and then follow the screen', () => {
    lists.clear();
    const container = document.createElement('div');
    container.textContent = 'narrow';
    const text = container.firstChild;
    const root = flushSync(() => hydrateRoot(container, <Wide />));
    expect(container.firstChild).toBe(text);
    expect(container.textContent).toBe('wide');
    flushSync(() => root.unmount());
  });
});
