import { describe, expect, it } from '@jest/globals';
import { contactForm } from '../../../../widgets/contact/contact-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

describe('the form that writes to the shop, before its code arrives', () => {
  it('is checked and sent by the browser', () => {
    expect((printExample(contactForm) as HTMLFormElement).checkValidity()).toBe(false);
  });
});

describe('the form that writes to the shop, when it is mounted', () => {
  it('asks for an address and a question', async () => {
    const { slot, parts, part } = await mountExample(contactForm);
    const said = () => parts('problem').map(({ textContent }) => textContent);
    document.body.onsubmit = (event) => event.preventDefault();
    slot.querySelector('button')!.click();
    await turn();
    expect(said()).toEqual(['Please fill in: Email address', 'Please fill in: Your question']);
    (part('control') as HTMLInputElement).value = 'ada@';
    part('control').dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
    expect(said()).toEqual([
      'Please use a valid email address, such as user@example.com.',
      'Please fill in: Your question',
    ]);
  });
});
