import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { report } from '../../../../core/errors/report';
import { holdRepeats } from '../../../../core/vitals/start-vitals';
import { complaints } from '../../../support/jest/setup';

const received: string[] = [];
const listen = (event: DocumentEventMap['widgets:error']) => void received.push(event.detail.message);

beforeEach(() => {
  received.length = 0;
  document.addEventListener('widgets:error', listen);
});
afterEach(() => document.removeEventListener('widgets:error', listen));

describe('problems', () => {
  holdRepeats();
  const changeVisibility = () => document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  beforeEach(() => void changeVisibility());

  it('are sent once each, from any element, and ten at most; the console has them all', () => {
    const element = document.body.appendChild(document.createElement('i'));
    report({ kind: 'call', message: 'no line' });
    report({ kind: 'call', message: 'no line', element });
    expect(received).toEqual(['no line']);
    for (let at = 0; at < 30; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    expect(received).toHaveLength(10);
    expect(complaints.splice(0)).toHaveLength(32);
  });

  it('are sent again after the visibility of the page has changed, also those over the limit', () => {
    for (let at = 0; at < 12; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    changeVisibility();
    for (let at = 11; at < 14; at += 1) report({ kind: 'widget', message: `problem ${at}` });
    expect(received.slice(10)).toEqual(['problem 11', 'problem 12', 'problem 13']);
    complaints.length = 0;
  });

  it('may be events of another script without details', () => {
    const listener = jest.fn();
    document.removeEventListener('widgets:error', listen);
    document.addEventListener('widgets:error', listener, { once: true });
    document.dispatchEvent(new CustomEvent('widgets:error'));
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
