import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { onFirstInput } from '../../../../core/mount/session-store';

describe('a task for the first input', () => {
  const run = jest.fn();
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    run.mockReset();
    document.body.replaceChildren();
  });

  it.each(['pointermove', 'pointerdown', 'pointerup', 'keydown', 'focusin'])(
    'runs at the first %s, and only then',
    (sign) => {
      stop = onFirstInput(run);
      expect(run).not.toHaveBeenCalled();
      document.body.dispatchEvent(new Event(sign, { bubbles: true }));
      expect(run).toHaveBeenCalledTimes(1);
      document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
      expect(run).toHaveBeenCalledTimes(1);
    },
  );

  it('runs at a press whose propagation the page stops', () => {
    const button = document.body.appendChild(document.createElement('button'));
    button.addEventListener('pointerdown', (event) => event.stopPropagation());
    stop = onFirstInput(run);
    button.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    expect(run).toHaveBeenCalledTimes(1);
  });

  it('does not run after it is stopped', () => {
    onFirstInput(run)();
    document.body.dispatchEvent(new Event('pointermove', { bubbles: true }));
    expect(run).not.toHaveBeenCalled();
  });
});
