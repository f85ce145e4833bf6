import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { identityPolicy } from '../../../../core/dom/trusted';
import type { Slot } from '../../../../core/loader/slot';
import { mountDue } from '../../../../core/loader/start';
import type { Group } from '../../../../core/mount/mount-slots';
import type { LoadChunk, Session } from '../../../../core/mount/session';
import { settle } from '../../../support/jest/settle';
import { complaints } from '../../../support/jest/setup';
import { deferred } from '../state/store-with-calls';

const session: Session = {
  version: '1',
  loadChunk: () => Promise.reject(new Error()),
  mountDeferred: () => {},
  policy: identityPolicy,
};
const slotOf = (id: string, name = 'one'): Slot => {
  const element = document.body.appendChild(Object.assign(document.createElement('p'), { id }));
  return { element, widget: 'any', group: name, moment: 'now', status: 'waiting' };
};

/** Slots that become due one after the other. The test lets their group arrive, or fail. */
function mounting() {
  document.body.innerHTML = '';
  const mount = jest.fn<Group['mount']>(async () => {});
  const chunks: ReturnType<typeof deferred<object>>[] = [];
  const load = jest.fn((_: string) => {
    const chunk = deferred<object>();
    chunks.push(chunk);
    return chunk.promise;
  });
  const settled = jest.fn();
  const due = mountDue(session, load as LoadChunk, settled);
  return {
    load,
    settled,
    mount,
    /** The ids of the slots of each call. */
    mounted: () => mount.mock.calls.map(([, slots]) => slots.map(({ element }) => element.id)),
    due: async (...slots: readonly Slot[]) => {
      slots.forEach(due);
      await settle();
    },
    arrive: async () => {
      chunks.at(-1)!.resolve({ group: { mount } });
      await settle();
    },
    lose: async (...reasons: readonly Error[]) => {
      reasons.forEach((reason, index) => chunks[index]!.reject(reason));
      await settle();
    },
  };
}

const offline = new Error('Loading chunk one failed: offline');
const reports: unknown[] = [];
const listen = ({ detail, target }: CustomEvent) => void reports.push([detail.kind, detail.message, target]);
document.addEventListener('widgets:error', listen);
afterEach(() => void reports.splice(0));

describe('slots that are due', () => {
  it('are mounted together when their group has arrived, also those that become due meanwhile', async () => {
    const { due, arrive, load, settled, mount, mounted } = mounting();
    const [first, second, late, last] = ['first', 'second', 'late', 'last'].map((id) => slotOf(id));
    await due(first!, second!);
    expect([first!.status, first!.element.dataset.widgetStatus]).toEqual(['loading', 'loading']);
    await due(late!);
    await arrive();
    expect(load.mock.calls).toEqual([['one']]);
    expect(settled.mock.calls).toEqual([['one']]);
    expect(mount.mock.calls[0]![0]).toBe(session);
    await due(last!);
    await arrive();
    expect(mounted()).toEqual([['first', 'second', 'late'], ['last']]);
  });

  it('fail together, with one report, when their group does not arrive', async () => {
    const { due, lose, settled, mounted } = mounting();
    const [first, second] = [slotOf('first'), slotOf('second')];
    await due(first, second);
    await lose(offline);
    expect(reports).toEqual([['chunk', offline.message, first.element]]);
    expect(complaints.splice(0)).toHaveLength(1);
    expect([first.status, second.element.dataset.widgetStatus]).toEqual(['failed', 'failed']);
    expect([mounted(), settled.mock.calls]).toEqual([[], [['one']]]);
  });

  it('are reported once for the same cause, and again for another cause', async () => {
    const { due, lose } = mounting();
    const all = ['one', 'two', 'three'].map((name) => slotOf(name, name));
    await due(...all);
    const gone = () => new Error('the runtime is gone');
    await lose(
      new Error('Loading chunk one failed', { cause: gone() }),
      new Error('Loading chunk two failed', { cause: gone() }),
      new Error('Loading chunk three failed', { cause: new Error('three.js is gone') }),
    );
    expect(all.map(({ status }) => status)).toEqual(['failed', 'failed', 'failed']);
    expect(complaints.splice(0).map((line) => line.split(' [object')[0])).toEqual([
      'Loading chunk one failed',
      'Loading chunk three failed',
    ]);
  });
});

describe('a slot that leaves the page while its group is loading', () => {
  it('is not named in the report when its group then does not arrive', async () => {
    const { due, lose } = mounting();
    const leaves = slotOf('leaves');
    await due(leaves);
    leaves.status = 'removed';
    await lose(offline);
    expect([reports, leaves.status]).toEqual([[['chunk', offline.message, document]], 'removed']);
    expect(complaints.splice(0)).toHaveLength(1);
  });

  it('is not mounted', async () => {
    const { due, arrive, mounted } = mounting();
    const leaves = slotOf('leaves');
    await due(slotOf('stays'), leaves);
    leaves.status = 'removed';
    await arrive();
    expect(mounted()).toEqual([['stays']]);
  });
});

it('a slot in which a text is composed waits until it is due again', async () => {
  const { due, arrive, mounted } = mounting();
  const composing = slotOf('composing');
  await due(composing, slotOf('other'));
  composing.isComposing = true;
  await arrive();
  expect([mounted(), composing.status]).toEqual([[['other']], 'waiting']);
  composing.isComposing = false;
  await due(composing);
  await arrive();
  expect(mounted()).toEqual([['other'], ['composing']]);
});
