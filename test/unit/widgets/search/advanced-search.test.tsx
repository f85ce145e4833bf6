import { describe, expect, it } from '@jest/globals';
import { advancedSearch } from '../../../../widgets/search/advanced-search';
import { mountForm } from '../mount-form';

describe('the advanced search', () => {
  it('shows beside the field what is missing, focuses it, and removes the message while something is typed', async () => {
    const { part, type, press, submitters } = await mountForm(advancedSearch);
    await type(part('query'), '  ');
    await press('[type="submit"]');
    expect([submitters, document.activeElement]).toEqual([[], part('query')]);
    expect(part('problem').textContent).toBe('Please say what to look for.');
    expect(part('field').className).toBe('form-field form-field--error');
    expect(part('query').getAttribute('aria-invalid')).toBe('true');
    expect(part('query').getAttribute('aria-describedby')).toBe('search_query_adv-problem');
    await type(part('query'), 'tea');
    expect([part('problem').textContent, part('field').className]).toEqual(['', 'form-field']);
    await press('[type="submit"]');
    expect(submitters).toHaveLength(1);
  });
});
