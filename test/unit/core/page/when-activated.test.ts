import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenActivated } from '../../../../core/page/when-activated';

describe('a prerendered page', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it('starts when a shopper sees it', () => {
    Object.assign(document, { prerendering: true });
    const run = jest.fn();
    whenActivated(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each([undefined, false])('is not one where the browser says %s', (prerendering) => {
    if (prerendering !== undefined) Object.assign(document, { prerendering });
    const run = jest.fn();
    whenActivated(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
