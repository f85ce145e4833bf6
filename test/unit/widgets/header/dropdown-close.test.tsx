import { describe, expect, it } from '@jest/globals';
import { dropdown } from '../../../../widgets/header/dropdown';
import { mountExample } from '../../../support/examples/mount-example';
import { settle } from '../../../support/jest/settle';

describe('a drop-down with a button of the theme that closes it', () => {
  it('closes at a click on the button, and gives its control the focus', async () => {
    const { slot } = await mountExample(dropdown, {
      change: (box) =>
        box
          .querySelector('[data-part="content"]')!
          .insertAdjacentHTML('beforeend', '<li><button type="button" data-drop-down-close><b>×</b></button></li>'),
    });
    const box = slot as HTMLDetailsElement;
    const summary = box.querySelector('summary')!;
    summary.click();
    await settle();
    expect(box.open).toBe(true);
    box.querySelector<HTMLElement>('[data-drop-down-close] b')!.click();
    await settle();
    expect([box.open, document.activeElement]).toEqual([false, summary]);
  });
});
