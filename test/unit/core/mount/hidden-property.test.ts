import { expect, it } from '@jest/globals';
import { hiddenProperty } from '../../../../core/mount/find-hidden';

it('the report about a field that hides a property names the widget, the field and what to do', () => {
  expect(hiddenProperty('contact-form', 'elements')).toBe(
    'contact-form: a field with the name or id "elements" hides a property of the form that React needs; rename it',
  );
});
