import { describe, expect, it, jest } from '@jest/globals';
import { reviewForm } from '../../../../widgets/reviews/review-form';
import { mountExample, printExample } from '../../../support/examples/mount-example';
import { turn } from '../global/turn';

const mount = async () => {
  const mounted = await mountExample(reviewForm, {
    change: (slot) => {
      // The example has the same message for a missing and for an invalid address.
      slot.querySelector<HTMLElement>('#email_input-problem')!.dataset.invalidMessage = 'No such address';
    },
  });
  const sent = jest.fn();
  document.body.onsubmit = (event) => {
    sent(event.defaultPrevented);
    event.preventDefault();
  };
  const send = async () => {
    mounted.slot.querySelector('button')!.click();
    await turn();
  };
  const fill = async (name: string, value: string) => {
    const field = mounted.slot.querySelector<HTMLInputElement>(`[name="${name}"]`)!;
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    await turn();
  };
  return { ...mounted, sent, send, fill, said: () => mounted.parts('problem').map(({ textContent }) => textContent) };
};

describe('the form for a review, before its code arrives', () => {
  it('is checked and sent by the browser', () => {
    const form = printExample(reviewForm) as HTMLFormElement;
    expect(form.checkValidity()).toBe(false);
    expect(form.method).toBe('post');
  });
});

describe('the form for a review, when it is mounted', () => {
  it('says beside each question what is missing, and leads to the first', async () => {
    const { send, sent, said, part, parts } = await mount();
    await send();
    expect(sent).toHaveBeenCalledWith(true);
    expect(said()).toEqual([
      'Please choose a rating.',
      '',
      'Please use a valid email address, such as user@example.com.',
      'Please give your review a headline.',
      'Please write what you think of it.',
    ]);
    const control = part('control');
    expect(document.activeElement).toBe(control);
    expect(control.getAttribute('aria-describedby')).toBe('rating-rate-problem');
    expect(control.getAttribute('aria-invalid')).toBe('true');
    const faulty = parts('field').map(({ classList }) => classList.contains('form-field--error'));
    expect(faulty).toEqual([true, false, true, true, true]);
  });

  it('asks for an address that is one', async () => {
    const { send, fill, said } = await mount();
    await fill('email', 'ada@');
    await send();
    expect(said()[2]).toBe('No such address');
    await fill('email', 'ada@example.com');
    expect(said()[2]).toBe('');
  });

  it('posts the review as the browser does', async () => {
    const { send, fill, sent } = await mount();
    for (const [name, value] of [
      ['revrating', '5'],
      ['email', 'ada@example.com'],
      ['revtitle', 'Good'],
      ['revtext', 'Lit'],
    ] as const) {
      await fill(name, value);
    }
    await send();
    expect(sent).toHaveBeenCalledWith(false);
  });
});
