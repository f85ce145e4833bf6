import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type Problem, report } from '../../../../core/errors/report';
import { complaints } from '../../../support/jest/setup';

afterEach(() => document.body.replaceChildren());

describe('a report', () => {
  const problem: Problem = { kind: 'contract', message: 'quantity: data-max must be a number' };

  const received: unknown[] = [];
  const listen = ({ detail, target }: DocumentEventMap['widgets:error']) => void received.push([detail, target]);
  beforeEach(() => document.addEventListener('widgets:error', listen));
  afterEach(() => {
    document.removeEventListener('widgets:error', listen);
    received.length = 0;
  });

  it('writes one line in the console and dispatches one event on the element', () => {
    const element = document.createElement('div');
    document.body.append(element);
    report({ ...problem, element });
    expect(complaints.splice(0)).toEqual(['quantity: data-max must be a number [object HTMLDivElement]']);
    expect(received).toEqual([[{ ...problem, element }, element]]);
  });

  it('is dispatched on the document without an element, or if the element has left the page', () => {
    report(problem);
    const left = { ...problem, element: document.createElement('div') };
    report(left);
    expect(received).toEqual([
      [problem, document],
      [left, document],
    ]);
    complaints.splice(0);
  });

  it('includes the error that was thrown', () => {
    report({ ...problem, kind: 'widget', cause: new Error('boom') });
    expect(complaints.splice(0)).toEqual(['quantity: data-max must be a number Error: boom']);
  });

  it('does not throw if the console throws', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {
      throw new Error('console broken');
    });
    expect(() => report(problem)).not.toThrow();
  });

  it('does not throw if a listener throws', () => {
    const messages: unknown[] = [];
    const catchError = (event: ErrorEvent): void => {
      event.preventDefault();
      messages.push(event.message);
    };
    window.addEventListener('error', catchError);
    const broken = (): never => {
      throw new Error('forwarding broken');
    };
    document.addEventListener('widgets:error', broken, { once: true });
    expect(() => report(problem)).not.toThrow();
    window.removeEventListener('error', catchError);
    expect(messages).toEqual([expect.stringContaining('forwarding broken')]);
    complaints.splice(0);
  });
});
