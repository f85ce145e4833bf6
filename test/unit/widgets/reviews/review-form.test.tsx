import { describe, expect, it, jest } from '@jest/globals';
import { reviewForm } from '../../../../widgets/reviews/review-form';
import { mountWidget } from '../../mount-widget';
import { turn } from '../global/turn';

const problem = (id: string, missing: string, wrong = '') =>
  `<p id="${id}-problem" role="alert" data-part="problem" data-required-message="${missing}" data-invalid-message="${wrong}"></p>`;
const html = `
  <form action="/postreview.php" method="post" data-widget="review-form" data-summary="Please check: [problems]">
    <div data-part="field"><select name="revrating" required data-part="control"><option value="">Choose</option><option value="5">5</option></select>
      ${problem('rating', 'A rating, please')}</div>
    <div data-part="field"><input name="email" type="email" required data-part="control">${problem('email', 'An address, please', 'No such address')}</div>
    <div data-part="field"><input name="revtitle" required data-part="control">${problem('title', 'A headline, please')}</div>
    <div data-part="field"><textarea name="revtext" required data-part="control"></textarea>${problem('text', 'Your words, please')}</div>
    <button>Send</button>
  </form>`;

const mount = async () => {
  const mounted = await mountWidget(reviewForm, html);
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
    document.body.innerHTML = html;
    const form = document.querySelector('form')!;
    expect([form.checkValidity(), form.method]).toEqual([false, 'post']);
  });
});

describe('the form for a review, when it is mounted', () => {
  it('says beside each question what is missing, and leads to the first', async () => {
    const { send, sent, said, part, parts } = await mount();
    await send();
    expect(sent).toHaveBeenCalledWith(true);
    expect(said()).toEqual(['A rating, please', 'An address, please', 'A headline, please', 'Your words, please']);
    const control = part('control');
    expect(document.activeElement).toBe(control);
    expect([control.getAttribute('aria-describedby'), control.getAttribute('aria-invalid')]).toEqual([
      'rating-problem',
      'true',
    ]);
    expect(parts('field').every(({ className }) => className === 'form-field--error')).toBe(true);
  });

  it('asks for an address that is one', async () => {
    const { send, fill, said } = await mount();
    await fill('email', 'ada@');
    await send();
    expect(said()[1]).toBe('No such address');
    await fill('email', 'ada@example.com');
    expect(said()[1]).toBe('');
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
