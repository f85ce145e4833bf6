import { until } from '../../support/driver/until';
import { cartLines } from '../../support/shopping/read-cart';
import { expectSame } from '../expect-same';
import { add, openHeld, preview, quantity } from '../held-page';
import type { Journey } from '../journey';

const glaze = 'main .productView .form-option';

export const newerChoice: Journey = {
  name: 'a held press is dropped if the shopper changes the option or quantity; the next press works',
  go: async (visit) => {
    const { tab, shop } = visit;
    const { arrive, isBusy, expectNothing } = await openHeld(visit, '/enamel-mug/');
    for (const change of [() => tab.click(`${glaze} >> Tricolour`), () => tab.fill(quantity, '2')]) {
      await tab.click(add);
      expectSame(await isBusy(add), true, 'whether the press is held');
      await change();
      expectSame(await isBusy(add), false, 'whether the press is held after a change');
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
  name: 'a held press runs once, however often the shopper repeats it by pointer or key',
  go: async (visit) => {
    const { tab } = visit;
    const { arrive, inCart, adds } = await openHeld(visit, '/claw-hammer/');
    await tab.click(add);
    await tab.click(add);
    await tab.focus(add);
    await tab.press('Enter');
    await tab.holdDown('Enter', 5);
    await arrive();
    await tab.untilShown(preview);
    expectSame({ inCart: inCart(), adds: adds() }, { inCart: [[107, 1]], adds: 1 }, 'the result');
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
  name: 'held presses on two cards both run, even if the code of the list never loads',
  go: async (visit) => {
    const { tab, shop } = visit;
    const { release, isBusy, inCart, adds } = await openHeld(visit, '/workshop/');
    const delayList = () => {
      for (const group of ['category', 'facets', 'compare']) {
        shop.world.faults.add({ kind: 'slow', path: `/assets/cdn/widgets/*/${group}.js`, ms: 60_000 });
      }
    };
    delayList();
    const buttons = ['Claw Hammer, 16 oz', 'Tape Measure, 16 ft'].map(
      (name) => `article.card >> ${name} >> [data-widget="add-to-cart"] button`,
    );
    for (const button of buttons) await tab.click(button);
    for (const button of buttons) expectSame(await isBusy(button), true, `whether the press on ${button} is held`);
    await tab.read(noteDelays, null);
    release();
    delayList();
    await until('both items are in the cart', () => inCart().length === 2);
    const look = () =>
      tab.read(
        () => ({
          list: document.querySelector<HTMLElement>('[data-widget="category-listing"]')?.dataset.widgetStatus,
          delays: (window as unknown as { delays: number[] }).delays,
        }),
        null,
      );
    // The page requests the list's code when it is idle, perhaps after both answers.
    await until('the list is not waiting', async () => (await look()).list !== 'waiting');
    const { list, delays } = await look();
    expectSame(
      { inCart: inCart(), adds: adds(), list, areAtOnce: delays.map((delay) => delay < AT_ONCE) },
      {
        inCart: [
          [107, 1],
          [128, 1],
        ],
        adds: 2,
        list: 'loading',
        areAtOnce: [true, true],
      },
      'the result',
    );
  },
};

export const othersListeners: Journey = {
  name: 'listeners of other scripts get a held press once, when it runs, and can cancel it',
  go: async (visit) => {
    const { tab } = visit;
    const { expectNothing, isBusy } = await openHeld(visit, '/claw-hammer/');
    await tab.read((selector) => {
      const events: string[] = [];
      Object.assign(window, { events });
      const pressed = document.querySelector<HTMLButtonElement>(selector)!;
      pressed.addEventListener('click', ({ type }) => void events.push(type));
      pressed.form!.addEventListener('submit', (event) => {
        events.push(event.type);
        event.preventDefault();
        event.stopPropagation();
      });
    }, add);
    const events = () => tab.read(() => (window as unknown as { events: string[] }).events, null);
    await tab.click(add);
    await tab.click(add);
    expectSame([await events(), await isBusy(add)], [[], true], 'the events while the press is held');
    await expectNothing();
    expectSame(await events(), ['click', 'submit'], 'the events of the repeated press');
    await tab.until('the button can be pressed again', (which) => !document.querySelector(which)?.ariaBusy, add);
  },
};
