import { describe, expect, it } from '@jest/globals';
import { contactForm } from '../../../../widgets/contact/contact-form';
import { printExample } from '../../../support/examples/mount-example';
import { mountForm } from '../mount-form';

describe('the contact form', () => {
  it('is checked by the browser before its code arrives', () => {
    expect((printExample(contactForm) as HTMLFormElement).checkValidity()).toBe(false);
  });

  it('requires a URL and a question', async () => {
    const { press, messages, submitters } = await mountForm(contactForm);
    await press();
    expect(messages()).toEqual(['Please fill in: Email address', 'Please fill in: Your question']);
    expect(submitters).toEqual([]);
  });
});
