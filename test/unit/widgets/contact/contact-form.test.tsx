import { describe, expect, it } from '@jest/globals';
import { contactForm } from '../../../../widgets/contact/contact-form';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const html = `
  <form action="/pages.php" data-widget="contact-form" data-summary="Please check: [problems]">
    <div data-part="field"><input name="contact_email" type="email" required data-part="control">
      <p role="alert" data-part="problem" data-required-message="Your email, please" data-invalid-message="No such address"></p></div>
    <div data-part="field"><textarea name="contact_question" required data-part="control"></textarea>
      <p role="alert" data-part="problem" data-required-message="Your question, please"></p></div>
    <button>Send</button>
  </form>`;

describe('the form that writes to the shop, before its code arrives', () => {
  it('is checked and sent by the browser', () => {
    document.body.innerHTML = html;
    expect(document.querySelector('form')!.checkValidity()).toBe(false);
  });
});

describe('the form that writes to the shop, when it is mounted', () => {
  it('asks for an address and a question', async () => {
    const { slot, parts, part } = await mountWidget(contactForm, html);
    const said = () => parts('problem').map(({ textContent }) => textContent);
    document.body.onsubmit = (event) => event.preventDefault();
    slot.querySelector('button')!.click();
    await turn();
    expect(said()).toEqual(['Your email, please', 'Your question, please']);
    (part('control') as HTMLInputElement).value = 'ada@';
    part('control').dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
    expect(said()).toEqual(['No such address', 'Your question, please']);
  });
});
