import { setTimeout as pause } from 'node:timers/promises';
import { expectSame } from '../expect-same';
import type { Journey } from '../journey';

const results = 'header .quickSearch-results';

export const composition: Journey = {
  name: 'while an input method composes a text, nothing is searched, moved or closed',
  go: async ({ tab, shop }) => {
    const searches = () =>
      shop.world.log
        .all()
        .flatMap(({ path, query, headers }) =>
          path === '/search.php' && headers['stencil-options'] ? [decodeURIComponent(query)] : [],
        );
    /** The drivers have no input method, so the page gets the events of one. */
    const compose = (text: string, isComposing: boolean) =>
      tab.read(
        (given) => {
          const field = document.activeElement as HTMLInputElement;
          field.value = given.text;
          field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }));
          if (!given.isComposing) field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
        },
        { text, isComposing },
      );
    const press = (key: string) =>
      tab.read((pressed) => {
        const event = new KeyboardEvent('keydown', {
          key: pressed,
          isComposing: true,
          bubbles: true,
          cancelable: true,
        });
        return document.activeElement!.dispatchEvent(event);
      }, key);
    await tab.open('/furniture/');
    await tab.click('#nav-quick-search');
    await tab.untilMounted('header [data-widget="quick-search"]');
    for (const text of ['l', 'la', 'lam', 'lamp']) await compose(text, true);
    await pause(1_600);
    expectSame(searches(), [], 'the searches');
    await compose('lamp', false);
    await tab.untilShown(`${results} a >> Harbour Desk Lamp`);
    expectSame([await press('ArrowDown'), await press('Escape')], [true, true], 'the keys left to the input method');
    await pause(300);
    expectSame(await tab.read(() => document.activeElement?.id, null), 'nav-quick-search', 'the focus');
    await tab.untilShown(`${results} a >> Harbour Desk Lamp`);
    expectSame(searches(), ['?search_query=lamp'], 'the searches');
    await tab.fill('#nav-quick-search', '');
    await compose('棚', false);
    await pause(1_800);
    expectSame(searches(), ['?search_query=lamp', '?search_query=棚'], 'the searches');
  },
};

export const typedNumbers: Journey = {
  name: 'a decimal comma is read as one, in an option and in the price filter',
  go: async ({ tab }) => {
    const height = '#attribute_number_11604';
    await tab.open('/hand-painted-sign/');
    await tab.untilMounted('main [data-widget="product-options"]');
    const sent = (text: string) =>
      tab.fill(height, text).then(() =>
        tab.read((selector) => {
          const field = document.querySelector<HTMLInputElement>(selector)!;
          return [field.value, new FormData(field.form!).get(field.name), field.validity.valid];
        }, height),
      );
    expectSame(await sent('0,5'), ['0,5', '0.5', true], 'the half');
    expectSame(await sent('1.5'), ['1.5', '1.5', true], 'one and a half');
    expectSame(await sent('0,25'), ['0,25', '0.25', false], 'a quarter');
    expectSame(await sent('1 2'), ['1 2', '1 2', false], 'no number');
    await tab.click('main #form-action-addToCart');
    await tab.untilShown('main [role="alert"] >> Letter height in inches must be a number from 0.5 to 10.');

    await tab.open('/workshop/');
    await tab.fill('#facet-min-price', '10,50');
    await tab.fill('#facet-max-price', '50,25');
    await tab.press('Enter');
    await tab.untilAt('min_price=10.50&max_price=50.25');
  },
};
