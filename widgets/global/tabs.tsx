import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { arrowTarget } from '../../core/controls/arrow-target';
import { isPlainClick } from '../../core/controls/press';
import { hashTarget, removeHash } from '../../core/page/page-url';
import { afterPaint, afterRender } from '../../core/timing/wait';

const contract = defineContract({
  name: 'tabs',
  moment: 'runtime',
  parts: {
    list: required('the element around the links'),
    tab: required('each link, whose URL is "#" and the id of its panel', 'a'),
    panel: required('each element that a link leads to'),
    item: optional('the element around each link'),
  },
});

/** A hash may name an element inside a panel. Without JavaScript, the style sheet shows the panel of the hash. */
export const tabs = defineWidget(contract, function Tabs({ slot, initial, Markup }) {
  const panels = initial('panel').map(({ element }) => element);
  const [active, setActive] = useState(() => Math.max(0, addressedPanel(panels)));
  useHash(panels, setActive);
  useFinding(slot, panels, active, setActive);
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
        className: { 'is-active': isActive(element) },
        'aria-selected': isActive(element),
        'aria-controls': tabName(element),
        tabIndex: leadsTo(element, inTabOrder) ? 0 : -1,
        onClick: (event) => {
          const index = panels.findIndex(({ id }) => id === tabName(element));
          if (index < 0 || !isPlainClick(event)) return;
          event.preventDefault();
          setActive(index);
          // Analytics count history changes as page views, so only a URL of another tab changes: a reload would open
          // that tab. Painted first, because the browser then calculates the styles of all links.
          if (![-1, index].includes(addressedPanel(panels))) {
            void afterPaint().then(removeHash);
          }
        },
      })}
      item={({ element }) => ({
        role: 'presentation',
        // The template marks the first one.
        className: { 'is-active': element.contains(elements.find(isActive) ?? null) },
      })}
      panel={({ element }, index) => ({
        role: 'tabpanel',
        className: { 'is-active': index === active },
        'aria-labelledby': elements.find((tab) => tabName(tab) === element.id)?.id || `${element.id}-link`,
        hidden: index !== active,
      })}
    />
  );
});

const tabName = (tab: HTMLElement): string => tab.getAttribute('href')?.slice(1) ?? '';

/** -1 if the hash leads to none. */
const addressedPanel = (panels: readonly HTMLElement[], target = hashTarget()): number =>
  panels.findIndex((panel) => panel.contains(target));

/**
 * Chromium calculates styles at each new `tabindex` of the focused element: with the classes, twice before the paint.
 */
function useAfterPaint(value: number): number {
  const [painted, setPainted] = useState(value);
  useEffect(() => {
    void afterPaint().then(() => setPainted(value));
  }, [value]);
  return painted;
}

function useHash(panels: readonly HTMLElement[], activate: (index: number) => void): void {
  const [wasShown] = useState(isTargetShown);
  const follow = useEffectEvent((isShown: boolean): void => {
    const target = hashTarget();
    const index = addressedPanel(panels, target);
    if (!target || index < 0) return;
    activate(index);
    // Not every browser opens the disclosures around the target; none opens the target itself.
    for (const box of panels[index]!.querySelectorAll('details')) if (box.contains(target)) box.open = true;
    // The browser could not scroll to a hidden element.
    if (!isShown) afterRender(() => target.scrollIntoView());
  });
  useEffect(() => {
    const listener = (): void => follow(isTargetShown());
    follow(wasShown);
    window.addEventListener('hashchange', listener);
    return () => window.removeEventListener('hashchange', listener);
  }, [wasShown]);
}

/**
 * Lets find-in-page and text fragments find hidden panels. React drops the value `until-found`, so it is written after
 * React: https://github.com/facebook/react/issues/24740
 */
function useFinding(
  slot: HTMLElement,
  panels: readonly HTMLElement[],
  active: number,
  activate: (index: number) => void,
): void {
  const hideOthers = useEffectEvent((shown: number): void => {
    if (!('onbeforematch' in slot)) return;
    for (const [index, panel] of panels.entries()) if (index !== shown) panel.setAttribute('hidden', 'until-found');
  });
  useLayoutEffect(() => afterRender(() => hideOthers(active)), [active]);
  const found = useEffectEvent(({ target }: Event): void => {
    const index = panels.findIndex((panel) => panel === target);
    if (index < 0) return;
    // The browser reveals the panel and scrolls to the match before React renders.
    hideOthers(index);
    activate(index);
  });
  useEffect(() => {
    const listener = (event: Event): void => found(event);
    slot.addEventListener('beforematch', listener);
    return () => slot.removeEventListener('beforematch', listener);
  }, [slot]);
}

/** False in older browsers, without `checkVisibility`. */
const isTargetShown = (): boolean => hashTarget()?.checkVisibility?.() ?? false;
