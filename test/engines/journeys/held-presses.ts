import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { add, openHeld, pause, preview, quantity } from '../held-page';
import type { Journey } from '../journey';

const glaze = 'main .productView .form-option';

export const newerChoice: Journey = {
  name: 'a held press is not done when the option or the quantity was changed meanwhile; the next one is',
  go: async (visit) => {
    const { tab, shop } = visit;
    const { arrive, isBusy, expectNothing } = await openHeld(visit, '/enamel-mug/');
    for (const change of [() => tab.click(`${glaze} >> Tricolour`), () => tab.fill(quantity, '2')]) {
      await tab.click(add);
      expectSame(await isBusy(add), true, 'whether the press was taken');
      await change();
      expectSame(await isBusy(add), false, 'whether it is held after a change');
    }
    await arrive();
    await expectNothing();
    await tab.click(add);
    await tab.untilShown(preview);
    expectSame(
      cartLines(shop).map(({ choices, quantity: count }) => [choices[0]?.value?.label, count]),
      [['Tricolour', 2]],
      'the cart',
    );
  },
};

export const repeatedPress: Journey = {
  name: 'a held press is done once, however often it was repeated, by the pointer and by a key that is held down',
  go: async (visit) => {
    const { tab } = visit;
    const { arrive, held, adds } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await tab.click(add);
    await tab.focus(add);
    await tab.press('Enter');
    await tab.holdDown('Enter', 5);
    await arrive();
    await tab.untilShown(preview);
    expectSame({ held: held(), adds: adds() }, { held: [[107, 1]], adds: 1 }, 'what came of it');
  },
};

/** Milliseconds within which a press must be repeated once its code is loaded. */
const AT_ONCE = 1_000;

/** Records the time from the mount of a form to its submit. */
const noteDelays = (): void => {
  const mounted = new Map<EventTarget | null, number>();
  const delays: number[] = [];
  new MutationObserver((changes) => {
    for (const { target } of changes) {
      if ((target as HTMLElement).dataset.widgetStatus === 'mounted') mounted.set(target, performance.now());
    }
  }).observe(document, { attributeFilter: ['data-widget-status'], subtree: true });
  window.addEventListener('submit', ({ target }) => delays.push(performance.now() - (mounted.get(target) ?? 0)), true);
  Object.assign(window, { delays });
};

export const twoPresses: Journey = {
  name: 'held presses on two cards are both done, though the list’s own code never comes',
  go: async (visit) => {
    const { tab, shop } = visit;
    const { release, isBusy, held, adds } = await openHeld(visit, '/workshop/');
    const keepBack = () => {
      for (const group of ['category', 'facets', 'compare']) {
        shop.world.faults.add({ kind: 'slow', path: `/assets/cdn/widgets/*/${group}.js`, ms: 60_000 });
      }
    };
    keepBack();
    const buttons = ['Claw Hammer, 16 oz', 'Tape Measure, 16 ft'].map(
      (name) => `article.card >> ${name} >> [data-widget="add-to-cart"] button`,
    );
    for (const button of buttons) await tab.click(button);
    for (const button of buttons) expectSame(await isBusy(button), true, `whether the press on ${button} was taken`);
    await tab.read(noteDelays, null);
    release();
    keepBack();
    for (let waited = 0; waited < 20_000 && held().length < 2; waited += 40) await pause(40);
    const look = () =>
      tab.read(
        () => ({
          list: document.querySelector<HTMLElement>('[data-widget="category-listing"]')?.dataset.widgetStatus,
          delays: (window as unknown as { delays: number[] }).delays,
        }),
        null,
      );
    // The list's code is asked for when the page is idle, maybe after both answers.
    let seen = await look();
    for (let waited = 0; waited < 5_000 && seen.list === 'waiting'; waited += 40) {
      await pause(40);
      seen = await look();
    }
    const { list, delays } = seen;
    expectSame(
      { held: held(), adds: adds(), list, areAtOnce: delays.map((delay) => delay < AT_ONCE) },
      {
        held: [
          [107, 1],
          [128, 1],
        ],
        adds: 2,
        list: 'loading',
        areAtOnce: [true, true],
      },
      'what came of it',
    );
  },
};

export const othersListeners: Journey = {
  name: 'a held press is heard by the listeners of others once, when it is done, and theirs is the last word',
  go: async (visit) => {
    const { tab } = visit;
    const { expectNothing, isBusy } = await openHeld(visit, '/claw-hammer/');
    await tab.read((selector) => {
      const heard: string[] = [];
      Object.assign(window, { heard });
      const pressed = document.querySelector<HTMLButtonElement>(selector)!;
      pressed.addEventListener('click', ({ type }) => void heard.push(type));
      pressed.form!.addEventListener('submit', (event) => {
        heard.push(event.type);
        event.preventDefault();
        event.stopPropagation();
      });
    }, add);
    const heard = () => tab.read(() => (window as unknown as { heard: string[] }).heard, null);
    await tab.click(add);
    await tab.click(add);
    expectSame([await heard(), await isBusy(add)], [[], true], 'what others heard of a held press');
    await expectNothing();
    expectSame(await heard(), ['click', 'submit'], 'what others heard');
    await tab.until('it can be pressed again', (which) => !document.querySelector(which)?.ariaBusy, add);
  },
};
