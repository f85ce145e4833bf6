import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { defineContract, defineWidget, required } from '../../../../core/contract/define-widget';
import { identityPolicy } from '../../../../core/dom/trusted';
import { type DueSlot, settleSlots } from '../../../../core/mount/due-slot';
import type { Settled } from '../../../../core/mount/mount-slot';
import { defineGroup, mountSlots } from '../../../../core/mount/mount-slots';
import type { Session } from '../../../../core/mount/session';
import { complaints } from '../../../support/jest/setup';

const contract = defineContract({ name: 'word', moment: 'now', parts: { text: required('the text') } });
const mountedIds: string[] = [];
/** The milliseconds that each widget takes on the fake clock. */
let cost = 0;
let now = 0;
const word = defineWidget(contract, function Word({ Markup, slot }) {
  if (!mountedIds.includes(slot.id)) {
    mountedIds.push(slot.id);
    now += cost;
  }
  return <Markup text={{ className: 'live' }} />;
});
const group = defineGroup([word]);

function page(count: number): HTMLElement[] {
  document.body.innerHTML = Array.from(
    { length: count },
    (_, index) => `<p id="s${index}" data-widget="word"><b data-part="text">x</b></p>`,
  ).join('');
  return [...document.querySelectorAll('p')];
}
const session = (): Session => ({
  version: 'test',
  loadChunk: async (chunk) =>
    ({ explainUnknown: ({ id }: HTMLElement) => void explained.push(`${chunk} ${id}`) }) as never,
  mountDeferred: () => {},
  policy: identityPolicy,
});
/** The slots whose name was reported: the chunk that did it, and their ids. */
const explained: string[] = [];
const used: Session[] = [];
const mount = async (slots: readonly HTMLElement[], settled = jest.fn<Settled>()) => {
  const one = session();
  used.push(one);
  await mountSlots(one, group.widgets, slots, settled);
  return settled;
};
/**
 * The number of mounted slots at each turn of the browser, on the fake clock.
 * @param length milliseconds of a turn
 */
const countTurns = (length = 0) => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const turns: number[] = [];
  const postTask = async () => {
    turns.push(mountedIds.length);
    now += length;
  };
  Object.assign(globalThis, { scheduler: { postTask } });
  return turns;
};
// No press has happened; otherwise the store would load the calls and the deferred slots.
beforeEach(() => void Object.assign(navigator, { userActivation: { hasBeenActive: false } }));
afterEach(() => {
  for (const { stopObserving } of used.splice(0)) stopObserving?.();
  mountedIds.length = 0;
  Object.assign(globalThis, { scheduler: undefined });
  Reflect.deleteProperty(navigator, 'userActivation');
});

describe('the slots of a group', () => {
  it('are all mounted in the order of the page, and settle when their overrides are shown', async () => {
    const slots = page(12);
    const live: boolean[] = [];
    const settled = jest.fn<Settled>((slot) => void live.push(Boolean(slot.querySelector('.live'))));
    await mount(slots, settled);
    expect(mountedIds).toEqual(slots.map(({ id }) => id));
    expect(settled.mock.calls.map(([slot]) => slot)).toEqual(slots);
    expect(live).toEqual(slots.map(() => true));
  });

  it.each<[string, number, number[]]>([
    ['five in one flush after one of them was fast', 1, [0, 11]],
    ['one by one while they are slow, and yield to the browser after 8 ms', 2, [0, 4, 8, 15]],
    ['five in one flush after the tenth, even if they are slow', 9, [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 15]],
  ])('are mounted %s', async (_, milliseconds, expected) => {
    [cost, now] = [milliseconds, 0];
    const turns = countTurns();
    await mount(page(20));
    expect(turns).toEqual(expected);
    expect(mountedIds.length).toBe(20);
  });

  it('are mounted one by one again if they become slow before the tenth', async () => {
    [cost, now] = [1, 0];
    const turns = countTurns();
    const slots = page(20);
    await mount(
      slots,
      jest.fn((slot: HTMLElement) => void (slot === slots[0] && (cost = 9))),
    );
    expect(turns).toEqual([0, 6, 7, 8, 9, 10, 15]);
  });

  it.each([
    { turn: 1, perTurn: 5 },
    { turn: 24, perTurn: 15 },
    { turn: 500, perTurn: 20 },
  ])('mount $perTurn in a turn after the first hundred, if the browser takes $turn ms between turns', async (given) => {
    [cost, now] = [2, 0];
    const turns = countTurns(given.turn);
    await mount(page(180));
    expect(turns.filter((mounted) => mounted > 20 && mounted <= 100)).toHaveLength(16);
    const late = turns.filter((mounted) => mounted > 105);
    expect(late[1]! - late[0]!).toBe(given.perTurn);
  });

  it('are mounted one turn after their chunk was evaluated, and one more after the store was created', async () => {
    const turns = countTurns();
    const evaluated = defineGroup([word]);
    const one = session();
    used.push(one);
    const [first, second] = page(2).map((element): DueSlot => ({ element, status: 'loading' }));
    await evaluated.mount(one, [first!]);
    expect(turns).toEqual([0, 0]);
    await evaluated.mount(one, [second!]);
    expect(turns).toEqual([0, 0]);
    expect(mountedIds).toEqual(['s0', 's1']);
    expect(first!.status).toBe('mounted');
  });

  it.each([undefined, {}])('continue in a later turn without `scheduler.postTask`: %j', async (scheduler) => {
    Object.assign(globalThis, { scheduler });
    [cost, now] = [9, 0];
    jest.spyOn(performance, 'now').mockImplementation(() => now);
    const timer = jest.spyOn(globalThis, 'setTimeout');
    await mount(page(6));
    expect(mountedIds.length).toBe(6);
    expect(timer.mock.calls.length).toBe(6);
  });

  it('are skipped when they have left the page, or a later call has mounted them', async () => {
    const slots = page(3);
    slots[0]!.remove();
    slots[1]!.dataset.widgetStatus = 'mounted';
    const settled = await mount(slots);
    expect(settled.mock.calls.map(([slot]) => slot)).toEqual([slots[2]]);
    expect(mountedIds).toEqual(['s2']);
  });

  it('fail alone, with a report, if they cannot be read or another script has renamed them', async () => {
    const slots = page(4);
    slots[0]!.dataset.widget = 'other';
    Object.defineProperty(slots[2]!, 'childNodes', {
      get: () => {
        throw new Error('nothing to read');
      },
    });
    const outcomes: string[][] = [];
    await mount(
      slots,
      jest.fn<Settled>(({ id }, outcome) => void outcomes.push([id, outcome])),
    );
    expect(outcomes.sort()).toEqual([
      ['s0', 'failed'],
      ['s1', 'mounted'],
      ['s2', 'failed'],
      ['s3', 'mounted'],
    ]);
    expect(complaints.splice(0).map((line) => line.split(' [object')[0])).toEqual(['word: Error: nothing to read']);
    expect(explained).toEqual(['on-demand s0']);
  });
});

const dueSlot = (): DueSlot => ({ element: document.createElement('p'), status: 'loading' });

it.each(['mounted', 'failed'] as const)('a slot shows that it is %s, and can be unmounted', (outcome) => {
  const [slot, other] = [dueSlot(), dueSlot()];
  const unmount = jest.fn();
  settleSlots([slot, other])(slot.element, outcome, unmount);
  expect(slot.status).toBe(outcome);
  expect(slot.element.dataset.widgetStatus).toBe(outcome);
  expect(slot.unmount).toBe(unmount);
  expect(other.status).toBe('loading');
});

it('a slot that leaves while its group is mounting is unmounted', () => {
  const leaves = dueSlot();
  const unmount = jest.fn();
  const settle = settleSlots([leaves]);
  leaves.status = 'removed';
  settle(leaves.element, 'mounted', unmount);
  expect(unmount).toHaveBeenCalledTimes(1);
  expect(leaves.status).toBe('removed');
  expect(leaves.unmount).toBeUndefined();
});
