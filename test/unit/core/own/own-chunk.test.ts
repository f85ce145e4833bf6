import { afterEach, describe, expect, it } from '@jest/globals';
import type { Widget } from '../../../../core/contract/define-widget';
import type { DueSlot } from '../../../../core/mount/due-slot';
import type { Session } from '../../../../core/mount/session';
import { openOwn } from '../../../../core/own/own-chunk';
import { complaints } from '../../../support/jest/setup';

// The build sets it.
Object.assign(globalThis, { WIDGETS_VERSION: '1.4.0' });

const reports: string[] = [];
document.addEventListener('widgets:error', ({ detail }) => void reports.push(detail.message));
afterEach(() => void (reports.length = 0));

/** Opens a chunk, mounts its two slots twice, and returns their statuses. */
async function mountTwice(builtFor: string, run: Parameters<typeof openOwn>[2]): Promise<string[]> {
  document.body.innerHTML = '<p data-widget="acme-guide"></p><p data-widget="acme-guide"></p>';
  const { group } = openOwn('acme', builtFor, run);
  const slots = [...document.querySelectorAll<HTMLElement>('p')].map((element): DueSlot => {
    return { element, status: 'loading' };
  });
  for (const slot of slots) await group.mount({} as Session, [slot]);
  return slots.map(({ status }) => status);
}

describe('a chunk of a theme’s own widgets', () => {
  it.each(['1.0.0', '1.4.0', '1.12.3'])('built for %s gets the exports of 1.4.0 by name', (builtFor) => {
    const taken: unknown[] = [];
    const { group } = openOwn('acme', builtFor, (take) => {
      taken.push(...['useState', 'jsx', 'defineWidget', 'useProduct', 'useCart'].map(take));
      return [{ contract: { name: 'acme-guide', moment: 'idle' }, Component: () => null } as Widget];
    });
    expect(taken.map((one) => typeof one)).toEqual(Array(5).fill('function'));
    expect([...group.widgets.keys()]).toEqual(['acme-guide']);
  });

  it.each<[string, string, Parameters<typeof openOwn>[2], string]>([
    ['built for another major', '2.0.0', () => [], 'built for widgets 2.0.0, and this page runs widgets 1.4.0'],
    [
      'that needs a newer export',
      '1.9.0',
      (take) => [take('useWeather') as Widget],
      '"useWeather" of widgets 1.9.0 is missing, because this page runs widgets 1.4.0',
    ],
    [
      'whose own code throws',
      '1.4.0',
      () => {
        throw new Error('no sizes');
      },
      'no sizes',
    ],
  ])('%s leaves its slots as rendered, and says why once', async (_, builtFor, run, why) => {
    expect(await mountTwice(builtFor, run)).toEqual(['failed', 'failed']);
    expect(reports).toEqual([`own widgets "acme" do nothing: ${why}`]);
    expect(complaints.splice(0)).toHaveLength(1);
    expect(document.body.innerHTML).toContain('data-widget="acme-guide"');
  });
});
