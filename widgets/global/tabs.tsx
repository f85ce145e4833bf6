import { useEffect, useEffectEvent, useState } from 'react';
import { defineContract, required } from '../../core/contract/define-contract';
import { defineWidget } from '../../core/contract/define-widget';
import { arrowTarget } from '../../core/controls/arrow-target';
import { isPlainClick } from '../../core/controls/is-plain-click';
import { afterPaint } from '../../core/page/after-paint';
import { afterRender } from '../../core/page/after-render';

const contract = defineContract({
  name: 'tabs',
  moment: 'interaction',
  parts: {
    list: required('the element around the links'),
    tab: required('each link (its address is "#tab-" and a name)', 'a'),
    panel: required('each element that a link leads to (its id is the link’s address without the "#")'),
  },
});

/**
 * Links to panels; one panel is shown. Without JavaScript the style sheet shows the panel that the hash names. The widget
 * turns the links into tabs for the keyboard and for screen readers.
 */
export const tabs = defineWidget(contract, function Tabs({ initial, Markup }) {
  const panels = initial('panel').map(({ element }) => element);
  const [active, setActive] = useState(() => Math.max(0, panelAt(panels, location.hash)));
  useHash(panels, setActive);
  const inTabOrder = useAfterPaint(active);

  const elements = initial('tab').map(({ element }) => element);
  const leadsTo = (element: HTMLElement, index: number): boolean =>
    element.getAttribute('href') === `#${panels[index]?.id}`;
  const isActive = (element: HTMLElement): boolean => leadsTo(element, active);
  return (
    <Markup
      list={{
        role: 'tablist',
        onKeyDown: (event) => {
          const next = arrowTarget(event.nativeEvent, elements, 'row');
          if (!next) return;
          event.preventDefault();
          next.focus();
          next.click();
        },
      }}
      tab={({ element }) => ({
        role: 'tab',
        id: element.id || `${tabName(element)}-link`,
        className: isActive(element) ? 'is-active' : undefined,
        'aria-selected': isActive(element),
        'aria-controls': tabName(element),
        tabIndex: leadsTo(element, inTabOrder) ? 0 : -1,
        onClick: (event) => {
          const index = panelAt(panels, `#${tabName(element)}`);
          if (index < 0 || !isPlainClick(event)) return;
          event.preventDefault();
          setActive(index);
          // Analytics count each change of the history as a page view. Only an address that names another tab must change, because a
          // reload or a bookmark would open that tab. Then the browser calculates the styles of all links again, so the tab is painted
          // first.
          if (![-1, index].includes(panelAt(panels, location.hash))) {
            void afterPaint().then(() => history.replaceState(history.state, '', location.pathname + location.search));
          }
        },
      })}
      panel={({ element }, index) => ({
        role: 'tabpanel',
        className: index === active ? 'is-active' : undefined,
        'aria-labelledby': elements.find((tab) => tabName(tab) === element.id)?.id || `${element.id}-link`,
        hidden: index !== active,
      })}
    />
  );
});

const tabName = (tab: HTMLElement): string => tab.getAttribute('href')?.slice(1) ?? '';

/** Only a hash that begins with `#tab-` names a tab. Other hashes belong to other parts of the page. */
const panelAt = (panels: readonly HTMLElement[], hash: string): number =>
  hash.startsWith('#tab-') ? panels.findIndex(({ id }) => `#${id}` === hash) : -1;

/**
 * Returns the previous value until the new one is painted. Chromium calculates styles whenever the `tabindex` of the focused
 * element changes. If it changed together with the classes, Chromium would calculate
 * styles twice before the press is painted.
 */
function useAfterPaint(value: number): number {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    void afterPaint().then(() => setPainted(value));
  }, [value]);
  return painted;
}

/** Activates the tab that a link anywhere on the page leads to. */
function useHash(panels: readonly HTMLElement[], activate: (index: number) => void): void {
  const follow = useEffectEvent((): void => {
    const index = panelAt(panels, location.hash);
    if (index < 0) return;
    activate(index);
    // The panel was hidden, so the browser could not scroll to it.
    afterRender(() => panels[index]?.scrollIntoView());
  });
  useEffect(() => {
    const listener = (): void => follow();
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, []);
}
