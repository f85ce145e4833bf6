import { describe, expect, it } from '@jest/globals';
import { contactForm } from '../../../../widgets/contact/contact-form';
import { mountForm } from '../mount-form';

describe('the contact form', () => {
  it('requires a URL and a question', async () => {
    const { press, messages, submitters } = await mountForm(contactForm);
    await press();
    expect(messages()).toEqual(['Please fill in: Email address', 'Please fill in: Your question']);
    expect(submitters).toEqual([]);
  });
});
