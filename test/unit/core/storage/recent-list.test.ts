import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { recentList } from '../../../../core/storage/recent-list';

const list = recentList('terms', { limit: 3, days: 30 });

beforeEach(() => localStorage.clear());

describe('a list of recent texts', () => {
  it('has the newest first, each once whatever its case, and no more than its limit', () => {
    for (const text of ['lamp', 'mug', 'Lamp', 'saw', 'oak']) list.add(text);
    expect(list.read()).toEqual(['oak', 'saw', 'Lamp']);
  });

  it('forgets one text, or all, and then leaves nothing in the storage', () => {
    for (const text of ['lamp', 'mug']) list.add(text);
    list.remove('mug');
    expect(list.read()).toEqual(['lamp']);
    list.remove('lamp');
    expect(localStorage.length).toBe(0);
    list.add('mug');
    list.clear();
    expect(localStorage.length).toBe(0);
  });

  it('drops a text after its days', () => {
    jest.useFakeTimers({ now: 0 });
    list.add('lamp');
    jest.setSystemTime(31 * 86_400_000);
    expect(list.read()).toEqual([]);
  });

  it.each(['no JSON', '{}', '["lamp", [1, 2], ["mug"], null]'])('is empty for %s', (stored) => {
    localStorage.terms = stored;
    expect(list.read()).toEqual([]);
  });
});
