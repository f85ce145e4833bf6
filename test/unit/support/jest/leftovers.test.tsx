import { describe, expect, it } from '@jest/globals';
import { useEffect } from 'react';
import { defineContract, defineWidget } from '../../../../core/contract/define-widget';
import { mountWidget } from '../../../support/examples/mount-widget';
import { settle } from '../../../support/jest/settle';

/** What has happened, in all tests of this file. */
const events: string[] = [];
const probe = defineWidget(
  defineContract({ name: 'probe', moment: 'now', slot: 'div', parts: {} }),
  function Probe({ Markup }) {
    useEffect(() => () => void events.push('unmounted'), []);
    return <Markup />;
  },
);

// In this order: the second test sees what the first one leaves.
describe('what a test leaves', () => {
  it('is there until its end: a widget, timers', async () => {
    setTimeout(() => events.push('timer'), 5);
    setInterval(() => events.push('interval'), 5);
    await mountWidget(probe, '<div data-widget="probe"></div>');
    await settle();
    expect(events).not.toContain('unmounted');
    events.length = 0;
  });

  it('is gone in the next one', async () => {
    expect(events.splice(0)).toEqual(['unmounted']);
    await settle();
    await settle();
    expect(events).toEqual([]);
  });
});
