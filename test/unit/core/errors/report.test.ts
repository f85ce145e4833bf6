import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { report, type Problem } from '../../../../core/errors/report';
import { complaints } from '../../../support/jest/setup';

afterEach(() => document.body.replaceChildren());

describe('a report', () => {
  const problem: Problem = { kind: 'contract', message: 'quantity: data-max must be a number' };

  it('is one line in the console and one event from the element', () => {
    const element = document.createElement('div');
    document.body.append(element);
    const heard: unknown[] = [];
    document.addEventListener('widgets:error', ({ detail, target }) => heard.push([detail, target]), {
      once: true,
    });
    report({ ...problem, element });
    expect(complaints.splice(0)).toEqual(['quantity: data-max must be a number [object HTMLDivElement]']);
    expect(heard).toEqual([[{ ...problem, element }, element]]);
  });

  it('comes from the document when it is about no element, or about one that has gone', () => {
    const heard: unknown[] = [];
    const hear = ({ target }: Event): void => void heard.push(target);
    document.addEventListener('widgets:error', hear);
    report(problem);
    report({ ...problem, element: document.createElement('div') });
    document.removeEventListener('widgets:error', hear);
    expect(heard).toEqual([document, document]);
    complaints.splice(0);
  });

  it('names what was thrown', () => {
    report({ ...problem, kind: 'widget', cause: new Error('boom') });
    expect(complaints.splice(0)).toEqual(['quantity: data-max must be a number Error: boom']);
  });

  it('never throws, whatever has become of the console', () => {
    jest.spyOn(console, 'error').mockImplementation(() => {
      throw new Error('console broken');
    });
    expect(() => report(problem)).not.toThrow();
  });

  it('never throws, whatever its listeners do', () => {
    const seen: unknown[] = [];
    const see = (event: ErrorEvent): void => {
      event.preventDefault();
      seen.push(event.message);
    };
    window.addEventListener('error', see);
    const broken = (): never => {
      throw new Error('forwarding broken');
    };
    document.addEventListener('widgets:error', broken, { once: true });
    expect(() => report(problem)).not.toThrow();
    window.removeEventListener('error', see);
    expect(seen).toEqual([expect.stringContaining('forwarding broken')]);
    complaints.splice(0);
  });
});
