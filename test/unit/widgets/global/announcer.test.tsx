import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announce } from '../../../../core/state/slices/ui-slice';
import { closeDialog, showAlert } from '../../../../core/state/ui/dialogs';
import { announcer } from '../../../../widgets/global/announcer';
import { dialog } from '../../../../widgets/global/dialogs/dialog';
import { mountExample } from '../../../support/examples/mount-example';
import { mountWidget } from '../../../support/examples/mount-widget';
import { renderedExamples } from '../../../support/examples/rendered-examples';
import { settle } from '../../../support/jest/settle';
import { giveDialogs } from './give-dialogs';

/** The regions with an alert beside them. */
const withAlert = (html: string) => html + renderedExamples('dialog')[1];

beforeAll(giveDialogs);
beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'performance', 'Date'] });
});

const mount = async (around?: typeof withAlert) => {
  const { store, part } = await mountExample(announcer, around && { around });
  const announced: string[] = [];
  for (const region of [part('polite'), part('assertive')]) {
    const listen = new MutationObserver(() => {
      if (region.textContent) announced.push(`${region.role}: ${region.textContent}`);
    });
    listen.observe(region, { childList: true });
  }
  return { store, part, announced };
};

/** Advances the clock by milliseconds, and waits for the effects. */
const pass = async (milliseconds: number) => {
  await settle();
  await jest.advanceTimersByTimeAsync(milliseconds);
  await settle();
};

describe('the announcer', () => {
  it('waits until the focus has moved, announces a sentence once, and clears it', async () => {
    const { store, part, announced } = await mount();
    await pass(1000);
    expect(announced).toEqual([]);
    store.dispatch(announce('Added to your cart'));
    await pass(100);
    expect(announced).toEqual([]);
    await pass(100);
    expect(part('polite').textContent).toBe('Added to your cart');
    await pass(6000);
    expect(part('polite').textContent).toBe('');
    expect(announced).toEqual(['status: Added to your cart']);
  });

  it.each([
    ['one after the other', 'Sale price', 'Only two left', 0],
    ['also the same one again', 'Quantity 2', 'Quantity 2', 200],
  ])('announces two sentences, %s', async (_, first, second, later) => {
    const { store, announced } = await mount();
    store.dispatch(announce(first));
    await pass(later);
    store.dispatch(announce(second));
    await pass(200 - later);
    expect(announced).toEqual([`status: ${first}`]);
    await pass(700);
    await pass(200);
    expect(announced).toEqual([`status: ${first}`, `status: ${second}`]);
  });

  it('has a separate region for urgent sentences', async () => {
    const { store, announced } = await mount();
    store.dispatch(announce('Enter a number', 'assertive'));
    await pass(200);
    expect(announced).toEqual(['alert: Enter a number']);
  });
});

describe('the announcer, while a dialog makes the page inert', () => {
  const mountUnder = async () => {
    const mounted = await mount(withAlert);
    const { slot, part } = await mountWidget(dialog, undefined, { store: mounted.store });
    void mounted.store.dispatch(showAlert('Sold out'));
    await pass(0);
    mounted.store.dispatch(announce('Your choice is back to red'));
    return { ...mounted, slot, status: () => part('status').textContent };
  };

  it('is silent, and the dialog announces the sentence instead', async () => {
    const { store, announced, slot, status } = await mountUnder();
    await pass(200);
    expect(status()).toBe('Your choice is back to red');
    store.dispatch(closeDialog('alert'));
    await pass(1000);
    expect([slot.hasAttribute('open'), status(), announced]).toEqual([false, '', []]);
  });

  it('announces a sentence that was too late for the dialog', async () => {
    const { store, announced } = await mountUnder();
    await pass(50);
    store.dispatch(closeDialog('alert'));
    await pass(200);
    expect(announced).toEqual(['status: Your choice is back to red']);
  });
});
