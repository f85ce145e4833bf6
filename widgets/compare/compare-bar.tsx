import { useEffect, useEffectEvent } from 'react';
import { defineContract, defineWidget, optional, required } from '../../core/contract/define-widget';
import { fillMessage } from '../../core/contract/fill-message';
import { unclobbered } from '../../core/dom/unclobbered';
import { on } from '../../core/events/widget-events';
import { navigation } from '../../core/page/navigation';
import { useAppDispatch } from '../../core/state/hooks';
import { announce } from '../../core/state/slices/ui-slice';
import { showAlert } from '../../core/state/ui/dialogs';
import { chosenProducts, compareUrl, useChosenProducts } from './chosen-products';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...unclobbered(form, 'elements')].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );

/** Synchronises checkboxes that may be anywhere on the page (`form="…"`). */
function useCompareBoxes(form: HTMLFormElement, changed: () => void): void {
  const onChanged = useEffectEvent(changed);
  useEffect(() => {
    const tick = () => {
      const ids = chosenProducts.ids();
      for (const box of boxesOf(form)) box.checked = ids.includes(box.value);
    };
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || target.form !== form) return;
      chosenProducts[target.checked ? 'add' : 'remove']([target.value]);
      onChanged();
    };
    const refreshRestored = ({ persisted }: PageTransitionEvent) => persisted && chosenProducts.refresh();

    // The shopper may have ticked boxes before the mount.
    const ticked = boxesOf(form).filter(({ checked }) => checked);
    chosenProducts.add(ticked.map(({ value }) => value));
    tick();
    document.addEventListener('change', choose);
    window.addEventListener('pageshow', refreshRestored);
    const stops = [chosenProducts.subscribe(tick), on('widgets:listing-changed', tick)];
    return () => {
      document.removeEventListener('change', choose);
      window.removeEventListener('pageshow', refreshRestored);
      for (const stop of stops) stop();
    };
  }, [form]);
}

const contract = defineContract({
  name: 'compare-bar',
  moment: 'runtime',
  slot: 'form',
  messages: {
    one: required('the message when one product is chosen'),
    many: required('the message otherwise, with [count] for the number'),
    tooFew: required('the message when fewer than two products are to be compared'),
  },
  parts: {
    count: required('the sentence that says how many products are chosen'),
    submit: required('the button that leads to the comparison'),
    clear: optional('the button that clears all choices'),
  },
});

/** Counts the chosen products of a list and leads to their comparison. */
export const compareBar = defineWidget(contract, function CompareBar({ slot, initial, Markup, one, many, tooFew }) {
  const dispatch = useAppDispatch();
  const ids = useChosenProducts();
  const messageFor = (count: number) => (count === 1 ? one : fillMessage(many, { count }));
  const announceCount = () => void dispatch(announce(messageFor(chosenProducts.ids().length)));
  useCompareBoxes(slot, announceCount);

  const submit = (event: Event) => {
    event.preventDefault();
    if (ids.length < 2) void dispatch(showAlert(tooFew, 'warning'));
    else navigation.goTo(compareUrl(unclobbered(slot, 'action'), ids));
  };
  const clear = () => {
    // The button is about to be hidden and would lose the focus.
    initial('submit')[0].element.focus();
    chosenProducts.remove(ids);
    announceCount();
  };

  return (
    <Markup
      slot={{ onSubmit: submit, className: ids.length > 0 ? 'is-active' : undefined }}
      count={ids.length > 0 ? { text: messageFor(ids.length) } : {}}
      clear={{ hidden: ids.length === 0, onClick: clear }}
    />
  );
});
