import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { afterPaint } from '../../../../core/timing/wait';

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
