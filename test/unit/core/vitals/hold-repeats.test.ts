import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { report } from '../../../../core/errors/report';
import { holdRepeats } from '../../../../core/vitals/hold-repeats';
import { complaints } from '../../../support/jest/setup';

const told: string[] = [];
const listen = (event: DocumentEventMap['widgets:error']) => void told.push(event.detail.message);

beforeEach(() => {
  told.length = 0;
  document.addEventListener('widgets:error', listen);
});
afterEach(() => document.removeEventListener('widgets:error', listen));

describe('problems', () => {
  holdRepeats();
  const look = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  beforeEach(() => void look());

  it('are told once each, wherever they are, and ten at most; the console has them all', () => {
    const element = document.body.appendChild(document.createElement('i'));
    report({ kind: 'call', message: 'no line' });
    report({ kind: 'call', message: 'no line', element });
    expect(told).toEqual(['no line']);
    for (let at = 0; at < 30; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    expect(told).toHaveLength(10);
    expect(complaints.splice(0)).toHaveLength(32);
  });

  it('are told again the next time that the page is looked at, also those that were too many', () => {
    for (let at = 0; at < 12; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    look();
    for (let at = 11; at < 14; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    expect(told.slice(10)).toEqual(['problem 11', 'problem 12', 'problem 13']);
    complaints.length = 0;
  });

  it('may be another script’s, without a word about them', () => {
    const heard = jest.fn();
    document.removeEventListener('widgets:error', listen);
    document.addEventListener('widgets:error', heard, { once: true });
    document.dispatchEvent(new CustomEvent('widgets:error'));
    expect(heard).toHaveBeenCalledTimes(1);
  });
});
