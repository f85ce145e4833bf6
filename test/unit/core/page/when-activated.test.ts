import { describe, expect, it } from '@jest/globals';
import { isPrerendering, whenActivated } from '../../../../core/page/when-activated';

describe('a page that nobody sees yet', () => {
  it('waits until it is shown', async () => {
    const events: string[] = [];
    Object.assign(document, { prerendering: true });
    expect(isPrerendering()).toBe(true);
    const shown = whenActivated().then(() => events.push('shown'));
    await Promise.resolve();
    events.push('activated');
    Object.assign(document, { prerendering: false });
    document.dispatchEvent(new Event('prerenderingchange'));
    await shown;
    expect(events).toEqual(['activated', 'shown']);
    await whenActivated();
  });
});
