import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { boolean } from '../../core/contract/attribute';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { isolate, lockScroll } from '../../core/controls/overlays';
import { isComposing } from '../../core/controls/press';
import { unclobbered } from '../../core/dom/unclobbered';
import { useBreakpoint } from '../../core/page/breakpoints';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';
import { recentList } from '../../core/storage/recent-list';

const recentSearches = recentList('recent-searches', { limit: 8, days: 30 });
/** Characters; longer texts were pasted by mistake. */
const LONGEST = 100;

/**
 * In the top layer, over an inert page. The field stays the same element, so it keeps the focus and the keyboard.
 * Escape closes it, and Android's *Back* because of `auto`.
 *
 * @param closed called when the browser has closed it
 */
function useFullScreen(slot: HTMLElement, isOpen: boolean, label: string, closed: () => void): void {
  const onClosed = useEffectEvent(closed);
  useLayoutEffect(() => {
    if (!isOpen) return;
    const attributes = { popover: 'auto', role: 'dialog', 'aria-modal': 'true', 'aria-label': label };
    for (const [name, value] of Object.entries(attributes)) slot.setAttribute(name, value);
    slot.showPopover();
    const release = isolate(slot);
    lockScroll('has-activeNavPages', true);
    const follow = ({ newState }: ToggleEvent) => newState === 'closed' && onClosed();
    slot.addEventListener('toggle', follow);
    // Chromium's search field would only become empty. On the window, because Escape first closes the results.
    const closeAtEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.defaultPrevented || isComposing(event)) return;
      event.preventDefault();
      onClosed();
    };
    window.addEventListener('keydown', closeAtEscape);
    return () => {
      window.removeEventListener('keydown', closeAtEscape);
      slot.removeEventListener('toggle', follow);
      lockScroll('has-activeNavPages', false);
      release();
      slot.hidePopover();
      for (const name of Object.keys(attributes)) slot.removeAttribute(name);
    };
  }, [isOpen, label, slot]);
}

const contract = defineContract({
  name: 'search-panel',
  moment: 'interaction',
  attributes: { recents: boolean(true) },
  messages: {
    label: required('the name of the dialog'),
    remove: required('the name of the button that removes [term]'),
    removed: required('the announcement that [term] was removed'),
    cleared: required('the announcement that all were removed'),
  },
  parts: {
    close: required('the button that closes the dialog', 'button'),
    recent: optional('the element around the recent searches'),
    list: optional('the list of the recent searches'),
    clear: optional('the button that removes all of them', 'button'),
  },
});

/** A dialog on narrow screens, with recent searches. Form and results are other slots. */
export const searchPanel = defineWidget(contract, function SearchPanel({ slot, Markup, recents, ...messages }) {
  const dispatch = useAppDispatch();
  const [{ form, input }] = useState(() => {
    const form = slot.querySelector('form')!;
    return { form, input: slot.querySelector<HTMLInputElement>('input[type="search"]')! };
  });
  const isWide = useBreakpoint('medium');
  // The shopper may have pressed the field before the mount.
  const [isActive, setActive] = useState(() => input === document.activeElement);
  const [isWanted, setWanted] = useState(isActive);
  const [typed, setTyped] = useState(input.value);
  const [terms, setTerms] = useState(recentSearches.read);
  const isOpen = isWanted && !isWide;

  const close = () => {
    setWanted(false);
    setActive(false);
    // In the field, a phone would show its keyboard.
    if (slot.contains(document.activeElement)) form.querySelector<HTMLElement>('[type="submit"]')?.focus();
  };
  useFullScreen(slot, isOpen, messages.label, close);

  useEffect(() => {
    if (!isActive) return;
    const leave = ({ target }: Event) => {
      if (target instanceof Node && !slot.contains(target)) setActive(false);
    };
    // Safari moves no focus to a pressed link: a lost focus says nothing.
    for (const type of ['focusin', 'pointerdown']) document.addEventListener(type, leave);
    return () => {
      for (const type of ['focusin', 'pointerdown']) document.removeEventListener(type, leave);
    };
  }, [isActive, slot]);

  const store = () => {
    const term = input.value.trim();
    if (recents && term && term.length <= LONGEST) recentSearches.add(term);
  };
  const update = (sentence: string) => {
    input.focus();
    setTerms(recentSearches.read());
    dispatch(announce(sentence));
  };
  const urlOf = (term: string) => {
    const url = new URL(unclobbered(form, 'action'), document.baseURI);
    url.searchParams.set(input.name, term);
    return url.href;
  };

  return (
    <Markup
      slot={{
        onFocusIn: ({ target }) => {
          if (target !== input) return;
          setTerms(recentSearches.read());
          setActive(true);
        },
        onClick: ({ target }) => {
          if (target === input) setWanted(true);
          // A quick result leads away from the term.
          else if (target instanceof Element && target.closest('[data-widget]') !== slot && target.closest('a[href]'))
            store();
        },
        onInput: () => {
          setTyped(input.value);
          setWanted(true);
        },
        onKeyDown: ({ key }) => {
          // The browser closes the dialog.
          if (key === 'Escape' && !isOpen) setActive(false);
        },
        onSubmit: store,
      }}
      close={{ hidden: !isOpen, onClick: close }}
      recent={{ hidden: !recents || !(isActive || isOpen) || typed.trim() !== '' || terms.length === 0 }}
      list={{
        children: terms.map((term) => (
          <li key={term} className="searchPanel-item">
            <a className="searchPanel-term" href={urlOf(term)}>
              {term}
            </a>
            <button
              type="button"
              className="searchPanel-remove"
              aria-label={fillMessage(messages.remove, { term })}
              onClick={() => {
                recentSearches.remove(term);
                update(fillMessage(messages.removed, { term }));
              }}
            />
          </li>
        )),
      }}
      clear={{
        onClick: () => {
          recentSearches.clear();
          update(messages.cleared);
        },
      }}
    />
  );
});
