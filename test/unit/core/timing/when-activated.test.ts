import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenActivated } from '../../../../core/timing/wait';

describe('whenActivated', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it('waits until a shopper sees a prerendered page', () => {
    Object.assign(document, { prerendering: true });
    const run = jest.fn();
    whenActivated(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, false])('runs at once if document.prerendering is %s', (prerendering) => {
    if (prerendering !== undefined) Object.assign(document, { prerendering });
    const run = jest.fn();
    whenActivated(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
