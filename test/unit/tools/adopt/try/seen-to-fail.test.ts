import { describe, expect, it } from '@jest/globals';
import { groups } from '../../../../tools/adopt/rule';
import { groupRules } from '../../../../tools/adopt/rules/group-rules';
import { everyBehaviour } from '../../../../tools/adopt/try/behaviours/every-behaviour';
import { unitOf } from '../../../../tools/adopt/try/behaviours/rule-labels';
import verdicts from '../../../../tools/adopt/try/behaviours/seen-to-fail.json';

describe('the behaviours that were seen to fail with a rule taken out', () => {
  const seen = Object.entries(verdicts).flatMap(([name, one]) => ('without' in one ? [[name, one.without]] : []));

  it('are at least 60', () => {
    expect(seen.length).toBeGreaterThanOrEqual(60);
  });

  it('are behaviours that there are, with rules that there are', () => {
    const names = new Set(everyBehaviour.map(({ name }) => name));
    const units = new Set(groupRules(groups).map(unitOf));
    expect(seen.filter(([name = '', unit = '']) => !names.has(name) || !units.has(unit))).toEqual([]);
  });
});
