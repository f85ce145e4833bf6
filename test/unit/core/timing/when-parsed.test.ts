import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { whenParsed } from '../../../../core/timing/wait';

const setReadyState = (state: DocumentReadyState) => jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
afterEach(() => void jest.restoreAllMocks());

describe('whenParsed', () => {
  it('waits for a page that is still loading', () => {
    const run = jest.fn();
    setReadyState('loading');
    whenParsed(run);
    expect(run).not.toHaveBeenCalled();
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it.each(['interactive', 'complete'] as const)('runs at once on a page that is %s', (state) => {
    const run = jest.fn();
    setReadyState(state);
    whenParsed(run);
    expect(run).toHaveBeenCalledTimes(1);
  });
});
