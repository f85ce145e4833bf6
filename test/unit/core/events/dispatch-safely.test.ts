import { afterEach, describe, expect, it } from '@jest/globals';
import type { Problem } from '../../../../core/errors/report';
import { callSafely, dispatchSafely } from '../../../../core/events/dispatch-safely';
import { complaints } from '../../../support/jest/setup';

/** Reports that an operator receives while `act` runs. */
const reportsOf = (act: () => void): Problem[] => {
  const problems: Problem[] = [];
  const listen = ({ detail }: CustomEvent<Problem>): void => void problems.push(detail);
  document.addEventListener('widgets:error', listen);
  act();
  document.removeEventListener('widgets:error', listen);
  complaints.splice(0);
  return problems;
};
const listenOnce = (listener: (event: Event) => void) => document.addEventListener('sent', listener, { once: true });
const send = () => dispatchSafely(document, new Event('sent'));

afterEach(() => void (document.body.innerHTML = ''));

describe('a listener of another script that throws', () => {
  const cause = new Error('broken');

  it('is reported as a listener, with its event and its error', () => {
    listenOnce(() => {
      throw cause;
    });
    expect(reportsOf(send)).toEqual([{ kind: 'listener', message: 'a listener of "sent" threw: broken', cause }]);
  });

  it('is reported with the browser’s message if the browser hides the error', () => {
    listenOnce(() => void window.dispatchEvent(new ErrorEvent('error', { message: 'Script error.' })));
    expect(reportsOf(send).map(({ message }) => message)).toEqual(['a listener of "sent" threw: Script error.']);
  });

  it.each([
    ['leaves no line of the browser beside the report', new Error('broken'), true],
    ['keeps the browser’s line if the browser hides the error', null, false],
  ])('%s', (_, error, isPrevented) => {
    const event = new ErrorEvent('error', { message: 'Script error.', error, cancelable: true });
    listenOnce(() => void window.dispatchEvent(event));
    reportsOf(send);
    expect(event.defaultPrevented).toBe(isPrevented);
  });

  it('is no longer observed after the event: a later error is the browser’s own', () => {
    send();
    const event = new ErrorEvent('error', { error: new Error('later'), cancelable: true });
    const listen = () => {};
    // Without a listener, Jest fails the test for the error.
    window.addEventListener('error', listen);
    window.dispatchEvent(event);
    window.removeEventListener('error', listen);
    expect(event.defaultPrevented).toBe(false);
  });
});

it('an event reaches a form with a field named dispatchEvent', () => {
  document.body.innerHTML = '<form><input name="dispatchEvent"></form>';
  const form = document.querySelector('form')!;
  const types: string[] = [];
  form.addEventListener('sent', ({ type }) => types.push(type));
  dispatchSafely(form, new Event('sent'));
  expect(types).toEqual(['sent']);
});

describe('a function of another script', () => {
  it('is reported when it throws a text, which is the reason', () => {
    const call = () =>
      callSafely('hook', () => {
        throw 'not ready';
      });
    expect(reportsOf(call)).toEqual([
      { kind: 'listener', message: 'a listener of "hook" threw: not ready', cause: 'not ready' },
    ]);
  });
});
