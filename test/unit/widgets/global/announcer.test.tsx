import { beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { announce } from '../../../../core/state/ui/announce';
import { closeDialog, showAlert } from '../../../../core/state/ui/dialogs';
import { announcer } from '../../../../widgets/global/announcer';
import { dialog } from '../../../../widgets/global/dialogs/dialog';
import { mountExample, printExample } from '../../../support/examples/mount-example';
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

describe('the announcer, before its code arrives', () => {
  it('has empty live regions, because a region that is added with its text is not read', () => {
    printExample(announcer);
    expect(document.querySelectorAll('[role="status"]:empty, [role="alert"]:empty')).toHaveLength(2);
  });
});

describe('the announcer, when it is mounted', () => {
  it('announces nothing', async () => {
    const { part, announced } = await mount();
    await pass(1000);
    expect(part('polite').textContent).toBe('');
    expect(part('assertive').textContent).toBe('');
    expect(announced).toEqual([]);
  });
});

describe('the announcer, when there is something to announce', () => {
  it('waits until the focus has moved, announces it once, and clears it', async () => {
    const { store, part, announced } = await mount();
    store.dispatch(announce('Added to your cart'));
    await pass(100);
    expect(announced).toEqual([]);
    await pass(100);
    expect(part('polite').textContent).toBe('Added to your cart');
    await pass(6000);
    expect(part('polite').textContent).toBe('');
    expect(announced).toEqual(['status: Added to your cart']);
  });

  it('announces the same sentence again', async () => {
    const { store, announced } = await mount();
    store.dispatch(announce('Quantity 2'));
    await pass(200);
    store.dispatch(announce('Quantity 2'));
    await pass(700);
    await pass(200);
    expect(announced).toEqual(['status: Quantity 2', 'status: Quantity 2']);
  });

  it('announces one sentence after the other', async () => {
    const { store, announced } = await mount();
    store.dispatch(announce('Sale price'));
    store.dispatch(announce('Only two left'));
    await pass(200);
    expect(announced).toEqual(['status: Sale price']);
    await pass(700);
    await pass(200);
    expect(announced).toEqual(['status: Sale price', 'status: Only two left']);
  });

  it('has a separate region for urgent sentences', async () => {
    const { store, announced, part } = await mount();
    store.dispatch(announce('Enter a number', 'assertive'));
    await pass(200);
    expect(announced).toEqual(['alert: Enter a number']);
    expect(part('polite').textContent).toBe('');
  });
});

describe('the announcer, while a dialog makes the page inert', () => {
  it('is silent, and the dialog announces the sentence instead', async () => {
    const { store, announced } = await mount(withAlert);
    const { slot, part } = await mountWidget(dialog, undefined, { store });
    void store.dispatch(showAlert('Sold out'));
    await pass(0);
    store.dispatch(announce('Your choice is back to red'));
    await pass(200);
    expect(part('status').textContent).toBe('Your choice is back to red');
    store.dispatch(closeDialog('alert'));
    await pass(1000);
    expect(slot.hasAttribute('open')).toBe(false);
    expect(part('status').textContent).toBe('');
    expect(announced).toEqual([]);
  });

  it('announces a sentence that was too late for the dialog', async () => {
    const { store, announced } = await mount(withAlert);
    await mountWidget(dialog, undefined, { store });
    void store.dispatch(showAlert('Sold out'));
    await pass(0);
    store.dispatch(announce('Your choice is back to red'));
    await pass(50);
    store.dispatch(closeDialog('alert'));
    await pass(200);
    expect(announced).toEqual(['status: Your choice is back to red']);
  });
});
