import { describe, expect, it, jest } from '@jest/globals';
import { identityPolicy } from '../../../../core/dom/trusted';
import type { Slot } from '../../../../core/loader/slot';
import { mountDue } from '../../../../core/loader/start';
import type { Group } from '../../../../core/mount/mount-slots';
import type { LoadChunk, Session } from '../../../../core/mount/session';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';

const session: Session = {
  version: '1',
  loadChunk: () => Promise.reject(new Error()),
  mountDeferred: () => {},
  policy: identityPolicy,
};
const mount = jest.fn<Group['mount']>();
const group = { mount } as unknown as Group;
const slotOf = (id: string, name = 'one'): Slot => {
  const element = document.body.appendChild(Object.assign(document.createElement('p'), { id }));
  return { element, widget: 'any', group: name, moment: 'now', status: 'waiting' };
};

function mounting() {
  document.body.innerHTML = '';
  mount.mockReset().mockResolvedValue();
  const chunks: { arrive: () => void; lose: (reason: Error) => void }[] = [];
  const load = jest.fn((_: string) => {
    return new Promise((resolve, reject) => chunks.push({ arrive: () => resolve({ group }), lose: reject }));
  });
  const settled = jest.fn();
  return { due: mountDue(session, load as LoadChunk, settled), load, settled, chunks };
}

describe('slots that are due', () => {
  it('are mounted together when their group has arrived, also those that become due meanwhile', async () => {
    const { due, load, settled, chunks } = mounting();
    const [first, second, late] = [slotOf('first'), slotOf('second'), slotOf('late')];
    due(first);
    expect(first.status).toBe('loading');
    expect(first.element.dataset.widgetStatus).toBe('loading');
    due(second);
    await settle();
    due(late);
    chunks[0]!.arrive();
    await settle();
    expect(load.mock.calls.map(([name]) => name)).toEqual(['one']);
    expect(
      mount.mock.calls.map(([given, slots]) => [given === session, slots.map(({ element }) => element.id)]),
    ).toEqual([[true, ['first', 'second', 'late']]]);
    expect(settled.mock.calls).toEqual([['one']]);
  });

  it('are mounted later when they become due after their group was mounted', async () => {
    const { due, chunks } = mounting();
    due(slotOf('first'));
    await settle();
    chunks[0]!.arrive();
    await settle();
    due(slotOf('late'));
    await settle();
    chunks[1]!.arrive();
    await settle();
    expect(mount.mock.calls.map(([, slots]) => slots.map(({ element }) => element.id))).toEqual([['first'], ['late']]);
  });
});

describe('slots whose group does not arrive', () => {
  it('fail together, with one report', async () => {
    const { due, settled, chunks } = mounting();
    const [first, second] = [slotOf('first'), slotOf('second')];
    const reports: unknown[] = [];
    const listen = ({ detail, target }: CustomEvent) => void reports.push([detail.kind, detail.message, target]);
    document.addEventListener('widgets:error', listen);
    due(first);
    due(second);
    await settle();
    const cause = new Error('Loading chunk one failed: offline');
    chunks[0]!.lose(cause);
    await settle();
    document.removeEventListener('widgets:error', listen);
    expect(reports).toEqual([['chunk', 'Loading chunk one failed: offline', first.element]]);
    expect(complaints.splice(0)).toHaveLength(1);
    expect(first.status).toBe('failed');
    expect(second.element.dataset.widgetStatus).toBe('failed');
    expect(mount.mock.calls.length).toBe(0);
    expect(settled.mock.calls).toEqual([['one']]);
  });

  it('are reported once for the same cause, and again for another cause', async () => {
    const { due, chunks } = mounting();
    const all = ['one', 'two', 'three'].map((name) => slotOf(name, name));
    all.forEach(due);
    await settle();
    const cause = new Error('the runtime is gone');
    chunks[0]!.lose(new Error('Loading chunk one failed', { cause }));
    chunks[1]!.lose(new Error('Loading chunk two failed', { cause: new Error(cause.message) }));
    chunks[2]!.lose(new Error('Loading chunk three failed', { cause: new Error('three.js is gone') }));
    await settle();
    expect(all.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(complaints.splice(0).map((line) => line.split(' [object')[0])).toEqual([
      'Loading chunk one failed',
      'Loading chunk three failed',
    ]);
  });
});

describe('a slot that leaves the page', () => {
  it('is not named in the report when its group then does not arrive', async () => {
    const { due, chunks } = mounting();
    const leaves = slotOf('leaves');
    const targets: (EventTarget | null)[] = [];
    const listen = ({ target }: Event) => void targets.push(target);
    document.addEventListener('widgets:error', listen);
    due(leaves);
    await settle();
    leaves.status = 'removed';
    chunks[0]!.lose(new Error('Loading chunk one failed: offline'));
    await settle();
    document.removeEventListener('widgets:error', listen);
    expect(targets).toEqual([document]);
    expect(leaves.status).toBe('removed');
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is not mounted when it leaves while its group is loading', async () => {
    const { due, chunks } = mounting();
    const [stays, leaves] = [slotOf('stays'), slotOf('leaves')];
    due(stays);
    due(leaves);
    await settle();
    leaves.status = 'removed';
    chunks[0]!.arrive();
    await settle();
    expect(mount.mock.calls.map(([, slots]) => slots.map(({ element }) => element.id))).toEqual([['stays']]);
  });
});

it('a slot in which a text is composed waits until it is due again', async () => {
  const { due, chunks } = mounting();
  const [composing, other] = [slotOf('composing'), slotOf('other')];
  for (const slot of [composing, other]) due(slot);
  composing.isComposing = true;
  chunks[0]!.arrive();
  await settle();
  const mounted = () => mount.mock.calls.map(([, slots]) => slots.map(({ element }) => element.id));
  expect([mounted(), composing.status]).toEqual([[['other']], 'waiting']);
  composing.isComposing = false;
  due(composing);
  chunks[1]!.arrive();
  await settle();
  expect(mounted()).toEqual([['other'], ['composing']]);
});
