import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { report } from '../../../../core/errors/report';
import { holdRepeats } from '../../../../core/vitals/hold-repeats';
import { complaints } from '../../../jest/setup';

const told: string[] = [];
const listen = (event: DocumentEventMap['widgets:error']) => void told.push(event.detail.message);

beforeEach(() => {
  told.length = 0;
  document.addEventListener('widgets:error', listen);
});
afterEach(() => document.removeEventListener('widgets:error', listen));

describe('problems', () => {
  it('are told once each, wherever they are, and ten at most; the console has them all', () => {
    holdRepeats();
    const element = document.body.appendChild(document.createElement('i'));
    report({ kind: 'call', message: 'no line' });
    report({ kind: 'call', message: 'no line', element });
    expect(told).toEqual(['no line']);
    for (let at = 0; at < 30; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    expect(told).toHaveLength(10);
    expect(complaints.splice(0)).toHaveLength(32);
  });
});
