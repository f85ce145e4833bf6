import { useEffect, useEffectEvent } from 'react';
import { on } from '../../core/events/widget-events';
import { chosenProducts } from './chosen-products';
import { unhidden } from '../../core/page/unhidden';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...unhidden(form, 'elements')].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );

/**
 * Synchronises a form's checkboxes with the chosen products. The boxes may be anywhere on the page, because each names the
 * form with `form="…"`. A changed list adds and removes boxes.
 *
 * @param changed called when the shopper has ticked or unticked a box
 */
export function useCompareBoxes(form: HTMLFormElement, changed: () => void): void {
  const onChanged = useEffectEvent(changed);
  useEffect(() => {
    const tick = () => {
      const ids = chosenProducts.ids();
      for (const box of boxesOf(form)) box.checked = ids.includes(box.value);
    };
    const choose = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || target.form !== form) return;
      chosenProducts.choose([target.value], target.checked);
      onChanged();
    };
    const refreshRestored = ({ persisted }: PageTransitionEvent) => persisted && chosenProducts.refresh();

    // The shopper may have ticked boxes before the widget was mounted.
    const ticked = boxesOf(form).filter(({ checked }) => checked);
    chosenProducts.choose(
      ticked.map(({ value }) => value),
      true,
    );
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
