import { describe, expect, it } from '@jest/globals';
import { everyRow } from './every-row';
import { faultKinds } from './fault';
import { rowName } from './row';

describe('the table of faults', () => {
  it('has at least 150 rows, each once, of every kind', () => {
    const names = everyRow.map(rowName);
    expect(names.length).toBeGreaterThanOrEqual(150);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    expect(faultKinds.filter((kind) => !everyRow.some(({ fault }) => fault.kind === kind))).toEqual([]);
  });

  it('gives each fault with an effect the kind of failure that the page notices', () => {
    const incomplete = everyRow.filter(
      ({ fault: { effect, failure } }) => (effect === 'none') !== (failure === undefined),
    );
    expect(incomplete.map(rowName)).toEqual([]);
  });
});
