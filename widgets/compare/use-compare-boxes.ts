import { useEffect, useEffectEvent } from 'react';
import { on } from '../../core/events/widget-events';
import { chosenProducts } from './chosen-products';

const boxesOf = (form: HTMLFormElement): HTMLInputElement[] =>
  [...form.elements].filter(
    (field): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'checkbox',
  );

/**
 * Keeps the boxes of a form in step with the chosen products, wherever on the page they stand: they name the form with
 * `form="…"`, and come and go with the lists that hold them.
 *
 * @param changed called when the shopper has ticked a box or taken the tick away
 */
export function useCompareBoxes(form: HTMLFormElement, changed: () => void): void {
  const say = useEffectEvent(changed);
  useEffect(() => {
    const tick = () => {
      const ids = chosenProducts.ids();
      for (const box of boxesOf(form)) box.checked = ids.includes(box.value);
    };
    const hear = ({ target }: Event) => {
      if (!(target instanceof HTMLInputElement) || target.type !== 'checkbox' || target.form !== form) return;
      chosenProducts.choose([target.value], target.checked);
      say();
    };
    const comeBack = ({ persisted }: PageTransitionEvent) => persisted && chosenProducts.refresh();

    // What was ticked before this was there counts.
    const ticked = boxesOf(form).filter(({ checked }) => checked);
    chosenProducts.choose(
      ticked.map(({ value }) => value),
      true,
    );
    tick();
    document.addEventListener('change', hear);
    window.addEventListener('pageshow', comeBack);
    const stops = [chosenProducts.subscribe(tick), on('widgets:listing-changed', tick)];
    return () => {
      document.removeEventListener('change', hear);
      window.removeEventListener('pageshow', comeBack);
      for (const stop of stops) stop();
    };
  }, [form]);
}
