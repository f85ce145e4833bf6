import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterPaint, whenActivated, whenParsed } from '../../../../core/timing/wait';

let frame: FrameRequestCallback | undefined;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['requestAnimationFrame'] });
  frame = undefined;
  window.requestAnimationFrame = (callback) => {
    frame = callback;
    return 1;
  };
});
afterEach(() => {
  Reflect.deleteProperty(window, 'requestAnimationFrame');
});

describe('afterPaint', () => {
  const wait = () => {
    const painted = jest.fn();
    void afterPaint().then(painted);
    return painted;
  };

  it('waits for a task after the next frame, not for the frame itself', async () => {
    const painted = wait();
    frame?.(0);
    await Promise.resolve();
    expect(painted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(0);
    expect(painted).toHaveBeenCalledTimes(1);
  });

  it('waits 100 ms at most if nothing is painted', async () => {
    const painted = wait();
    await jest.advanceTimersByTimeAsync(99);
    expect(painted).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(painted).toHaveBeenCalledTimes(1);
  });
});

describe('whenActivated', () => {
  afterEach(() => void Reflect.deleteProperty(document, 'prerendering'));

  it.each([true, undefined, false])('waits until a shopper sees a page that is prerendered: %s', (prerendering) => {
    if (prerendering !== undefined) Object.assign(document, { prerendering });
    const run = jest.fn();
    whenActivated(run);
    expect(run).toHaveBeenCalledTimes(prerendering ? 0 : 1);
    document.dispatchEvent(new Event('prerenderingchange'));
    expect(run).toHaveBeenCalledTimes(1);
  });
});

describe('whenParsed', () => {
  it.each(['loading', 'interactive', 'complete'] as const)('waits for a page that is still loading: %s', (state) => {
    jest.spyOn(document, 'readyState', 'get').mockReturnValue(state);
    const run = jest.fn();
    whenParsed(run);
    expect(run).toHaveBeenCalledTimes(state === 'loading' ? 0 : 1);
    document.dispatchEvent(new Event('DOMContentLoaded'));
    expect(run).toHaveBeenCalledTimes(1);
  });
});
