import { describe, expect, it } from '@jest/globals';
import { reviewForm } from '../../../../widgets/reviews/review-form';
import { mountForm } from '../mount-form';

describe('the form for a review', () => {
  it('shows beside each question what is missing, and focuses the first', async () => {
    const { press, messages, part, submitters } = await mountForm(reviewForm);
    await press();
    expect(messages()).toEqual([
      'Please choose a rating.',
      'Please use a valid email address, such as user@example.com.',
      'Please give your review a headline.',
      'Please write what you think of it.',
    ]);
    expect(document.activeElement).toBe(part('control'));
    expect(submitters).toEqual([]);
  });
});
